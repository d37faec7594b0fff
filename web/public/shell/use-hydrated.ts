import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, for controls that only work with JavaScript. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
