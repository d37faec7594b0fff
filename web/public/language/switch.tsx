import { useLocation } from 'react-router'
import { languageNames, languages, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { usePageContext } from '../../page-context.ts'
import { words } from '../shell/words.ts'

/** Plain links to this page in each language: another language is another build. language-choice.ts hears of the click. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  // What went wrong in one language goes wrong in the other.
  const { failed } = usePageContext()
  const here = failed ? publicPages.home.path : pathname + search
  return (
    <ul aria-label={words.language} className={className}>
      {languages.map((one) => (
        <li key={one}>
          <a
            href={pathIn(one, here)}
            lang={one}
            hrefLang={one}
            data-language={one}
            aria-current={one === language || undefined}
            className="flex min-h-[44px] min-w-[44px] items-center underline-offset-4 hover:underline aria-[current]:underline"
          >
            {languageNames[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
