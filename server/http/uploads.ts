// Reads a multipart body: text fields into an object, files straight to disk, both within their limits.
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import type { Call, FileField } from '#contract/call.ts'
import { maxCvBytes, maxFormBytes, maxImageBytes } from '#contract/limits.ts'
import { requestMessages } from '#contract/messages.ts'
import { fieldMessages } from '#contract/schemas.ts'
import { newId } from '../db/clock.ts'
import type { HasRoom } from '../ops/disk.ts'
import { wakeImageWork } from '../storage/images/pictures.ts'
import { Failure, InputFailure } from './errors.ts'
import { isPageForm } from './negotiation.ts'

/** A complete file in the incoming folder; it is deleted after the response unless somebody moves it. */
export type ReceivedFile = {
  path: string
  name: string
  bytes: number
  sha256: string
  /** False for a CV that the disk had no room for: then there is nothing at `path`. */
  isKept: boolean
}
export type ReceivedFiles = Record<string, ReceivedFile[]>

const maxBytes = { image: maxImageBytes, cv: maxCvBytes }
const tooLarge = { image: uploadMessages.imageTooLarge, cv: fieldMessages.cvTooLarge }
/** How many uploads are received at once. Staff have their own places, so that visitors cannot block them. */
export const uploadPlaces = { staff: 20, visitors: 60 }
const maxParts = 50

/** All uploads that are received at once write less than the reserve between two checks of the disk. */
const checkRoomBytes = 1_000_000

const checkParserMs = 100
/** How often the parser may be found waiting after the body has ended. */
const maxParserWaits = 20

const receiving = { staff: 0, visitors: 0 }

export async function acceptMultipart(app: FastifyInstance) {
  await app.register(multipart, {
    limits: { parts: maxParts, fieldSize: maxFormBytes, fileSize: Number.POSITIVE_INFINITY },
    isPartAFile: (_field, _type, filename) => filename !== undefined,
  })
}

export type Incoming = { incomingDir: string; hasRoom: HasRoom }

/** Fills `fields` in the order they arrive, so that a refused form can be shown again with what was typed. */
export async function receiveForm(
  request: FastifyRequest,
  call: Call,
  { incomingDir, hasRoom }: Incoming,
  fields: Record<string, unknown>,
) {
  const files: ReceivedFiles = {}
  const paths: string[] = []
  const discard = () => Promise.all(paths.map((path) => rm(path, { force: true })))
  const sender = request.account ? 'staff' : 'visitors'
  const parser = watchParser(request.raw)
  limitBody(request.raw, call, parser.reject)
  receiving[sender]++
  try {
    if (receiving[sender] > uploadPlaces[sender]) throw new Failure('busy', requestMessages.manyUploads, 10)
    checkLength(request, call)
    let textBytes = 0
    const parts = request.parts()
    const next = async () => (await parser.waitFor(parts.next())).value as Multipart | undefined
    for (let part = await next(); part; part = await next()) {
      if (part.type === 'field') {
        // A part of type application/json arrives parsed.
        const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
        textBytes += Buffer.byteLength(text)
        if (part.valueTruncated || textBytes > maxFormBytes)
          throw new Failure('too_large', requestMessages.formTooLarge)
        // Browsers send the line breaks of a form with files as CRLF, unlike those of JSON.
        if (part.fieldname) fields[part.fieldname] = text.replaceAll('\r\n', '\n')
        continue
      }
      const { fieldname, filename, file } = part
      const rules = call.files?.[fieldname]
      // Browsers send an empty part without a file name for a file input that was left empty.
      if (!rules || !filename) {
        file.resume()
        continue
      }
      const received = files[fieldname] ?? []
      checkCount(rules, received.length)
      if (rules.kind === 'image') wakeImageWork()
      const path = join(incomingDir, newId())
      paths.push(path)
      const saved = await saveFile(file, path, rules.kind, { field: fieldname, hasRoom })
      if (saved.bytes > 0) files[fieldname] = [...received, { ...saved, path, name: filename }]
    }
    return { files, discard }
  } catch (error) {
    await discard()
    throw refusalFor(error)
  } finally {
    receiving[sender]--
    // Clients read the response only after they have sent the whole body.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** The parser never finishes a part whose header is cut off by a delimiter, although the body has ended. */
function watchParser(raw: IncomingMessage) {
  const rejected = Promise.withResolvers<never>()
  rejected.promise.catch(() => undefined)
  return {
    reject: rejected.reject,
    async waitFor<T>(part: Promise<T>) {
      let waits = 0
      // Counted, not timed: on a busy machine much time may pass before the parser gets to run.
      const watch = setInterval(() => {
        if (raw.readableEnded && ++waits === maxParserWaits)
          rejected.reject(new Failure('invalid_input', requestMessages.brokenBody))
      }, checkParserMs)
      return Promise.race([part, rejected.promise]).finally(() => clearInterval(watch))
    },
  }
}

/** For chunked bodies, and for forms whose text is shown again after a refusal. */
function limitBody(raw: IncomingMessage, call: Call, reject: (failure: Failure) => void) {
  const failure = new Failure('too_large', tooLargeMessage(call))
  let left = maxBodyBytes(call)
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) reject(failure)
  })
}

function checkLength({ headers }: FastifyRequest, call: Call) {
  // A form without JavaScript is shown again with its text fields, so its body is read until the file.
  if (!isPageForm(call, { headers }) && Number(headers['content-length'] ?? 0) > maxBodyBytes(call))
    throw new Failure('too_large', tooLargeMessage(call))
}

/** All files at their largest, the text, and the headers of the parts. */
function maxBodyBytes(call: Call) {
  const files = Object.values(call.files ?? {})
  return files.reduce((sum, { kind, most }) => sum + most * maxBytes[kind], maxFormBytes + maxParts * 5_000)
}

function tooLargeMessage(call: Call) {
  const [first] = Object.values(call.files ?? {})
  return first ? tooLarge[first.kind] : requestMessages.formTooLarge
}

function checkCount({ most }: FileField, count: number) {
  if (count < most) return
  if (most === 1) throw new Failure('invalid_input', requestMessages.onlyOneFile)
  throw new Failure('too_large', uploadMessages.tooManyImages)
}

type Saving = { field: string; hasRoom: HasRoom }

async function saveFile(stream: Readable, path: string, kind: FileField['kind'], saving: Saving) {
  const { field, hasRoom } = saving
  const hash = createHash('sha256')
  let bytes = 0
  let checkedBytes = 0
  let isKept = await hasRoom()
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes[kind])
        throw new InputFailure(tooLarge[kind], { [field]: tooLarge[kind] }, 'too_large')
      hash.update(chunk)
      if (isKept && bytes - checkedBytes > checkRoomBytes) {
        isKept = await hasRoom()
        checkedBytes = bytes
      }
      if (!isKept && kind === 'image') throw new Failure('disk_full', requestMessages.diskFull)
      if (isKept) await file.appendFile(chunk)
    }
    if (!isKept) await rm(path)
  } finally {
    await file.close()
  }
  return { bytes, isKept, sha256: hash.digest('hex') }
}

/** Errors of the parser and the connection are the client's; those of the disk and our own are not. */
function refusalFor(error: unknown) {
  const { syscall } = error as { syscall?: string }
  if (error instanceof Failure || error instanceof TypeError || syscall) return error
  if ((error as { statusCode?: number }).statusCode === 413)
    return new Failure('too_large', requestMessages.tooLarge)
  return new Failure('invalid_input', requestMessages.brokenBody)
}
