// An authenticator in software: real keys, real CBOR and COSE (RFC 9053), as a telephone makes them.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '@app/contract/fields/webauthn'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_KEY = 0x40

type Differing = {
  origin?: string
  isVerified?: boolean
  /** What it says that it signed so far. */
  signatures?: number
  challenge?: string
  type?: string
  rpId?: string
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

export function softwarePasskey({ origin: home = 'https://puente.test' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let signed = 0
  let owner = ''

  const clientData = (type: string, challenge: string, { origin = home, ...differing }: Differing) =>
    JSON.stringify({ type: differing.type ?? type, challenge: differing.challenge ?? challenge, origin, crossOrigin: false })

  const authenticatorData = (rpId: string, flags: number, { isVerified = true, signatures, ...differing }: Differing) => {
    const count = Buffer.alloc(4)
    signed = signatures ?? signed + 1
    count.writeUInt32BE(signed)
    const all = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags
    return Buffer.concat([sha256(differing.rpId ?? rpId), Buffer.from([all]), count])
  }

  /** A map of COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

  /** What `navigator.credentials.create` answers. */
  function create({ challenge, rp, user }: CreationOptions, differing: Differing = {}) {
    owner = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = Buffer.concat([authenticatorData(rp.id, WITH_KEY, differing), Buffer.alloc(16), length, id, coseKey])
    const clientDataJSON = base64url(clientData('webauthn.create', challenge, differing))
    return {
      ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' as const },
      response: { clientDataJSON, attestationObject: base64url(attestationOf(data)), transports: ['internal'] },
    }
  }

  /** What `navigator.credentials.get` answers. */
  function get({ challenge, rpId }: RequestOptions, differing: Differing = {}) {
    const client = clientData('webauthn.get', challenge, differing)
    const data = authenticatorData(rpId, 0, differing)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    return {
      ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' as const },
      response: {
        ...{ clientDataJSON: base64url(client), authenticatorData: base64url(data) },
        ...{ signature: base64url(signature), userHandle: owner },
      },
    }
  }
  return { create, get }
}
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR (RFC 8949). */
function attestationOf(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  const [noStatement, mapOfThree] = [Buffer.from([0xa0]), Buffer.from([0xa3])]
  return Buffer.concat([mapOfThree, text('fmt'), text('none'), text('attStmt'), noStatement, text('authData'), length, data])
}
