// Leaves one language of what `inBoth` and `both` hold side by side (contract/words.ts), so that no page carries the words
// of another one. What stands in only one of them, such as a helper of its sentences, is dropped with them.
import { type Plugin, parseSync } from 'vite'
import type { Language } from '../contract/languages.ts'

type Node = { type: string; start: number; end: number; [name: string]: unknown }
type Edit = [start: number, end: number, text: string]
/** What is read, what stays of it, and what is to be put in place of the rest. */
type Source = { code: string; language: Language; edits: Edit[] }

export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (!/\b(inBoth|both)\(/.test(code) || id.includes('contract/words.ts')) return undefined
      const edits: Edit[] = []
      const program = parseSync(id.split('?')[0] ?? id, code).program as unknown as Node
      walk(program, { code, language, edits })
      let text = code
      for (const [start, end, part] of edits.sort(([a], [b]) => b - a))
        text = text.slice(0, start) + part + text.slice(end)
      // The lines stay where they were.
      return { code: text, map: null }
    },
  }
}

function walk(node: Node, source: Source) {
  const callee = node.type === 'CallExpression' ? (node.callee as Node).name : undefined
  const [first, second] = (node.arguments ?? []) as Node[]
  if (callee === 'both' && first && second) keep(node, first, second, source)
  else if (callee === 'inBoth' && first) {
    source.edits.push([node.start, first.start, '('], [first.end, node.end, ')'])
    reduce(first, source)
  } else for (const child of childrenOf(node)) walk(child, source)
}

/** A table: each pair becomes one of its two. */
function reduce(table: Node, source: Source) {
  for (const { value } of table.properties as { value: Node }[]) {
    const [first, second] = (value.elements ?? []) as Node[]
    if (first && second) keep(value, first, second, source)
    else reduce(value, source)
  }
}

function keep(whole: Node, english: Node, malayalam: Node, { code, language, edits }: Source) {
  const { start, end } = language === 'en' ? english : malayalam
  edits.push([whole.start, whole.end, `(${code.slice(start, end)})`])
}

const childrenOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string')
