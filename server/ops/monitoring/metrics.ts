// Numbers in the text form that Prometheus reads.
type Labels = Record<string, string>

/** One number, or one for each set of labels. */
export function metric(
  kind: 'counter' | 'gauge',
  name: string,
  help: string,
  values: number | [Labels, number][],
) {
  const samples: [Labels, number][] = typeof values === 'number' ? [[{}, values]] : values
  if (samples.length === 0) return ''
  return `${head(kind, name, help)}${samples.map(([labels, value]) => line(name, labels, value)).join('')}`
}

const head = (kind: string, name: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`

function line(name: string, labels: Labels, value: number) {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}\n`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const boundsInSeconds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

export type RequestCounts = ReturnType<typeof createRequestCounts>

/** Counts answers by method, route and status, and how long they took by route. */
export function createRequestCounts() {
  const answers = new Map<string, { labels: Labels; count: number }>()
  const times = new Map<string, { buckets: number[]; sum: number; count: number }>()

  function count(method: string, route: string, status: number, seconds: number) {
    const key = `${method} ${route} ${status}`
    const known = answers.get(key)
    if (known) known.count++
    else answers.set(key, { labels: { method, route, status: String(status) }, count: 1 })

    const time = times.get(route) ?? { buckets: boundsInSeconds.map(() => 0), sum: 0, count: 0 }
    times.set(route, time)
    time.sum += seconds
    time.count++
    const slot = boundsInSeconds.findIndex((bound) => seconds <= bound)
    if (slot >= 0) time.buckets[slot] = (time.buckets[slot] ?? 0) + 1
  }

  function write() {
    const samples = [...answers.values()].map(({ labels, count }): [Labels, number] => [labels, count])
    return metric('counter', 'http_requests_total', 'Answers sent', samples) + writeTimes()
  }

  function writeTimes() {
    const name = 'http_request_duration_seconds'
    let text = head('histogram', name, 'From a request to the end of its answer')
    for (const [route, { buckets, sum, count }] of times) {
      let below = 0
      for (const [slot, bound] of boundsInSeconds.entries()) {
        below += buckets[slot] ?? 0
        text += line(`${name}_bucket`, { route, le: String(bound) }, below)
      }
      text += line(`${name}_bucket`, { route, le: '+Inf' }, count)
      text += line(`${name}_sum`, { route }, sum) + line(`${name}_count`, { route }, count)
    }
    return text
  }

  return { count, write }
}
