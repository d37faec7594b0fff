import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Mark } from './icon.tsx'
import { reasonOf, words } from './words.ts'

/** What is used of a query. */
export type QueryState<T> = {
  data: T | undefined
  isError: boolean
  error?: unknown
  refetch?: () => unknown
}

type ListStateProps<Item> = {
  query: QueryState<{ items: readonly Item[] }>
  empty: ReactNode
  failed: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** The loading, failed and empty states of a list. Old items stay on screen when a refresh fails. */
export function ListState<Item>({ query, empty, failed, children }: ListStateProps<Item>) {
  if (query.data && query.data.items.length > 0) return children(query.data.items)
  if (query.isError)
    return (
      <Failed error={query.error} retry={query.refetch}>
        {failed}
      </Failed>
    )
  return query.data ? <Empty>{empty}</Empty> : <Loading />
}

type RecordStateProps<Item> = {
  query: QueryState<Item>
  failed: ReactNode
  children: (item: Item) => ReactNode
}

/** The same for a single record. */
export function RecordState<Item>({ query, failed, children }: RecordStateProps<Item>) {
  if (query.data !== undefined) return children(query.data)
  return query.isError ? (
    <Failed error={query.error} retry={query.refetch}>
      {failed}
    </Failed>
  ) : (
    <Loading />
  )
}

export function Loading() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-stone">
      <Mark className="size-6 animate-[breathe_1.6s_ease-in-out_infinite] text-laterite" />
      {words.loading}
    </p>
  )
}

type FailedProps = { children: ReactNode; error?: unknown; retry?: () => unknown }

export function Failed({ children, error, retry }: FailedProps) {
  const reason = reasonOf(error)
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
      <p>{children}</p>
      {reason ? <p>{reason}</p> : null}
      {retry ? (
        <Button variant="secondary" onClick={() => retry()}>
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}

export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="nothing flex flex-col items-center gap-4 border-y border-line py-16 text-center text-stone">
      <Mark className="size-8 text-edge" />
      <p>{children}</p>
    </div>
  )
}

type BoundaryProps = {
  /** Shown instead of children that failed. */
  otherwise?: ReactNode
  onBreak?: () => void
  children: ReactNode
}

/** An error boundary, for parts whose code may fail to load: offline, or after a new version of the site. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBreak?.()
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
