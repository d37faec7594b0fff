// The same document as a page that people can read.
import { escapeHtml } from './html.ts'
import { listOperations, type Operation, type Schema } from './openapi.ts'

const whoMay = {
  anyone: 'Open to anyone',
  staff: 'For whoever is logged in',
  owner: 'For owners who are logged in',
} as const

export function docsPage() {
  const groups = Map.groupBy(listOperations(), ({ about }) => about.tags[0] ?? '')
  return htmlOf([...groups])
}

const htmlOf = (groups: [string, Operation[]][]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of this site</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header>
<h1>The calls of this site</h1>
<p>Everything the pages do goes through these calls. The same as an
<a href="/docs/openapi.json">OpenAPI document</a>.</p>
<p>A call that is refused answers <code>{ code, message }</code> with status 400, 401, 403, 404, 409, 413, 415, 429,
503 or 507; <code>message</code> is a sentence for people. Lists take <code>limit</code> and <code>offset</code> and
tell the whole number in <code>X-Total-Count</code>.</p>
<nav aria-label="Groups"><ul>
${groups.map(([name]) => `<li><a href="#${anchorOf(name)}">${escapeHtml(name)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${groups.map(([name, operations]) => section(name, operations)).join('\n')}
</main>
</body>
</html>
`

const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const section = (name: string, operations: Operation[]) => `<section id="${anchorOf(name)}">
<h2>${escapeHtml(name)}</h2>
${operations.map(call).join('\n')}
</section>`

function call({ method, path, access, about }: Operation) {
  const { parameters, requestBody, responses } = about
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const [answerType, answer] = Object.entries<{ schema?: Schema }>(responses[200].content)[0] ?? []
  return `<article id="${about.operationId}">
<h3><span class="${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(about.summary)}. <em>${whoMay[access]}.</em></p>
${fields('In the address', asSchema(inPath))}
${fields('After the question mark', asSchema(inQuery))}
${fields(type === 'multipart/form-data' ? 'Form fields' : 'JSON', body?.schema)}
${answerType === 'application/json' ? fields(answer?.schema?.items ? 'Answers a list of' : 'Answers', answer?.schema?.items ?? answer?.schema, false) : '<p>Answers a file.</p>'}
</article>`
}

type Parameters = Operation['about']['parameters']

const asSchema = (parameters: Parameters): Schema => ({
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

function fields(title: string, schema: Schema | undefined, incoming = true) {
  const entries = Object.entries(schema?.properties ?? {})
  if (entries.length === 0) return ''
  const optional = (name: string) => incoming && !schema?.required?.includes(name)
  const rows = entries.map(
    ([name, rules]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(inWords(rules))}${optional(name) ? ', optional' : ''}</td></tr>`,
  )
  return `<table><caption>${title}</caption><tbody>${rows.join('')}</tbody></table>`
}

/** For example 'text of 1 to 200 characters'. */
function inWords(rules: Schema): string {
  if (rules.anyOf) return rules.anyOf.map(inWords).join(' or ')
  if (rules.enum) return rules.enum.map((value) => `'${value}'`).join(', ')
  if (rules.items)
    return `list of ${inWords(rules.items)}${rules.maxItems ? `, at most ${rules.maxItems}` : ''}`
  if (rules.properties) return `{ ${Object.keys(rules.properties).join(', ')} }`
  const types = [rules.type ?? 'anything'].flat()
  return types.map((type) => kind(type, rules)).join(' or ')
}

function kind(type: string, { format, minLength, maxLength, minimum, maximum = Infinity }: Schema) {
  if (type === 'string' && format === 'binary') return 'file'
  if (type === 'string' && format === 'uuid') return 'id'
  if (type === 'string' && maxLength) return `text of ${minLength ?? 0} to ${maxLength} characters`
  if (type === 'string') return 'text'
  const bounds = maximum < Number.MAX_SAFE_INTEGER ? ` from ${minimum ?? 0} to ${maximum}` : ''
  if (type === 'integer') return `whole number${bounds}`
  return type === 'boolean' ? 'true or false' : type + bounds
}
