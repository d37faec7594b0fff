import type { QueryClient } from '@tanstack/react-query'

/** After a change. What is being loaded for the first time began before it, and would not be asked for again. */
export async function refresh(client: QueryClient) {
  await client.cancelQueries({ predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries()
}
