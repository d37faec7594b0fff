// What is answered from memory, beside bare servers that answer the same bytes with the same headers.
import { calls } from '#contract/calls.ts'
import { type Load, loadWell } from './load.ts'
import { median, medianRatio, perSecond, type Row } from './report.ts'
import { addressOfProject, recordAnswer, sharedProduct, startBare, stop } from './servers.ts'

const rounds = 5
const warmUpSeconds = 0.4
const least = 0.8
const brotli = { 'Accept-Encoding': 'br' }
const document = { Accept: 'text/html' }

export const measureHome = async () => [
  await compare('Home page, plain', '/', document),
  await compare('Home page, brotli', '/', { ...document, ...brotli }),
]

export async function measureProject() {
  const { url } = await sharedProduct()
  return [
    await compare(
      'Page of a project, brotli',
      await addressOfProject(url),
      { ...document, ...brotli },
      false,
    ),
  ]
}

export const measureList = async () => [
  await compare('JSON list of 12 projects', `${calls.listProjects.path}?limit=12`, brotli),
]

export async function measureUnchanged() {
  const { url } = await sharedProduct()
  const { headers } = await recordAnswer(`${url}/`, { ...document, ...brotli })
  const known = { ...document, ...brotli, 'If-None-Match': headers.etag ?? '' }
  return [await compare('Home page, unchanged (304)', '/', known)]
}

async function compare(
  what: string,
  path: string,
  headers: Record<string, string>,
  binding = true,
): Promise<Row> {
  const product = await sharedProduct()
  const answer = await recordAnswer(product.url + path, headers)
  const [fastify, http] = [await startBare('fastify', answer), await startBare('http', answer)]
  const servers = [product, fastify, http]
  const found: number[][] = servers.map(() => [])
  const measure = (url: string, seconds?: Load['seconds']) =>
    loadWell(answer.status, { url: url + path, headers, ...(seconds && { seconds }) })

  for (const { url } of servers) await measure(url, warmUpSeconds)
  for (let round = 0; round < rounds; round++) {
    for (const [i, { url }] of servers.entries()) found[i]?.push((await measure(url)).perSecond)
  }
  await Promise.all([stop(fastify.process), stop(http.process)])
  const [ours = [], theirs = [], bare = []] = found
  const ratio = medianRatio(ours, theirs)
  return {
    what: `${what} (${Buffer.from(answer.body, 'base64').length} bytes)`,
    here: perSecond(median(ours)),
    beside: `bare Fastify ${perSecond(median(theirs))}, bare node:http ${perSecond(median(bare))}`,
    ratio,
    ...(binding && { needed: `at least ${least} of the bare Fastify`, holds: ratio >= least }),
  }
}
