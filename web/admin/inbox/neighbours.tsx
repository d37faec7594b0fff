// The way from one application or enquiry to the next one of its list, by buttons and by keys.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import type { Neighbours } from '#contract/people/submissions.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDelete } from '../blocks/lists/mutate.ts'
import { listPages, type SubmissionKind, submissionPath } from './submission-paths.tsx'

const kinds = {
  application: {
    get: 'getApplication',
    around: 'getApplicationNeighbours',
    remove: 'deleteApplication',
    messages: messages.applications,
  },
  enquiry: {
    get: 'getEnquiry',
    around: 'getEnquiryNeighbours',
    remove: 'deleteEnquiry',
    messages: messages.enquiries,
  },
} as const

const filterKeys = ['search', 'status', 'job_id', 'follow_up', 'spam', 'sort']

/** Those before and after it in the list that it was opened from. */
function useNeighbours(kind: SubmissionKind, id: string): Partial<Neighbours> & { isError?: boolean } {
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
export function useDeleteAndGoOn(kind: SubmissionKind, id: string, detail: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { remove, messages } = kinds[kind]
  const erase = useDelete(remove, messages)
  const { next, previous } = useNeighbours(kind, id)
  const to = next ?? previous
  return async () => {
    if (await erase(id, { detail }))
      navigate(to ? submissionPath(kind, to, search) : listPages[kind].path + search, { replace: true })
  }
}

type Way = 'next' | 'previous'
const steps: Record<string, Way | undefined> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
}

/** Not of a screen, since each address mounts its own. */
let waitingKeys: Way[] = []

function forgetKeys() {
  waitingKeys = []
}

/**
 * Keys lead to the next one and to the one before, also while this one is still being loaded: then they wait, until there is
 * any other input.
 */
export function useStepKeys(kind: SubmissionKind, id: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const around = useNeighbours(kind, id)
  const follow = useEffectEvent(() => {
    // The address is ahead of the screen, or it is not known what lies around.
    if (location.pathname !== submissionPath(kind, id) || (around.left === undefined && !around.isError))
      return
    const way = waitingKeys.shift()
    const to = way && around[way]
    if (to) navigate(submissionPath(kind, to, search))
    else forgetKeys()
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const way = steps[key]
    // On a closed select these two would choose, and so save, another status; up and down are there for that.
    if (way && key.startsWith('arrow') && closedSelect(event)) event.preventDefault()
    if (!way || hasOwnUse(event)) return forgetKeys()
    if (event.repeat) return
    event.preventDefault()
    waitingKeys.push(way)
    follow()
  })
  const { path } = listPages[kind]
  // Before it is painted: whoever sees the record can press a key.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('keydown', (event) => press(event), { signal })
    for (const type of ['pointerdown', 'click'])
      document.addEventListener(type, forgetKeys, { signal, capture: true })
    return () => {
      stop.abort()
      if (!location.pathname.startsWith(`${path}/`)) forgetKeys()
    }
  }, [path])
  useEffect(() => follow())
}

export function Steps({ kind, id }: { kind: SubmissionKind; id: string }) {
  const { search } = useLocation()
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
        to={listPages[kind].path + search}
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

const words = inBoth({
  steps: { application: ['Applications', 'അപേക്ഷകൾ'], enquiry: ['Enquiries', 'അന്വേഷണങ്ങൾ'] },
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  left: [
    (count: number) => (count === 0 ? 'The last one' : `${count} more`),
    (count: number) => (count === 0 ? 'അവസാനത്തേത്' : `ഇനി ${count} എണ്ണം`),
  ],
})
