// Reads a multipart body: text fields into an object, files straight to disk, both within their limits.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { maxCvBytes, maxFormBytes, maxImageBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/routes.ts'
import { newId } from './clock.ts'
import { Failure } from './failure.ts'

/** A file that has arrived whole but is not accepted yet; it vanishes after the answer unless somebody moves it. */
export type ReceivedFile = { path: string; name: string; bytes: number; sha256: string }
export type ReceivedFiles = Record<string, ReceivedFile[]>

const maxBytes = { image: maxImageBytes, cv: maxCvBytes }
const tooLarge = {
  image: `An image may have at most ${maxImageBytes / 1_000_000} MB`,
  cv: `The CV may have at most ${maxCvBytes / 1_000_000} MB`,
}

export async function receiveForm(request: FastifyRequest, route: Route, incomingDir: string) {
  const fields: Record<string, string> = {}
  const files: ReceivedFiles = {}
  const paths: string[] = []
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  try {
    const parts = request.parts({
      limits: { fieldSize: maxFormBytes, fields: 40, files: 40, headerPairs: 50 },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new Failure('too_large', messages.errors.tooLarge)
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
      if (received.length >= field.most) throw new Failure('invalid_input', tooManySentence(field.most))
      const path = join(incomingDir, newId())
      paths.push(path)
      const hash = createHash('sha256')
      let bytes = 0
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length
          if (bytes > maxBytes[field.kind]) return done(new Failure('too_large', tooLarge[field.kind]))
          hash.update(chunk)
          done(null, chunk)
        },
      })
      await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }))
      if (bytes > 0)
        files[part.fieldname] = [
          ...received,
          { path, name: part.filename, bytes, sha256: hash.digest('hex') },
        ]
    }
    return { fields, files, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const tooManySentence = (most: number) =>
  most === 1 ? 'Please send one file only' : `At most ${most} gallery images can be sent at once`
