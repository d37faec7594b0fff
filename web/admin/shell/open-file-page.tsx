// A bookmarked file: the login, if one is needed, comes before this screen. It opens nothing by itself, since any site can link here.
import { useSearchParams } from 'react-router'
import { splitLanguage } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, previewParameter, publicPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { paths } from '../../calls/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failed, Loading } from '../../ui/list-state.tsx'
import { useAccount } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { words as shared } from '../blocks/words.ts'

export function Page() {
  const [search] = useSearchParams()
  const file = search.get('file') ?? ''
  const known = isFile(file)
  const isRefused = search.has('refused')
  const signedIn = useAccount() !== undefined

  return (
    <>
      <Heading title={adminPages.openFile.title} note={isRefused ? staffMessages.auth.notYours : undefined} />
      {isRefused ? <ButtonLink to={adminPages.dashboard.path}>{shared.toDashboard}</ButtonLink> : null}
      {known || isRefused ? null : <Failed>{messages.errors.notFound}</Failed>}
      {known && !signedIn ? <Loading /> : null}
      {known && signedIn ? (
        <>
          <p className="mb-6 text-stone">{words.opens}</p>
          <ButtonLink href={file}>{words.open}</ButtonLink>
        </>
      ) : null}
    </>
  )
}

const patternOf = ({ path }: { path: string }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const filePaths = Object.values(paths)
  .filter(({ file }) => file)
  .map(patternOf)
const pagePaths = Object.values(publicPages).map(patternOf)

/** Only files and previews of this site: the address comes from a link that anybody can make. */
function isFile(address: string) {
  const [pathname = '', search] = address.split('?')
  const isPreview = new URLSearchParams(search).get(previewParameter) === '1'
  const known = isPreview ? pagePaths : filePaths
  return known.some((path) => path.test(isPreview ? splitLanguage(pathname).url : pathname))
}

const words = inBoth({
  opens: [
    'You are logged in and can open it now. A Word file is saved with your downloads instead.',
    'നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടുണ്ട്; ഇനി തുറക്കാം. Word ഫയൽ ആണെങ്കിൽ ഡൗൺലോഡുകളിൽ സേവ് ആകും.',
  ],
  open: ['Open it', 'തുറക്കാം'],
})
