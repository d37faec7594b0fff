// The screen of one application or enquiry: what is known, and what happened.

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { remarks } from '#contract/access/diary-actions.ts'
import { actors, fieldName } from '#contract/access/diary-words.ts'
import { maxTextLength } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { HistoryEntry } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.ts'
import { words as answerWords } from '../applications/answers/words.ts'
import { adminCall, refreshAll } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Heading } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words as common } from '../blocks/words.ts'
import { Steps } from './neighbours.tsx'
import type { SubmissionKind } from './submission-paths.tsx'

type SubmissionProps = {
  kind: SubmissionKind
  id: string
  title: string
  note?: ReactNode
  /** What the values of its status are called, for the history. */
  statuses: Statuses
  /** At the right on wide screens, where it stays in sight, such as a CV. Without it the history is there. */
  beside?: ReactNode
  children: ReactNode
}

export function SubmissionScreen({ kind, id, title, note, statuses, beside, children }: SubmissionProps) {
  return (
    <>
      <Steps kind={kind} id={id} />
      <Heading title={title} note={note} />
      <div className="@container">
        <div
          className={`grid gap-x-10 gap-y-8 *:min-w-0 ${beside ? '@4xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]' : '@4xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]'}`}
        >
          <div className="grid content-start gap-6">{children}</div>
          {beside ? (
            <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
              <div className="tall:@4xl:sticky tall:@4xl:top-20">{beside}</div>
            </div>
          ) : null}
          <History kind={kind} id={id} statuses={statuses} />
        </div>
      </div>
    </>
  )
}

const calls = {
  application: { list: 'listApplicationHistory', add: 'addApplicationNote', remove: 'removeApplicationNote' },
  enquiry: { list: 'listEnquiryHistory', add: 'addEnquiryNote', remove: 'removeEnquiryNote' },
} as const

/** What the values of the status are called. */
type Statuses = Record<string, string>
/** The notes about one person, signed and dated, and what else happened. */
function History({ kind, id, statuses }: { kind: SubmissionKind; id: string; statuses: Statuses }) {
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
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={common.saving} className="mt-3">
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
  const joined: (HistoryEntry & { times: number; since: string })[] = []
  for (const entry of items) {
    const last = joined.at(-1)
    if (last && entry.kind === 'cv_opened' && last.kind === entry.kind && last.by_name === entry.by_name)
      Object.assign(last, {
        times: last.times + Number(minuteOf(last.since) !== minuteOf(entry.at)),
        since: entry.at,
      })
    else joined.push({ ...entry, times: 1, since: entry.at })
  }
  return joined
}

const minuteOf = (time: string) => time.slice(0, 16)

const nameOfTold = (state: string) => (answerWords.told as Record<string, string>)[state] ?? state

function sentenceOf({ kind, action, text, changes }: HistoryEntry, times: number, statuses: Statuses) {
  if (kind === 'note') return text
  if (kind === 'whatsapp' || kind === 'sms' || kind === 'mail') return `${words.sent[kind]}\n${text}`
  if (kind === 'cv_opened') return words.cvOpened(times)
  if (kind === 'created') return words.created
  const nameOf = (status: string) => statuses[status] ?? status
  const sentences = changes.flatMap(({ field, before, after }) => {
    if (field === 'spam') return after === '1' ? words.spam : words.notSpam
    // What the private page says is no status: the two may differ.
    if (field === 'told' && after) return words.told(nameOfTold(after))
    return before && after ? words.status(nameOf(before), nameOf(after)) : []
  })
  const others = changes.filter(({ field, after }) => after === null && field !== 'spam')
  const remark = (remarks as Record<string, string>)[action] ?? text
  const names = others.map(({ field }) => fieldName(field))
  return [...sentences, names.length > 0 && words.changed(names.join(', ')), remark]
    .filter(Boolean)
    .join('\n')
}

const words = inBoth({
  title: ['Notes and history', 'കുറിപ്പുകളും നടന്ന കാര്യങ്ങളും'],
  note: ['Note', 'കുറിപ്പ്'],
  hint: [
    'Only staff see it. It carries your name and the day.',
    'ജീവനക്കാർ മാത്രമേ കാണൂ. നിങ്ങളുടെ പേരും തീയതിയും കൂടെ വരും.',
  ],
  loadFailed: ['Unable to load the history.', 'നടന്ന കാര്യങ്ങൾ കാണിക്കാനായില്ല.'],
  add: ['Add note', 'കുറിപ്പ് ചേർക്കാം'],
  remove: ['Remove this note', 'ഈ കുറിപ്പ് മായ്ക്കാം'],
  confirmRemove: ['Remove this note?', 'ഈ കുറിപ്പ് മായ്ച്ചുകളയണോ?'],
  created: ['Added by hand', 'ഓഫീസ് കുറിച്ചുവച്ചു'],
  cvOpened: [
    (times: number) => (times === 1 ? 'Opened the CV' : `Opened the CV ${times} times`),
    (times: number) => (times === 1 ? 'സി.വി. തുറന്നു' : `സി.വി. ${times} തവണ തുറന്നു`),
  ],
  sent: {
    whatsapp: ['Answered on WhatsApp:', 'വാട്സാപ്പിൽ മറുപടി അയച്ചു:'],
    sms: ['Sent by SMS:', 'എസ്.എം.എസ്. അയച്ചു:'],
    mail: ['Answered by mail:', 'മെയിലിൽ മറുപടി അയച്ചു:'],
  },
  status: [
    (before: string, after: string) => `${before} → ${after}`,
    (before: string, after: string) => `${before} → ${after}`,
  ],
  told: [
    (state: string) => `The applicant now sees: ${state}`,
    (state: string) => `അപേക്ഷിച്ചയാൾ ഇപ്പോൾ കാണുന്നത്: ${state}`,
  ],
  spam: ['Marked as spam', 'സ്പാം എന്ന് അടയാളപ്പെടുത്തി'],
  notSpam: ['Not spam any more', 'സ്പാം അല്ലെന്ന് അടയാളപ്പെടുത്തി'],
  changed: [(fields: string) => `Changed: ${fields}`, (fields: string) => `മാറ്റിയത്: ${fields}`],
})
