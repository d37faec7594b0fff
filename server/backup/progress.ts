const everyMs = 3_000

/** Reports the progress of a long step, at most every few seconds. */
export function createProgress(print: (sentence: string) => void, doing: string) {
  let last = Date.now()
  return (done: number, all: number) => {
    if (Date.now() - last < everyMs && done < all) return
    last = Date.now()
    print(`${doing}: ${done} of ${all}`)
  }
}
