const everyMs = 3_000

/** Says how far a long step has come, but not more often than a person wants to read. */
export function createProgress(say: (sentence: string) => void, doing: string) {
  let last = Date.now()
  return (done: number, all: number) => {
    if (Date.now() - last < everyMs && done < all) return
    last = Date.now()
    say(`${doing}: ${done} of ${all}`)
  }
}
