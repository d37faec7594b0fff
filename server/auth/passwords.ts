// argon2id with the parameters OWASP names as a minimum: 19 MiB, two passes, one lane.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2) as (algorithm: string, parameters: Argon2Parameters) => Promise<Buffer>
const cost = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }

export async function hashPassword(password: string) {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

export async function isPassword(password: string, stored: string) {
  const [, nonce = '', tag = ''] = stored.split('$')
  const expected = Buffer.from(tag, 'base64url')
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64url'),
    ...cost,
  })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
