import { Link } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Head } from '../seo/head.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { Clause } from './clause.tsx'

export function Page() {
  return (
    <>
      <Head
        title={publicPages.terms.title}
        description="What you can rely on when you read this site, what needs a signed contract, and which law applies."
      />
      <PageTop label="Terms" title="What you can rely on here">
        <p>
          This site tells you what we do and how to reach us. A house is agreed on paper, with drawings, a
          price and two signatures. These are the terms for everything before that.
        </p>
      </PageTop>
      <div className="wrap pb-section">
        <Clause title="Information, not an offer">
          <p>
            Descriptions, durations and prices on this site are examples from our work. Steel, cement and
            labour change in price, and so does every plot. What counts is the written estimate we make for
            you; it names its own date of validity.
          </p>
        </Clause>
        <Clause title="Pictures">
          {site.picturesAreRenderings ? (
            <p>
              The pictures on this site are visualisations: they show how we design and build, and are not
              photographs of finished houses. Colours and materials can differ from what is built.
            </p>
          ) : (
            <p>
              The pictures on this site show houses we built, with the agreement of their owners. Colours can
              differ from screen to screen.
            </p>
          )}
        </Clause>
        <Clause title="When you write to us or apply">
          <p>
            A message or an application binds neither side. Please write what is true, and send only files
            that are yours to send. What we do with your data is in the{' '}
            <Link to={publicPages.privacy.path}>privacy notice</Link>.
          </p>
        </Clause>
        <Clause title="Reviews">
          <p>
            Reviews come from people who have built with us and are shown in their own words. We add them
            ourselves, shorten nothing that changes the meaning, and take one down when its writer asks.
          </p>
        </Clause>
        <Clause title="Text, drawings and pictures">
          <p>
            They belong to {site.name} or are used with permission. You may share a page, print it and show it
            to your family. For anything else, ask.
          </p>
        </Clause>
        <Clause title="If something here is wrong">
          <p>
            We keep this site correct and running with care, but cannot promise that it is free of mistakes or
            always there. If a mistake matters to you, tell us and we put it right. We answer for damage as
            the law requires; this page takes none of your rights as a consumer away.
          </p>
        </Clause>
        <Clause title="Links">
          <p>We choose links to other sites with care; their content is their owners’.</p>
        </Clause>
        <Clause title="Law">
          <p>
            Indian law applies, and the courts at Ernakulam decide. Before it comes to that, call us: most
            things are settled in one conversation.
          </p>
        </Clause>
      </div>
    </>
  )
}
