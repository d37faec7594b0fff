/** A file that cannot be used; the message says why and what to do. */
export class UnfitFile extends Error {}
