import { pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { language } from '../../language/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { InlineText } from '../content/rich-text.tsx'

/** What the sender of a form agrees to: one sentence, which opens to the whole text. */
export function PrivacyNotice({ text, version }: { text: string; version: string | undefined }) {
  return (
    <details className="group border-l-2 border-brass pl-4 text-sm text-stone">
      <summary className="min-h-11 cursor-pointer list-none content-center">
        {words.agree}{' '}
        <span className="link inline-flex items-center gap-1 whitespace-nowrap">
          {words.more}
          <Icon name="chevron" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-2">
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} lang={langOf(paragraph)}>
            <InlineText text={paragraph} linkClassName="link" />
          </p>
        ))}
        <p>
          <a
            href={pathIn(language, publicPages.privacy.path)}
            target="_blank"
            rel="noopener"
            className="link"
          >
            {words.notice}
          </a>
          {words.version(version)}
        </p>
      </div>
      <input type="hidden" name="notice_version" value={version} />
    </details>
  )
}

const words = inBoth({
  agree: [
    'By sending you agree to how we keep your data.',
    'ഇത് അയയ്ക്കുന്നതോടെ, നിങ്ങളുടെ വിവരങ്ങൾ ഞങ്ങൾ സൂക്ഷിക്കുന്ന രീതിക്ക് നിങ്ങൾ സമ്മതിക്കുന്നു.',
  ],
  more: ['More', 'കൂടുതൽ'],
  notice: ['The whole privacy notice (new tab)', 'സ്വകാര്യതാ അറിയിപ്പ് മുഴുവൻ വായിക്കാം (പുതിയ ടാബിൽ)'],
  version: [(version: string | undefined) => `, version ${version}.`, (version) => `, പതിപ്പ് ${version}.`],
})
