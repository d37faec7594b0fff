import { type ComponentProps, type KeyboardEvent, useRef, useSyncExternalStore } from 'react'
import { translationProblem } from '#contract/admin/translatable.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { Button } from '../../../ui/button.tsx'
import { control } from '../../../ui/field.tsx'
import type { MalayalamStore } from './malayalam-store.ts'

type InputProps = Pick<ComponentProps<'textarea'>, 'id' | 'disabled' | 'aria-label' | 'aria-describedby'> & {
  store: MalayalamStore
  english: string
  /** The text that the field began with: its Malayalam is offered for another one. */
  start?: string
  multiline?: boolean
  /** Instead of sending the form. */
  onEnter?: () => void
}

/** Empty, it says so: the page then shows the English words. Only a button fills it. */
export function MalayalamInput({ store, english, start, multiline, onEnter, ...rest }: InputProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const malayalam = useStored(store, () => store.textOf(english))
  const earlier = useStored(store, () => store.earlierOf(english, start))
  const theirs = useStored(store, () => store.theirsOf(english))
  const saved = useStored(store, () => store.savedText(english))
  const disabled = rest.disabled || saved?.locked
  const note = saved?.locked ? words.locked : translationProblem(english, malayalam, saved?.max)
  const isEmpty = malayalam === '' && english !== '' && !disabled

  function fill(text: string) {
    store.set(english, text)
    own.current?.focus()
  }
  /** As in any field of one line, or with Control in one of several. Some keyboards choose a Malayalam word with Enter. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (multiline && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (onEnter) onEnter()
    else event.currentTarget.form?.requestSubmit()
  }
  return (
    <>
      <textarea
        {...rest}
        disabled={disabled}
        ref={own}
        lang="ml"
        spellCheck
        rows={multiline ? 3 : 1}
        value={malayalam}
        onKeyDown={onKeyDown}
        // A line stays one.
        onChange={({ target }) =>
          store.set(english, multiline ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
        }
        className={`${control} field-sizing-content leading-relaxed ${multiline ? 'max-h-96 min-h-24' : 'resize-none'}`}
      />
      <div role="status" className="text-sm text-stone">
        {note}
      </div>
      {theirs === undefined ? null : (
        <Other label={words.overtaken} text={theirs} button={words.takeTheirs} onTake={() => fill(theirs)} />
      )}
      {isEmpty && earlier ? (
        <Other label={words.changed} text={earlier} button={words.keepBefore} onTake={() => fill(earlier)} />
      ) : null}
      {isEmpty ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <span className="inline-flex items-center gap-1.5 text-sm text-stone">
            <span aria-hidden="true" className="size-2 rounded-full bg-laterite" />
            {earlier ? words.missingAgain : words.missing}
          </span>
          <Button variant="quiet" className="-mx-5" onClick={() => fill(english)}>
            {staffMessages.translations.start}
          </Button>
        </div>
      ) : null}
    </>
  )
}

type OtherProps = { label: string; text: string; button: string; onTake: () => void }

/** Another text for the same field, which only its button takes over. */
function Other({ label, text, button, onTake }: OtherProps) {
  return (
    <div className="mt-2 border-l-2 border-laterite pl-3 text-sm">
      <p className="text-stone">{label}</p>
      <p lang="ml" className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {text || words.empty}
      </p>
      <Button variant="quiet" className="-ml-5" onClick={onTake}>
        {button}
      </Button>
    </div>
  )
}

export const useStored = <T,>(store: MalayalamStore, get: () => T) =>
  useSyncExternalStore(store.subscribe, get)

export const words = inBoth({
  missing: ['not yet translated', 'മലയാളത്തിലാക്കിയിട്ടില്ല'],
  missingAgain: ['translate again', 'വീണ്ടും മലയാളത്തിലാക്കൂ'],
  changed: ['The English text has changed. In Malayalam it was:', 'ഇംഗ്ലീഷ് മാറിയിട്ടുണ്ട്. മലയാളത്തിൽ ഉണ്ടായിരുന്നത്:'],
  keepBefore: ['Keep this Malayalam', 'ഈ മലയാളം തന്നെ മതി'],
  overtaken: ['Somebody else has saved meanwhile:', 'ഇതിനിടെ മറ്റൊരാൾ സേവ് ചെയ്തത്:'],
  takeTheirs: ['Take theirs', 'അവരുടേത് എടുക്കാം'],
  locked: [
    'This text is also on a page of the website. Whoever may change that page translates it.',
    'ഇതേ വാചകം വെബ്സൈറ്റിലെ ഒരു പേജിലുമുണ്ട്. ആ പേജ് മാറ്റാവുന്നവരാണ് അത് മലയാളത്തിലാക്കുക.',
  ],
  empty: ['(empty)', '(ഒന്നുമില്ല)'],
  title: [
    (missing: number) => (missing > 0 ? `Malayalam, ${missing} missing` : 'Malayalam'),
    (missing) => (missing > 0 ? `മലയാളം, ${missing} എണ്ണം ബാക്കി` : 'മലയാളം'),
  ],
  tryAgain: ['Try again', 'വീണ്ടും ശ്രമിക്കാം'],
  notNeeded: ['This needs no translation.', 'ഇത് മലയാളത്തിലാക്കേണ്ട.'],
  of: [(label: string) => `The Malayalam of “${label}”`, (label) => `“${label}” മലയാളത്തിൽ`],
})
