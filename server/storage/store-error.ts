/** The file store cannot be reached or is overloaded; a retry may succeed. */
export class StoreError extends Error {}
