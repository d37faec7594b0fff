import type { QueryClient } from '@tanstack/react-query'

/**
 * After a change: reads what the screen shows again, and everything else when it is next shown. Most changes are seen in the
 * record, its lists, counts, the diary and the dashboard; of the reads of a screen hardly one would be left out.
 */
export async function refreshAll(client: QueryClient) {
  // What is being loaded for the first time began before the change, and would not be asked for again.
  await client.cancelQueries({ predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries()
}
