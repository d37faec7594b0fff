// Encrypts or derives what a stolen database must not give away, with a key that is not in it: SECRET_KEY, or a file in the
// data folder.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fsyncPath } from '../../ops/disk.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export const secretKeyIn = (dataDir: string) => join(dataDir, 'secret.key')

export type Encryption = ReturnType<typeof createEncryption>

export function createEncryption({ dataDir, secretKey }: { dataDir: string; secretKey?: string }) {
  let loading: Promise<string> | undefined

  const readSecret = () => {
    loading ??= readOrCreate(secretKeyIn(dataDir)).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function readKey(use: 'app codes' | 'private links') {
    const text = secretKey ?? (await readSecret())
    return Buffer.from(hkdfSync('sha256', text.trim(), '', use, keyBytes))
  }

  /** `context` is whom it belongs to: a copy of it in another row is refused. */
  async function encrypt(plain: Buffer, context: string) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, await readKey('app codes'), nonce).setAAD(Buffer.from(context))
    const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  }

  /** Undefined with another key than the one that encrypted it. */
  async function decrypt(text: string, context: string) {
    const encrypted = Buffer.from(text, 'base64url')
    const nonce = encrypted.subarray(0, nonceBytes)
    const tag = encrypted.subarray(nonceBytes, nonceBytes + tagBytes)
    const key = await readKey('app codes')
    try {
      const cipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag)
      return Buffer.concat([cipher.update(encrypted.subarray(nonceBytes + tagBytes)), cipher.final()])
    } catch {
      return undefined
    }
  }

  /** Of the private link to a record: always the same one, though only its hash is stored. */
  const privateLinkToken = async (id: string) =>
    createHmac('sha256', await readKey('private links'))
      .update(id)
      .digest('base64url')

  return { encrypt, decrypt, privateLinkToken }
}

/** Linked into place when it is complete, so that of several processes all read the same one. */
async function readOrCreate(file: string) {
  const found = await read(file)
  if (found) return found
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  await writeFile(part, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    await link(part, file)
    await fsyncPath(join(file, '..'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(part, { force: true })
  }
  return readFile(file, 'utf8')
}

const read = (file: string) =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
