// The CV as a file: its random name in storage, the name its owner gave it, its response headers, and which applications
// name one.
import { randomBytes } from 'node:crypto'
import { isCvName, withoutInvisibleEnd } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { InputFailure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { FileReferences } from '../storage/file-references.ts'
import { type DocumentType, documentTypeOf } from '../storage/file-types.ts'

const cvFolder = 'cv'
export const keyOfCv = (cv: string) => `${cvFolder}/${cv}`

const maxNameLength = 150
const contentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const typeOf = (cv: string) => cv.slice(cv.lastIndexOf('.') + 1) as DocumentType
export const contentTypeOfCv = (cv: string) => contentTypes[typeOf(cv)]

/** The names of an accepted CV. Refuses anything but a PDF or Word file, by name and by content. */
export async function nameCv(received: ReceivedFile) {
  const name = visibleName(received.name)
  const type = isCvName(name) ? await documentTypeOf(received.path) : undefined
  const { wrongCv } = messages.applications
  if (!type) throw new InputFailure(wrongCv, { cv: wrongCv }, 'wrong_type')
  return { cv: `${randomBytes(16).toString('hex')}.${type}`, cv_name: endingAs(type, name) }
}

/** The base name, without characters that hide or reorder others. */
export function visibleName(name: string) {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  return withoutInvisibleEnd(shown).trimStart()
}

/** The name with the extension that fits the content, at most `maxNameLength` long. */
export function endingAs(type: DocumentType, name: string) {
  const [, stem = name, given = ''] = /^(.*)(\.\w+)$/.exec(name) ?? []
  const extension = given.toLowerCase() === `.${type}` ? given : `.${type}`
  return [...(stem.trim() || 'CV')].slice(0, maxNameLength - extension.length).join('') + extension
}

export function cvHeaders(cv: string, name: string | null, options: { inline: boolean; bytes: number }) {
  const type = typeOf(cv)
  // Only a PDF is shown inline, in a sandbox and in frames of our own pages.
  const inline = options.inline && type === 'pdf'
  return {
    'Content-Type': contentTypes[type],
    'Content-Length': options.bytes,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name ?? cv),
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors ${inline ? "'self'" : "'none'"}`,
    'Cache-Control': 'private, no-store',
  }
}

/** The name in ASCII for old programs, and in full as RFC 5987 defines. */
function disposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}

export const cvReferences: FileReferences = {
  folder: cvFolder,
  async list(db) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'cv'])
      .where('cv', 'is not', null)
      .execute()
    return rows.map(({ id, cv }) => ({ id, keys: [keyOfCv(cv ?? '')] }))
  },
  describe: ({ id }) => `An application without its CV: ${id}`,
  async repair({ db }, broken) {
    const repairs = []
    for (const { id } of broken) {
      await db.updateTable('applications').set({ cv: null, cv_name: null }).where('id', '=', id).execute()
      const message = `The CV of an application is lost; it now counts as sent without one: ${id}`
      repairs.push({ done: true, message })
    }
    return repairs
  },
}
