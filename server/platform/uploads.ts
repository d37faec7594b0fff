// Reads a multipart body: text fields into an object, files straight to disk, both within their limits.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxCvBytes, maxFormBytes, maxImageBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/routes.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { watchBody } from './body-watch.ts'
import { newId } from './clock.ts'
import { Failure } from './failure.ts'

/** A file that has arrived whole but is not accepted yet; it vanishes after the answer unless somebody moves it. */
export type ReceivedFile = { path: string; name: string; bytes: number; sha256: string }
export type ReceivedFiles = Record<string, ReceivedFile[]>

const maxBytes = { image: maxImageBytes, cv: maxCvBytes }
const tooLarge = { image: uploadMessages.imageTooLarge, cv: uploadMessages.cvTooLarge }
/** RFC 2046; longer ones have only ever come from attackers. */
const maxBoundaryLength = 70
const maxAtOnce = 60
const maxParts = 50

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
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const body = watchBody(request.raw, maxBodyBytes(route))
  receiving++
  try {
    if (receiving > maxAtOnce) throw new Failure('busy', uploadMessages.busy, 10)
    checkHead(request, route)
    let textBytes = 0
    const limits = {
      fieldSize: maxFormBytes,
      fileSize: maxImageBytes + 1,
      parts: maxParts,
      headerPairs: 50,
      headerSize: 4_000,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        textBytes += Buffer.byteLength(String(part.value))
        if (part.valueTruncated || part.fieldnameTruncated || textBytes > maxFormBytes)
          throw new Failure('too_large', uploadMessages.formTooLarge)
        fields[part.fieldname] = String(part.value)
        continue
      }
      const field = route.files?.[part.fieldname]
      // Browsers send an empty, nameless part for a file input that was left empty.
      if (!field || !part.filename) {
        part.file.resume()
        continue
      }
      const received = files[part.fieldname] ?? []
      if (received.length >= field.most)
        throw field.most === 1
          ? new Failure('invalid_input', uploadMessages.onlyOne)
          : new Failure('too_large', uploadMessages.tooManyImages)
      const path = join(incomingDir, newId())
      paths.push(path)
      const file = await receiveFile(part, field.kind, path)
      if (file.bytes > 0) files[part.fieldname] = [...received, file]
    }
    return { files, discard }
  } catch (error) {
    await discard()
    // The client hears the refusal only once it may send the rest.
    body.drain()
    throw refusalFor(error)
  } finally {
    receiving--
  }
}

function checkHead({ headers }: FastifyRequest, route: Route) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(headers['content-type'] ?? '') ?? []
  const length = (quoted ?? plain ?? '').length
  if (length === 0 || length > maxBoundaryLength)
    throw new Failure('invalid_input', messages.errors.brokenBody)
  // A page that answers shows again what was typed, and that comes before the file: such a body is begun.
  const answersPage = route.form && headers.accept?.includes('text/html')
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

async function receiveFile(part: MultipartFile, kind: 'image' | 'cv', path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes[kind]) return done(new Failure('too_large', tooLarge[kind]))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }))
  return { path, name: part.filename, bytes, sha256: hash.digest('hex') }
}

/** What the parser complains about is the client's doing; what the disk or we ourselves did wrong is not. */
function refusalFor(error: unknown) {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
  if (error instanceof Failure || error instanceof TypeError || syscall) return error
  return statusCode === 413
    ? new Failure('too_large', messages.errors.tooLarge)
    : new Failure('invalid_input', messages.errors.brokenBody)
}
