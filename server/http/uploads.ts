// Reads a multipart body: text fields into an object, files straight to disk, both within their limits.
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { maxCvBytes, maxFormBytes, maxImageBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { newId } from '../db/clock.ts'
import { wakeImageWork } from '../storage/images/workers.ts'
import { Failure } from './failure.ts'
import { openParts, type Parts, textOf } from './multipart.ts'
import { wantsDocument } from './negotiation.ts'

/** A file that has arrived whole but is not accepted yet; it vanishes after the answer unless somebody moves it. */
export type ReceivedFile = { path: string; name: string; bytes: number; sha256: string }
export type ReceivedFiles = Record<string, ReceivedFile[]>

const maxBytes = { image: maxImageBytes, cv: maxCvBytes }
const tooLarge = { image: uploadMessages.imageTooLarge, cv: uploadMessages.cvTooLarge }
/** RFC 2046; longer ones have only ever come from attackers. */
const maxBoundaryLength = 70
const maxAtOnce = 60
const maxParts = 50

/** What every object has already is no name for a field. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

let receiving = 0

/** Fills `fields` as they come, so that what was typed is still known when a file is refused. */
export async function receiveForm(
  request: FastifyRequest,
  route: Route,
  incomingDir: string,
  fields: Record<string, unknown>,
) {
  const files: ReceivedFiles = {}
  const paths: string[] = []
  const discard = () => paths.length > 0 && Promise.all(paths.map((path) => rm(path, { force: true })))
  const parts = openParts(request.raw, boundaryOf(request), maxBodyBytes(route))
  receiving++
  try {
    if (receiving > maxAtOnce) throw new Failure('busy', uploadMessages.busy, 10)
    checkLength(request, route)
    let textBytes = 0
    let count = 0
    for (let head = await parts.next(); head; head = await parts.next()) {
      count += 1
      if (count > maxParts) throw new Failure('too_large', messages.errors.tooLarge)
      const { name, filename, whole } = head
      if (inherited.has(name)) throw new Failure('invalid_input', messages.errors.brokenBody)
      if (filename === undefined) {
        const text = whole ?? (await readText(parts, maxFormBytes - textBytes))
        textBytes += text.length
        if (textBytes > maxFormBytes) throw new Failure('too_large', uploadMessages.formTooLarge)
        if (name) fields[name] = textOf(text)
        continue
      }
      const field = route.files?.[name]
      // Browsers send an empty, nameless part for a file input that was left empty.
      if (!field || !filename) continue
      const received = files[name] ?? []
      if (received.length >= field.most)
        throw field.most === 1
          ? new Failure('invalid_input', uploadMessages.onlyOne)
          : new Failure('too_large', uploadMessages.tooManyImages)
      if (field.kind === 'image') wakeImageWork()
      const path = join(incomingDir, newId())
      paths.push(path)
      const file = await receiveFile(parts, { name: filename, kind: field.kind, path })
      if (file.bytes > 0) files[name] = [...received, file]
    }
    return { files, discard }
  } catch (error) {
    await discard()
    throw refusalFor(error)
  } finally {
    receiving--
    parts.drop()
  }
}

function boundaryOf({ headers }: FastifyRequest) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(headers['content-type'] ?? '') ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > maxBoundaryLength)
    throw new Failure('invalid_input', messages.errors.brokenBody)
  return boundary
}

function checkLength({ headers }: FastifyRequest, route: Route) {
  // A page that answers shows again what was typed, and that comes before the file: such a body is begun.
  const answersPage = route.form && wantsDocument({ headers })
  if (!answersPage && Number(headers['content-length'] ?? 0) > maxBodyBytes(route))
    throw new Failure('too_large', limitOf(route))
}

/** All files at their largest, the text, and room for what lies between them. */
function maxBodyBytes(route: Route) {
  const files = Object.values(route.files ?? {})
  return files.reduce((sum, { kind, most }) => sum + most * maxBytes[kind], maxFormBytes + maxParts * 5_000)
}

function limitOf(route: Route) {
  const [first] = Object.values(route.files ?? {})
  return first ? tooLarge[first.kind] : uploadMessages.formTooLarge
}

async function readText(parts: Parts, maxBytes: number) {
  const pieces: Buffer[] = []
  let bytes = 0
  for (let piece = await parts.read(); piece; piece = await parts.read()) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > maxBytes) throw new Failure('too_large', uploadMessages.formTooLarge)
  }
  return Buffer.concat(pieces).toString('latin1')
}

type Expected = { name: string; kind: 'image' | 'cv'; path: string }

async function receiveFile(parts: Parts, { name, kind, path }: Expected): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for (let piece = await parts.read(); piece; piece = await parts.read()) {
      bytes += piece.length
      if (bytes > maxBytes[kind]) throw new Failure('too_large', tooLarge[kind])
      hash.update(piece)
      await file.appendFile(piece)
    }
  } finally {
    await file.close()
  }
  return { path, name, bytes, sha256: hash.digest('hex') }
}

/** What the connection complains about is the client's doing; what the disk or we ourselves did wrong is not. */
function refusalFor(error: unknown) {
  const { syscall } = error as { syscall?: string }
  if (error instanceof Failure || error instanceof TypeError || syscall) return error
  return new Failure('invalid_input', messages.errors.brokenBody)
}
