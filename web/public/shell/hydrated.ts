import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first picture of a page: what only JavaScript can do appears afterwards. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
