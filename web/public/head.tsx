import { site } from '#site'

/** A page's title and description; React moves them into the document's head. */
export function Head({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
    </>
  )
}
