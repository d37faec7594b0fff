import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { usePageContext } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Mark } from '../../ui/icon.tsx'
import { Head } from '../seo/head.tsx'

const notFound = { status: 404, sentence: messages.errors.notFound }

/** Also stands in for a page that could not be shown for another reason. */
export function Page() {
  const { status, sentence } = usePageContext().failed ?? notFound
  const { name, title } = wordsOf(status)
  // Nothing is wrong with the address: a moment later it may work.
  const isPassing = status === 429 || status >= 500
  return (
    <>
      <Head title={name} description={sentence} noindex />
      <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-x-[8vw] gap-y-4 py-8 md:grid-cols-[auto_1fr] md:items-center md:py-section">
        <Mark
          missingWall
          strokeWidth={0.4}
          className="-ml-2 size-20 max-w-full text-laterite md:size-72 lg:-ml-10 lg:size-96"
        />
        <div>
          <p className="label">{status}</p>
          <h1 className="mt-2 md:mt-4">{title}</h1>
          <p className="mt-4 max-w-measure text-lg text-stone md:mt-6">{sentence}</p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
            {isPassing ? <ButtonLink href="">{words.tryAgain}</ButtonLink> : null}
            <ButtonLink to={publicPages.home.path} variant={isPassing ? 'secondary' : undefined}>
              {words.backHome}
            </ButtonLink>
            <ButtonLink to={publicPages.contact.path} variant="secondary">
              {words.talkToUs}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

function wordsOf(status: number) {
  if (status === 429) return words.tooMany
  if (status === 401 || status === 403) return words.closed
  if (status === 400 || status === 404) return words.missing
  return words.broken
}

const words = inBoth({
  /** `name` stands in the tab, `title` on the page. */
  missing: { name: ['Page not found', 'ഈ പേജ് ഇല്ല'], title: ['We can’t find that page', 'ഈ പേജ് കാണാനില്ല'] },
  tooMany: { name: ['One moment', 'ഒരു നിമിഷം'], title: ['One moment, please', 'ഒരു നിമിഷം കാത്തിരിക്കൂ'] },
  closed: { name: ['Staff only', 'ജീവനക്കാർക്കു മാത്രം'], title: ['This door is closed', 'ഈ വാതിൽ അടഞ്ഞുകിടക്കുകയാണ്'] },
  broken: {
    name: ['Not now', 'ഇപ്പോൾ പറ്റുന്നില്ല'],
    title: ['This did not work just now', 'ഇപ്പോൾ ഇതു നടക്കുന്നില്ല'],
  },
  tryAgain: ['Try again', 'വീണ്ടും ശ്രമിക്കാം'],
  backHome: ['Back to the home page', 'ഹോം പേജിലേക്ക്'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
})
