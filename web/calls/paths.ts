// What the browser needs to know of each call. The build puts the finished table in the place of this file and of
// public-paths.ts (vite.config.ts), so that no page loads the schemas.
import type { Call, CallPath } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'

export const pathsOf = (isWanted: (call: Call) => unknown) =>
  Object.fromEntries(
    Object.entries<Call>(calls)
      .filter(([, call]) => isWanted(call))
      .map(([name, { method, path, list, file, once }]): [string, CallPath] => [
        name,
        { method, path, list, file, once },
      ]),
  )

export const paths = pathsOf(() => true) as Record<CallName, CallPath>
