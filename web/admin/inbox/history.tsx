// The notes about one person, signed and dated, and what else happened.
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { remarks } from '#contract/access/diary-actions.ts'
import { actors, fieldName } from '#contract/access/diary-words.ts'
import { maxTextLength } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { HistoryEntry } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.ts'
import { words as answerWords } from '../applications/answers/words.ts'
import { adminCall, refreshAll } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { historyWords as words } from './history-words.ts'

const calls = {
  application: { list: 'listApplicationHistory', add: 'addApplicationNote', remove: 'removeApplicationNote' },
  enquiry: { list: 'listEnquiryHistory', add: 'addEnquiryNote', remove: 'removeEnquiryNote' },
} as const

/** What the values of the status are called. */
export type Statuses = Record<string, string>
type HistoryProps = { kind: keyof typeof calls; id: string; statuses: Statuses }

export function History({ kind, id, statuses }: HistoryProps) {
  const own = calls[kind]
  const client = useQueryClient()
  const confirm = useConfirm()
  const mutate = useMutate()
  const section = useRef<HTMLElement>(null)
  const found = useCall(own.list, { params: { id } })
  const form = useForm<{ text: string }>({
    defaults: { text: '' },
    required: ['text'],
    missing: messages.notes.missing,
    failed: (message) => message || staffMessages.auth.somethingWrong,
    async send({ text }) {
      await adminCall(own.add, { params: { id }, body: { text } })
      form.reset({ text: '' })
      refreshAll(client)
    },
    onSuccess() {
      toast.success(messages.notes.added)
      // It could not be used while it was busy, which took the focus away. From the button the keys lead on.
      section.current?.querySelector('button')?.focus()
    },
  })
  async function remove({ id: note, text }: HistoryEntry) {
    if (await confirm({ question: words.confirmRemove, detail: text, action: words.remove }))
      await mutate(() => adminCall(own.remove, { params: { id, note } }))
  }
  return (
    <section ref={section} aria-label={words.title}>
      <h2 className="mb-3">{words.title}</h2>
      <form {...form.props}>
        <TextAreaField
          {...form.field('text')}
          label={words.note}
          hint={words.hint}
          rows={2}
          maxLength={maxTextLength}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={words.adding} className="mt-3">
          {words.add}
        </Button>
      </form>
      <RecordState query={found} failed={words.loadFailed}>
        {({ items }) => (
          <ol className="mt-6 grid gap-4 text-sm">
            {joinOpenings(items).map(({ times, ...entry }) => (
              <li
                key={entry.id}
                className={`border-l-2 pl-3 ${entry.kind === 'note' ? 'border-brass' : 'border-line'}`}
              >
                <p className="wrap-anywhere whitespace-pre-line">{sentenceOf(entry, times, statuses)}</p>
                <p className="flex flex-wrap items-center gap-x-3 text-stone">
                  {[actors[entry.by_name] ?? entry.by_name, formatDateTime(entry.at)]
                    .filter(Boolean)
                    .join(', ')}
                  {entry.removable ? (
                    <button
                      type="button"
                      onClick={() => remove(entry)}
                      className="link min-h-11 desk:min-h-6"
                    >
                      {words.remove}
                    </button>
                  ) : null}
                </p>
              </li>
            ))}
          </ol>
        )}
      </RecordState>
    </section>
  )
}

/** A CV that the same person opens again and again is told once. Chrome asks for a PDF twice, in the same minute. */
function joinOpenings(items: readonly HistoryEntry[]) {
  const told: (HistoryEntry & { times: number; since: string })[] = []
  for (const entry of items) {
    const last = told.at(-1)
    if (last && entry.kind === 'cv_opened' && last.kind === entry.kind && last.by_name === entry.by_name)
      Object.assign(last, {
        times: last.times + Number(minuteOf(last.since) !== minuteOf(entry.at)),
        since: entry.at,
      })
    else told.push({ ...entry, times: 1, since: entry.at })
  }
  return told
}

const minuteOf = (time: string) => time.slice(0, 16)

const nameOfTold = (told: string) => (answerWords.told as Record<string, string>)[told] ?? told

function sentenceOf({ kind, action, text, changes }: HistoryEntry, times: number, statuses: Statuses) {
  if (kind === 'note') return text
  if (kind === 'whatsapp' || kind === 'sms' || kind === 'mail') return `${words.sent[kind]}\n${text}`
  if (kind === 'cv_opened') return words.cvOpened(times)
  if (kind === 'created') return words.created
  const nameOf = (status: string) => statuses[status] ?? status
  const told = changes.flatMap(({ field, before, after }) => {
    if (field === 'spam') return after === '1' ? words.spam : words.notSpam
    // What the private page says is no status: the two may differ.
    if (field === 'told' && after) return words.told(nameOfTold(after))
    return before && after ? words.status(nameOf(before), nameOf(after)) : []
  })
  const others = changes.filter(({ field, after }) => after === null && field !== 'spam')
  const remark = (remarks as Record<string, string>)[action] ?? text
  const names = others.map(({ field }) => fieldName(field))
  return [...told, names.length > 0 && words.changed(names.join(', ')), remark].filter(Boolean).join('\n')
}
