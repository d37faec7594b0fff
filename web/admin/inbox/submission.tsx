// The screen of one application or enquiry: the way to the next one, what is known, and what happened.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Neighbours } from '#contract/people/submissions.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading } from '../blocks/heading.tsx'
import { useDelete } from '../blocks/lists/mutate.ts'
import { History, type Statuses } from './history.tsx'
import { openedWords as words } from './submission-words.ts'

const kinds = {
  application: {
    list: adminPages.applications,
    get: 'getApplication',
    around: 'getApplicationNeighbours',
    remove: 'deleteApplication',
    messages: messages.applications,
  },
  enquiry: {
    list: adminPages.enquiries,
    get: 'getEnquiry',
    around: 'getEnquiryNeighbours',
    remove: 'deleteEnquiry',
    messages: messages.enquiries,
  },
} as const
type Kind = keyof typeof kinds

/** `search` is the filter of the list, which stays in the address. */
export const submissionPath = (kind: Kind, id: string, search = '') =>
  `${kinds[kind].list.path}/${id}${search}`

const filterKeys = ['search', 'status', 'job_id', 'follow_up', 'spam', 'sort']

/** Those before and after it in the list that it was opened from. */
function useNeighbours(kind: Kind, id: string): Partial<Neighbours> & { isError?: boolean } {
  const { search } = useLocation()
  const { get, around } = kinds[kind]
  const query = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([key]) => filterKeys.includes(key)),
  )
  const { data, isError } = useCall(around, { params: { id }, query })
  const client = useQueryClient()
  const next = data?.next
  const prepare = useEffectEvent((id: string) => {
    client.prefetchQuery(queryOf(get, { params: { id } }))
    client.prefetchQuery(queryOf(around, { params: { id }, query }))
  })
  useEffect(() => {
    if (next) prepare(next)
  }, [next])
  // A new day to call moves an enquiry to another place: the next one stays that of the place where it was opened.
  const [opened, setOpened] = useState<{ id: string; around: Neighbours }>()
  if (data && opened?.id !== id) setOpened({ id, around: data })
  return (opened?.id === id ? opened.around : data) ?? { isError }
}

/** Deletes it, after a question with this detail, and goes on to the next one. */
export function useErase(kind: Kind, id: string, detail: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { list, remove, messages } = kinds[kind]
  const erase = useDelete(remove, messages)
  const { next, previous } = useNeighbours(kind, id)
  const to = next ?? previous
  return async () => {
    if (await erase(id, { detail }))
      navigate(to ? submissionPath(kind, to, search) : list.path + search, { replace: true })
  }
}

type SubmissionProps = {
  kind: Kind
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

type Way = 'next' | 'previous'
const steps: Record<string, Way | undefined> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
}

/** Not of a screen, since each address mounts its own. */
let waiting: Way[] = []

/** Keys lead to the next one and to the one before, also while this one is still being loaded: then they wait. */
export function useStepKeys(kind: Kind, id: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const around = useNeighbours(kind, id)
  const follow = useEffectEvent(() => {
    // The address is ahead of the screen, or it is not known what lies around.
    if (location.pathname !== submissionPath(kind, id) || (around.left === undefined && !around.isError))
      return
    const way = waiting.shift()
    const to = way && around[way]
    if (to) navigate(submissionPath(kind, to, search))
    else waiting = []
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const way = steps[key]
    // On a closed select these two would choose, and so save, another status; up and down are there for that.
    if (way && key.startsWith('arrow') && closedSelect(event)) event.preventDefault()
    if (!way || event.repeat || hasOwnUse(event)) return
    event.preventDefault()
    waiting.push(way)
    follow()
  })
  const { path } = kinds[kind].list
  // Before it is painted: whoever sees the record can press a key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (!location.pathname.startsWith(`${path}/`)) waiting = []
    }
  }, [path])
  useEffect(() => follow())
}

function Steps({ kind, id }: { kind: Kind; id: string }) {
  const { search } = useLocation()
  const { list } = kinds[kind]
  const around = useNeighbours(kind, id)
  const step = (way: Way, key: string) => {
    const to = around[way]
    const inside = (
      <>
        <Icon name="arrow" className={`size-5 sm:hidden ${way === 'previous' ? 'rotate-180' : ''}`} />
        <span className="max-sm:sr-only">{words[way]}</span>
        <kbd aria-hidden className="hidden rounded border border-edge px-1.5 text-xs text-stone desk:inline">
          {key}
        </kbd>
      </>
    )
    const shared = { variant: 'secondary', className: 'min-w-11', 'aria-keyshortcuts': key } as const
    return to ? (
      <ButtonLink {...shared} to={submissionPath(kind, to, search)}>
        {inside}
      </ButtonLink>
    ) : (
      <Button {...shared} disabled>
        {inside}
      </Button>
    )
  }
  return (
    <nav aria-label={words.steps[kind]} className="mb-2 flex flex-wrap items-center gap-2">
      <Link
        to={list.path + search}
        className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-2 text-sm font-semibold text-laterite hover:underline"
      >
        <Icon name="arrow" className="size-5 shrink-0 rotate-180" />
        {words.steps[kind]}
      </Link>
      <p className="text-sm whitespace-nowrap text-stone">
        {around.left === undefined ? null : words.left(around.left)}
      </p>
      <div className="flex gap-2 *:px-3">
        {step('previous', 'K')}
        {step('next', 'J')}
      </div>
    </nav>
  )
}

/** The select that a key without Ctrl and the like was pressed on, unless its choices are shown. */
function closedSelect({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (!(target instanceof HTMLSelectElement) || ctrlKey || metaKey || altKey) return
  return CSS.supports('selector(:open)') && target.matches(':open') ? undefined : target
}

/** A letter finds the choice that begins with it. */
const findsChoice = (select: HTMLSelectElement, letter: string) =>
  [...select.options].some(({ text }) => text.trim().toLowerCase().startsWith(letter))

/** Keys with Ctrl and the like are the browser's, and in fields, menus and dialogs they have another use. */
function hasOwnUse(event: KeyboardEvent) {
  const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true
  if (document.querySelector('dialog[open], :popover-open [role=menu]')) return true
  const select = closedSelect(event)
  if (select) return findsChoice(select, key.toLowerCase())
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
