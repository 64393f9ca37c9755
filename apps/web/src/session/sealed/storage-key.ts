// What the server's keys are made into: 32 bytes become one key that seals (AES-GCM) and one that names (HMAC). None can be read again.

export type StorageKey = { cipher: CryptoKey; naming: CryptoKey }

/** `bytes`: as the server tells them, base64url. */
export async function storageKeyOf(bytes: string): Promise<StorageKey> {
  const material = Uint8Array.fromBase64(bytes, { alphabet: 'base64url' })
  const secret = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  const derive = (purpose: string, algorithm: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) => {
    const from = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(purpose) }
    return crypto.subtle.deriveKey(from, secret, algorithm, false, uses)
  }
  const [cipher, naming] = await Promise.all([
    derive('seal', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ])
  return { cipher, naming }
}
