// Which attempts are used up, for a moment: who goes on trying regardless costs the database nothing. The rows remain the
// truth and are asked again soon, since another process may have forgiven the attempts.

const believedMs = 2_000
const mostKnown = 10_000

export function createUsedUp() {
  const known = new Map<string, { endsAt: string; since: number }>()

  /** When there will be new attempts, if those so far are known to be used up. */
  function endOf(key: string, now: Date) {
    const { endsAt = '', since = 0 } = known.get(key) ?? {}
    const age = now.getTime() - since
    if (age >= 0 && age < believedMs && now.getTime() < Date.parse(endsAt)) return endsAt
    known.delete(key)
    return undefined
  }

  function add(key: string, endsAt: string, now: Date) {
    if (known.size >= mostKnown) known.clear()
    known.set(key, { endsAt, since: now.getTime() })
  }

  return { endOf, add, forget: (key: string) => known.delete(key), size: () => known.size }
}
