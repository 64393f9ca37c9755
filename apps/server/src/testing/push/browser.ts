import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

/** As a browser shows it. */
type Shown = { id: string; title: string; body: string; location: string; language: string }
export type Browser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** The path of its endpoint. */
  path: string
  /** Decrypts what a push service handed over (RFC 8188, RFC 8291). */
  read: (content: Buffer) => Shown
}

/** A browser that subscribed at a push service: it alone has the key that reads its messages. */
export function newBrowser(service: string): Browser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const path = `/send/${randomBytes(16).toString('base64url')}`
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  const read = (content: Buffer): Shown => {
    const [salt, keyLength] = [content.subarray(0, 16), content.readUInt8(20)]
    const senderKey = content.subarray(21, 21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = derived(own.computeSecret(senderKey), auth, info, 32)
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = content.subarray(21 + keyLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  return { subscription: { endpoint: service + path, keys }, path, read }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

type Claims = { aud: string; exp: number; sub: string }

/** What a push service checks of who sends (RFC 8292). @throws where the signature is not of the key */
export function signedBy(authorization: string): { publicKey: string; claims: Claims } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('signed by another key')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) }
}
