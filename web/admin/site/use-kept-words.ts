import { useEffect, useState } from 'react'
import type { PageKey } from '#contract/content/pages.ts'
import { schemaOf } from '#contract/content/pages.ts'
import { completeContent } from '#contract/content/values.ts'
import { type Content, type ContentStore, isSame } from './content-store.ts'
import { forget, keep, readKept } from './kept-words.ts'

const pauseMs = 300

/** Keeps what is typed until it is saved, and offers what was kept on an earlier visit. */
export function useKeptWords(store: ContentStore, account: string, page: PageKey) {
  const [offer, setOffer] = useState(() => findOffer(store, account, page))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.get()
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      const { content, saved } = store.get()
      if (store.isDirty()) keep(account, page, { content, version: saved.version })
      else forget(account, page)
    }
    const unsubscribe = store.subscribe(() => {
      const state = store.get()
      if (state.content === last.content && state.saved === last.saved) return
      last = state
      clearTimeout(timer)
      timer = setTimeout(write, pauseMs)
    })
    const flush = () => timer && write()
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [store, account, page])

  return {
    offer,
    bringBack() {
      if (offer) store.take({ content: store.get().saved.content, version: offer.version }, offer.content)
      setOffer(undefined)
    },
    throwAway() {
      forget(account, page)
      setOffer(undefined)
    },
  }
}

/** The version that it was typed on goes along: what others have saved since is not overwritten unasked. */
function findOffer(store: ContentStore, account: string, page: PageKey) {
  const kept = readKept(account, page)
  if (!kept) return undefined
  const { saved } = store.get()
  const content = completeContent<Content>(schemaOf(page), kept.content, saved.content)
  return isSame(content, saved.content) ? undefined : { ...kept, content }
}
