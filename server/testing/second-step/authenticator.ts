// For tests only: an authenticator in software, which makes passkeys and signs with them as a phone does.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const flags = { present: 1, verified: 4, attested: 64 }
type Made = { id: string; userHandle: string; key: KeyObject; counter: number }
type Options = { challenge?: string; user?: { id: string } }

export function createAuthenticator(origin = 'http://localhost:3000') {
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  const made: Made[] = []

  /** What `navigator.credentials.create` answers. */
  function create({ challenge = '', user }: Options) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const passkey = { id: id.toString('base64url'), userHandle: user?.id ?? '', key: privateKey, counter: 0 }
    made.push(passkey)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
    const authData = Buffer.concat([
      authenticatorData(flags.present | flags.verified | flags.attested, 0),
      attested,
    ])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ])
    return answer(passkey.id, {
      clientDataJSON: clientData('webauthn.create', challenge),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` answers. */
  function get({ challenge = '' }: Options, { counter, isVerified = true, passkey = made.at(-1) }: Get = {}) {
    if (!passkey) throw new Error('There is no passkey yet')
    passkey.counter = counter ?? passkey.counter + 1
    const data = authenticatorData(flags.present | (isVerified ? flags.verified : 0), passkey.counter)
    const clientDataJSON = clientData('webauthn.get', challenge)
    const hashed = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hashed]), passkey.key)
    return answer(passkey.id, {
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: passkey.userHandle,
    })
  }

  function authenticatorData(flag: number, counter: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flag]), count])
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

  return { create, get, made }
}

type Get = { counter?: number; isVerified?: boolean; passkey?: Made }

const answer = <Response>(id: string, response: Response) => ({
  ...{ id, rawId: id, type: 'public-key' as const, response },
  clientExtensionResults: {},
})

/** Key type EC2, algorithm ES256, curve P-256, x and y. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ])
