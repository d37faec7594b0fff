// The CV as a file: its random name in the store, the name its owner gave it, and how it is handed out.
import { randomBytes } from 'node:crypto'
import { messages } from '#contract/messages.ts'
import { Failure } from '../platform/failure.ts'
import { type CvType, cvTypeOf } from '../platform/file-types.ts'
import type { ReceivedFile } from '../platform/uploads.ts'

export const cvFolder = 'cv'
export const keyOfCv = (cv: string) => `${cvFolder}/${cv}`

const maxNameLength = 150
const contentTypes: Record<CvType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const typeOf = (cv: string) => cv.slice(cv.lastIndexOf('.') + 1) as CvType
export const contentTypeOfCv = (cv: string) => contentTypes[typeOf(cv)]

/** The names under which an accepted CV is kept; anything but a PDF or Word file is refused. */
export async function nameCv(received: ReceivedFile) {
  const type = await cvTypeOf(received.path)
  if (!type) throw new Failure('wrong_type', messages.applications.wrongCv)
  return { cv: `${randomBytes(16).toString('hex')}.${type}`, cv_name: cleanName(received.name, type) }
}

/** The last part of the path, without characters that hide or reorder others, ending as its content demands. */
export function cleanName(name: string, type: CvType) {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const visible = last
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  const [, stem = visible, ending = `.${type}`] = /^(.*)(\.(?:pdf|docx?))$/i.exec(visible) ?? []
  const fitting = ending.toLowerCase() === `.${type}` ? ending : `.${type}`
  return [...(stem.trim() || 'CV')].slice(0, maxNameLength - fitting.length).join('') + fitting
}

export function cvHeaders(cv: string, name: string, options: { inline: boolean; bytes: number }) {
  const type = typeOf(cv)
  // Browsers show a PDF even in a sandbox; our own pages may frame it, and nothing else may.
  const inline = options.inline && type === 'pdf'
  return {
    'Content-Type': contentTypes[type],
    'Content-Length': options.bytes,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors ${inline ? "'self'" : "'none'"}`,
    'Cache-Control': 'private, no-store',
  }
}

/** The name in plain letters for old programs, and in full as RFC 5987 writes it. */
function disposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}
