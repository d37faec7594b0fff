// The contract as an OpenAPI 3.1 document, for staff and, during development, for everybody.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '#contract/access/accounts.ts'
import { type Call, type FailureCode, type FileField, statusOf } from '#contract/call.ts'
import { calls, groups } from '#contract/calls.ts'
import type { ReadCompany } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import { message } from '#contract/schemas.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Failure } from '../http/errors.ts'
import { wantsHtml } from '../http/negotiation.ts'

type Schema = { properties?: Record<string, Schema>; required?: string[] }

type Options = {
  publicUrl: string
  company: ReadCompany
  sessionCookie: string
  forEverybody: boolean
  findUsableAccount: (request: FastifyRequest) => Promise<Account | undefined> | undefined
}

export function openApiRoutes(app: FastifyInstance, options: Options) {
  const { company, forEverybody, findUsableAccount } = options

  app.get('/docs/openapi.json', async (request, reply) => {
    if (forEverybody || (await findUsableAccount(request)))
      return openApiDocument((await company()).name, options)
    if (wantsHtml(request)) return reply.redirect(adminPages.login.path)
    throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
  })
}

function openApiDocument(company: string, { publicUrl, sessionCookie }: Options) {
  const operations = Object.entries<Call>(calls).map(([name, call]) => operationOf(name, call))
  const paths: Record<string, Record<string, object>> = {}
  for (const { method, path, about } of operations) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: about }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${company}: the calls of the site`, version: '1' },
    servers: [{ url: publicUrl }],
    tags: [...new Set(operations.map(({ about }) => about.tags[0]))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: { Refusal: schemaOf(z.object({ code: z.string(), message: z.string() }), 'output') },
    },
  }
}

function operationOf(name: string, call: Call) {
  return {
    method: call.method,
    path: call.path.replace(/:(\w+)/g, '{$1}'),
    about: {
      operationId: name,
      tags: Object.keys(groups).filter((group) => name in (groups[group] ?? {})),
      summary: call.summary ?? inWords(name),
      ...(call.access !== 'anyone' && { security: [{ session: [] }] }),
      parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
      ...(call.body && { requestBody: bodyOf(call.body, call) }),
      responses: { 200: responseOf(call), ...errorsOf(call) },
    },
  }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  return Object.entries(properties).map(([name, rules]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: rules,
  }))
}

function bodyOf(body: z.ZodObject, call: Call) {
  const schema = schemaOf(body, 'input')
  const files = Object.entries(call.files ?? {}).map(([name, file]) => [name, fileSchema(file)])
  const properties = { ...schema.properties, ...Object.fromEntries(files) }
  const type = call.files ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: { ...schema, properties } } } }
}

function responseOf(call: Call) {
  if (call.file) return { description: 'The file', content: { 'application/octet-stream': {} } }
  const one = schemaOf(call.output ?? message, 'output')
  const content = { 'application/json': { schema: call.list ? { type: 'array', items: one } : one } }
  if (!call.list) return { description: 'Done', content }
  const total = { description: 'How many there are in all', schema: { type: 'integer' } }
  return { description: 'The list', headers: { 'X-Total-Count': total }, content }
}

function errorsOf(call: Call) {
  const codes: FailureCode[] = []
  if (call.body || call.query) codes.push('invalid_input')
  if (call.access !== 'anyone') codes.push('not_signed_in')
  if (call.access === 'owner' || call.method !== 'GET') codes.push('not_allowed')
  if (call.params) codes.push('not_found')
  if (call.body) codes.push('conflict', 'too_large', 'wrong_type')
  if (call.limit) codes.push('too_many')
  const schema = { $ref: '#/components/schemas/Refusal' }
  const content = { 'application/json': { schema } }
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [statusOf[code], { description: code.replaceAll('_', ' '), content }]),
  )
}

const fileSchema = ({ most }: FileField) => {
  const file = { type: 'string', format: 'binary' }
  return most === 1 ? file : { type: 'array', items: file, maxItems: most }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain as Schema
}

/** 'listOpenedCvs' becomes 'List opened cvs'. */
const inWords = (name: string) => {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
