// The page beside its form, with what is typed there.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { contentPages, type PageKey } from '#contract/content/pages.ts'
import type { CheckResult } from '#contract/content/validate.ts'
import { type Language, languageNames, languageTags, pathIn } from '#contract/languages.ts'
import { previewParameter } from '#contract/pages.ts'
import { Failed, Loading } from '../../../ui/list-state.tsx'
import { toast } from '../../../ui/toast.ts'
import type { MalayalamStore } from '../../blocks/malayalam/malayalam-store.ts'
import type { ContentStore } from '../content-store.ts'
import { useFollowing, useTyped } from './follow-form.ts'

export type PreviewedForm = {
  page: PageKey
  form: RefObject<HTMLFormElement | null>
  store: ContentStore
  malayalam: MalayalamStore
  fill: (text: string) => string
  check: () => CheckResult
  /** The texts and descriptions of pictures under these paths. */
  textsIn: (paths: readonly string[]) => string[]
}

/** A desk is wider than high, also in a high column. */
const screens = { desk: { width: 1280, maxHeight: 1270 }, phone: { width: 390, maxHeight: 844 } }
const screenNames = { desk: 'Desk', phone: 'Phone' }

export function LivePreview({ of }: { of: PreviewedForm }) {
  const [screen, setScreen] = useState<keyof typeof screens>('desk')
  const [language, setLanguage] = useState<Language>('en')
  const [attempt, setAttempt] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const problem = useTyped(of, language, frame)
  useFollowing(of, language, frame)
  const { title, path } = contentPages[of.page]
  const address = pathIn(language, `${path}?${previewParameter}=1`)
  return (
    <section aria-label="Live preview" className="flex h-full flex-col">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Choice label="Width of the preview" names={screenNames} value={screen} onChange={setScreen} />
        <Choice
          label="Language of the preview"
          names={languageNames}
          tags={languageTags}
          value={language}
          onChange={setLanguage}
        />
        <button
          type="button"
          onClick={() => end.current?.focus()}
          className="link not-focus:sr-only text-sm font-semibold"
        >
          Skip the preview
        </button>
      </div>
      {/* Another address makes another frame: in the same one it would be a step of the browser's history. */}
      <Frame
        key={`${address} ${attempt}`}
        frame={frame}
        title={`Preview of ${title}`}
        address={address}
        screen={screens[screen]}
        note={problem}
        onRetry={() => setAttempt(attempt + 1)}
      />
      <p ref={end} tabIndex={-1} className="sr-only">
        End of the preview
      </p>
    </section>
  )
}

type FrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  title: string
  address: string
  screen: { width: number; maxHeight: number }
  note: string
  onRetry: () => void
}

/** A screen that is wider than its place is scaled down to it. */
function Frame({ frame, title, address, screen, note, onRetry }: FrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const scale = Math.min(1, size.width / screen.width) || 1
  const height = Math.min(screen.maxHeight, size.height / scale)

  function onLoad() {
    // Without a session the server leads to the login, which no frame may show: its document is out of reach.
    const shown = frame.current?.contentDocument?.defaultView
    if (shown) holdFrame(shown)
    setState(shown ? 'shown' : 'failed')
  }

  return (
    <div ref={place} className="min-h-0 flex-1">
      <div
        style={{ width: screen.width * scale, height: height * scale }}
        className="relative overflow-hidden border border-line bg-sand"
      >
        {state === 'loading' ? <Loading /> : null}
        {state === 'failed' ? <Failed retry={onRetry}>The preview could not be shown.</Failed> : null}
        <iframe
          ref={frame}
          title={title}
          src={address}
          hidden={state === 'failed'}
          onLoad={onLoad}
          style={{ width: screen.width, height, transform: `scale(${scale})` }}
          className={`absolute inset-0 max-w-none origin-top-left ${state === 'shown' ? '' : 'invisible'}`}
        />
        {note && state === 'shown' ? (
          <p className="absolute inset-x-0 bottom-0 border-t border-line bg-sand px-3 py-2 text-sm">{note}</p>
        ) : null}
      </div>
    </div>
  )
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

type ChoiceProps<Key extends string> = {
  label: string
  names: Record<Key, string>
  tags?: Record<Key, string>
  value: Key
  onChange: (key: Key) => void
}

function Choice<Key extends string>({ label, names, tags, value, onChange }: ChoiceProps<Key>) {
  return (
    <fieldset aria-label={label} className="flex gap-1">
      {(Object.keys(names) as Key[]).map((key) => (
        <button
          key={key}
          type="button"
          lang={tags?.[key]}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
          className="min-h-9 rounded border border-transparent px-3 text-sm font-medium hover:bg-sand aria-pressed:border-edge aria-pressed:bg-sand pointer-coarse:min-h-11"
        >
          {names[key]}
        </button>
      ))}
    </fieldset>
  )
}

/** Links open in a tab of their own, and forms are not sent. */
function holdFrame(shown: Window) {
  shown.addEventListener('click', onClick, true)
  shown.addEventListener('submit', onSubmit, true)
}

function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  if (link.protocol.startsWith('http')) window.open(link.href, '_blank', 'noopener')
}

function onSubmit(event: SubmitEvent) {
  event.preventDefault()
  event.stopPropagation()
  toast.warning('Nothing is sent from the preview.')
}
