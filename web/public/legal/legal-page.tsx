import type { Clause, LegalContent } from '#content/old/types.ts'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Head } from '../seo/head.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { interpolate, RichText } from '../shell/rich-text.tsx'

export function LegalPage({ page, content }: { page: 'privacy' | 'terms'; content: LegalContent }) {
  const applies = ({ renderings = site.picturesAreRenderings }: Clause) =>
    renderings === site.picturesAreRenderings
  return (
    <>
      <Head title={publicPages[page].title} description={content.description} />
      <PageTop label={content.label} title={content.title} intro={interpolate(content.intro)} />
      <div className="wrap pb-section">
        {content.clauses.filter(applies).map((clause) => (
          <section
            key={clause.title}
            className="grid gap-x-[6vw] gap-y-3 border-t border-line py-8 lg:grid-cols-[minmax(0,22rem)_1fr] lg:py-10"
          >
            <h2 className="text-xl">{clause.title}</h2>
            <div className="prose">
              {clause.body.map((block) => (
                <Block key={block.toString()} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

function Block({ block }: { block: string | string[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    )
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
