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

/** True once event handlers are attached (screen.tsx): what is mounted from then on was opened by the app. For effects. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset
