import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { replaceGlobals } from '../testing/answers.ts'
import { prefetchLinks } from './prefetch.ts'

class Element {
  readonly link: object | null
  constructor(link: object | null) {
    this.link = link
  }
  closest = () => this.link
}

test('a link that is touched has its page and data fetched, unless it leads out, to another language or nowhere new', async (t) => {
  const listeners = new Map<string, (event: { target: Element }) => Promise<void>>()
  const origin = 'https://site.example'
  replaceGlobals(t, {
    Element,
    document: { addEventListener: (type: string, run: () => Promise<void>) => listeners.set(type, run) },
    location: new URL('/gallery?page=2', origin),
  })
  const client = new QueryClient()
  const fetched: unknown[] = []
  t.mock.method(client, 'prefetchQuery', async ({ queryKey }: { queryKey: unknown[] }) =>
    fetched.push(...queryKey),
  )
  type Find = Parameters<typeof prefetchLinks>[1]
  const find = (path: string) => {
    const load = async () => {
      if (path === '/broken') throw new Error('no connection')
      const queries = ({ search }: { search: URLSearchParams }) => [{ queryKey: [path, `${search}`] }]
      return { queries }
    }
    return path === '/nowhere' ? undefined : { screen: { load }, params: {} }
  }
  prefetchLinks(client, find as unknown as Find)
  assert.deepEqual([...listeners.keys()], ['pointerover', 'focusin', 'touchstart'])

  const targets: [href: string, expected: string[], own?: object][] = [
    ['/gallery?page=3', ['/gallery', 'page=3']],
    ['/gallery?page=2#main', []],
    ['https://elsewhere.example/about', []],
    ['/ml/about', []],
    ['/uploads/plan.pdf', [], { target: '_blank' }],
    ['/nowhere', []],
    ['/broken', []],
  ]
  for (const [href, expected, own] of targets) {
    fetched.length = 0
    const { origin: from, pathname, search } = new URL(href, origin)
    await listeners.get('focusin')?.({
      target: new Element({ origin: from, pathname, search, target: '', ...own }),
    })
    assert.deepEqual(fetched, expected, href)
  }
  await listeners.get('focusin')?.({ target: new Element(null) })
  assert.deepEqual(fetched, [])
})
