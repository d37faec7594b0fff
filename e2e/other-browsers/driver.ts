// What the journeys need of a browser, however it is driven.

/** An element of the page; what it holds is the driver's own. */
export type Handle = { handle: string }

/** Input as WebDriver defines it, which BiDi has taken over unchanged. */
export type Input = {
  type: 'pointer' | 'key'
  id: string
  actions: readonly Record<string, unknown>[]
}

export type Driver = {
  goTo(url: string): Promise<void>
  /** Calls a function in the page, which may use nothing from around it. Its result is an element or JSON. */
  run<Data, Out>(code: (data: Data, element: Element) => Out, data: Data, on?: Handle): Promise<InPage<Out>>
  perform(inputs: Input[]): Promise<void>
  setFiles(input: Handle, paths: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** As a PNG in base64. */
  screenshot(): Promise<string>
  /** What the console has told since the last call: errors and warnings. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** An element becomes a handle on its way out of the page. */
export type InPage<Out> = Out extends Element ? Handle : Out

/** The source of a function whose result both protocols can carry: an element as it is, anything else as JSON. */
export const wrap = (code: string) => `function (data, element) {
  const result = (${code})(JSON.parse(data), element)
  return result instanceof Element ? result : JSON.stringify(result ?? null)
}`
