import { useCompany } from '../../../page-context.ts'
import { Logo } from '../../../ui/icon.tsx'
import { QrCode } from '../../blocks/qr-code.tsx'
import type { Poster } from './poster.ts'
import { words } from './words.ts'
import './sheet.css'

/** One A4 page. All sizes follow from its width, so that the screen shows what the printer prints. */
export function Sheet({ poster }: { poster: Poster }) {
  const { logo } = useCompany()
  return (
    <div className="sheet-frame @container border border-line">
      <article
        key={JSON.stringify(poster)}
        ref={fitWords}
        lang={poster.language}
        className="sheet flex flex-col overflow-hidden bg-white px-[8cqw] py-[7cqw] *:shrink-0 [&_p]:text-balance"
      >
        <p className="flex items-center gap-[2.4cqw] border-b-2 border-charcoal pb-[3cqw] font-serif text-[1.15em]">
          <Logo picture={logo} className="size-[7.5cqw] text-laterite" strokeWidth={1.2} />
          {poster.company}
        </p>
        <p className="mt-[7cqw] text-[1.15em] font-semibold text-laterite">{poster.hiring}</p>
        <p className="sheet-title mt-[1.5cqw] font-serif">{poster.title}</p>
        {poster.pay ? <p className="sheet-pay mt-[0.5em] font-serif">{poster.pay}</p> : null}
        <dl className="sheet-facts mt-[1em] grid grid-cols-[auto_1fr] gap-x-[4cqw]">
          {poster.facts.map(({ name, value }) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid border-t border-line py-[0.5em]">
              <dt className="text-stone">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto flex items-center gap-[5cqw] pt-[4cqw]">
          <QrCode
            text={poster.link}
            label={words.qrCode}
            failed={words.qrCodeFailed}
            className="-ml-[2cqw] w-[34cqw] shrink-0"
          />
          <div>
            <p className="font-semibold text-laterite">{poster.scan}</p>
            <p className="text-[0.85em] text-stone">{poster.typed}</p>
            <p className="mt-[1.4em] font-semibold text-laterite">{poster.call}</p>
            <p className="font-serif text-[5.3cqw]">{poster.phone}</p>
          </div>
        </div>
      </article>
    </div>
  )
}

/** Texts are set as large as the page allows; measured again with their fonts. */
function fitWords(sheet: HTMLElement | null) {
  if (!sheet) return
  shrink(sheet)
  document.fonts.ready.then(() => shrink(sheet))
}

function shrink(sheet: HTMLElement) {
  for (let size = 1; size > 0; size -= 0.02) {
    sheet.style.setProperty('--fit', String(size))
    const isWhole = [...sheet.children].every((part) => part.scrollWidth <= part.clientWidth)
    if (isWhole && sheet.scrollHeight <= sheet.clientHeight) return
  }
}
