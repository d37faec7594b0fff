// The shapes that several pages share. `{name}`, `{phone}` and the like in a text stand for values of site.config.ts.
import type { pictures } from '../pictures.ts'

export type PictureName = keyof typeof pictures
export type Term = { name: string; text: string }
export type Step = { title: string; when: string; text: string }
export type Closing = { title: string; text: string }

export type ServiceContent = {
  description: string
  picture: PictureName
  /** Which part of the picture stays when it is cut to a band. */
  focus?: 'lower'
  lead: string
  included: string[]
  excluded?: string
  process: Step[]
  detail: PictureName
  materialsTitle?: string
  materials: Term[]
  stance?: { title: string; text: string[] }
  prices: { what: string; from: string; note: string }[]
  priceNote: string
  questions: { question: string; answer: string }[]
  contact: Closing
}

export type LegalContent = {
  description: string
  label: string
  title: string
  intro: string
  clauses: Clause[]
}

export type Clause = {
  title: string
  /** A string is a paragraph, an array a list; `[label](address)` in them is a link. */
  body: (string | string[])[]
  /** Only while site.picturesAreRenderings has this value. */
  renderings?: boolean
}
