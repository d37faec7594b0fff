// For tests only: random requests for the calls of the contract, valid ones mutated.
import type { InjectOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import { docCv, docxCv, pdfCv } from './cvs.ts'
import { bodies, goodFor, percentEncoded, someId, values } from './hostile.ts'
import type { createRandom } from './random.ts'

type Random = ReturnType<typeof createRandom>
const boundary = 'random'
const types = [
  'application/json',
  `multipart/form-data; boundary=${boundary}`,
  'text/plain',
  'application/json; charset=x',
  `multipart/form-data; charset="; boundary=${boundary}`,
  `multipart/form-data; boundary=${boundary}; boundary=other`,
  'multipart/form-data; boundary=other',
  '',
]
/** Heads of parts that are no forms of ours; uploads.test.ts has further ones. */
const heads = [
  'Content-Disposition: form-data; name="cv"; filename*=UTF-8\'\'%E0%B4%B0%zz.pdf',
  'Content-Disposition: form-data; name="other"; filename="a.bin"\r\nContent-Transfer-Encoding: base64',
  `X: ${'y'.repeat(20_000)}`,
  ': :',
]
const headerNames = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-encoding',
  'if-none-match',
  'range',
  'x-forwarded-for',
]

/** `ids` are of existing records; `images` are valid ones. */
export function createFuzzer(random: Random, { ids, images }: { ids: string[]; images: Buffer[] }) {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const chance = (percent: number) => random(100) < percent

  /** A long text repeats a shorter one: making each letter by chance takes longer than the request. */
  function text() {
    const length = pick([1, 3, 20, 200, 3_000])
    const part = Array.from({ length: Math.min(length, 100) }, () =>
      String.fromCodePoint(
        pick([97, 48, 32, 39, 34, 60, 37, 0, 10, 233, 0x0d30, 0x1f3e1, 0xfffd]) + random(2),
      ),
    ).join('')
    return part.repeat(Math.ceil(length / 100))
  }

  function anything(): unknown {
    const kind = random(10)
    if (kind < 4) return pick(values)
    if (kind < 7) return text()
    if (kind === 7) return random(2 ** 31) - 2 ** 30
    if (kind === 8) return [anything(), pick(ids)]
    return { [text().slice(0, 20)]: pick(values), id: pick(ids) }
  }

  function mutated(value: unknown): unknown {
    if (typeof value === 'number') return value + pick([-1, 1, 0.5, 1e9])
    if (typeof value !== 'string') return anything()
    const at = random(value.length + 1)
    return pick([
      value + text().slice(0, 5),
      value.slice(0, at),
      value.slice(0, at) + text().slice(0, 3) + value.slice(at),
      value.toUpperCase(),
      ` ${value} `,
    ])
  }

  const fieldValue = (field: string) => {
    const right = /(^|_)ids?$/.test(field) ? pick(ids) : goodFor(field)
    if (chance(60)) return right
    return chance(50) ? mutated(right) : anything()
  }

  function fields(shape: Record<string, unknown>) {
    const sent = Object.keys(shape)
      .filter(() => !chance(10))
      .map((field) => [field, fieldValue(field)])
    if (chance(10))
      sent.push([pick(['__proto__', 'id', 'role', 'status', 'constructor', text()]), anything()])
    return Object.fromEntries(sent) as Record<string, unknown>
  }

  function file(kind: 'image' | 'cv') {
    const right = kind === 'image' ? pick(images) : pick([pdfCv, docCv(), docxCv()])
    if (kind === 'cv' && chance(40)) return right
    const bytes = Buffer.from(right)
    for (let n = 1 + random(20); n > 0; n--)
      bytes[random(Math.min(bytes.length, chance(50) ? 64 : bytes.length))] = random(256)
    return chance(30) ? bytes.subarray(0, random(bytes.length)) : bytes
  }

  function multipart(call: Call): Buffer {
    const parts: (string | Buffer)[] = []
    const add = (disposition: string, content: string | Buffer) =>
      parts.push(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`, content, '\r\n')
    for (const [name, value] of Object.entries(fields(call.body?.shape ?? {})))
      if (value !== undefined)
        add(
          `name="${name.replace(/["\r\n]/g, '')}"`,
          String(typeof value === 'object' ? JSON.stringify(value) : value),
        )
    for (const [name, { kind }] of Object.entries(call.files ?? {}))
      for (let n = random(3); n > 0; n--)
        add(
          `name="${name}"; filename="${pick(['a.pdf', '../../a.jpg', 'a\\b.docx', 'x'.repeat(300)])}"`,
          file(kind),
        )
    if (chance(30)) parts.push(`--${boundary}\r\n${pick(heads)}\r\n\r\n`, text(), '\r\n')
    parts.push(`--${boundary}--\r\n`)
    const whole = Buffer.concat(parts.map((part) => Buffer.from(part)))
    return chance(10) ? whole.subarray(0, random(whole.length)) : whole
  }

  function body(call: Call): InjectOptions {
    if (!call.body) return chance(20) ? pick(bodies) : {}
    if (chance(8)) return pick(bodies)
    const type = call.files ? types[1] : types[0]
    const headers = { 'content-type': chance(95) ? type : pick(types) }
    if (call.files) return { payload: multipart(call), headers }
    const json = JSON.stringify(fields(call.body.shape))
    return { payload: chance(5) ? json.slice(0, random(json.length)) : json, headers }
  }

  function address(call: Call) {
    const path = call.path.replace(/:\w+/g, () => {
      const id = chance(50) ? pick(ids) : chance(50) ? someId : String(anything())
      return percentEncoded(id).slice(0, 2_000) || 'x'
    })
    const query = Object.keys(call.query?.shape ?? {}).filter(() => chance(50))
    const search = query.map((name) => `${name}=${percentEncoded(String(fieldValue(name))).slice(0, 2_000)}`)
    return (
      path +
      (chance(10) ? pick(['/', '//', '%2f', '?']) : '') +
      (search.length > 0 ? `?${search.join('&')}` : '')
    )
  }

  return (call: Call): InjectOptions => {
    const { headers, ...sent } = body(call)
    const odd = chance(10) ? { [pick(headerNames)]: text().replace(/[^\x20-\x7e]/g, '') } : {}
    const method = chance(97) ? call.method : pick(['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const)
    return { method, url: address(call), ...sent, headers: { ...headers, ...odd } }
  }
}
