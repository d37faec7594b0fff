// Times as they are stored.
export type Clock = () => Date

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const timeOf = (date: Date) => date.toISOString()

/** A time that sorts as text and may stand in any file's name: 20261115T023000Z. */
export const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
