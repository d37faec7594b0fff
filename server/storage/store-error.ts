/** The file store cannot be reached, is overloaded or refuses us; a retry may succeed. */
export class StoreError extends Error {}
