import type { StorageKey } from './storage-key.ts'

/** A new one each time: with one key, none may come twice. */
const NONCE_IN_BYTES = 12
const NAME_IN_BYTES = 16

/** Nonce and ciphertext. */
export type Sealed = Uint8Array<ArrayBuffer>

/** `place` is sealed too: what is put elsewhere cannot be opened there. */
const sealing = (nonce: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
})

export async function sealBytes({ cipher }: StorageKey, place: string, bytes: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_IN_BYTES))
  const ciphertext = await crypto.subtle.encrypt(sealing(nonce, place), cipher, bytes)
  const sealed = new Uint8Array(NONCE_IN_BYTES + ciphertext.byteLength)
  sealed.set(nonce)
  sealed.set(new Uint8Array(ciphertext), NONCE_IN_BYTES)
  return sealed
}

/** Null: sealed with another key, in another place, or damaged. */
export async function openBytes({ cipher }: StorageKey, place: string, sealed: Sealed): Promise<ArrayBuffer | null> {
  const [nonce, ciphertext] = [sealed.slice(0, NONCE_IN_BYTES), sealed.slice(NONCE_IN_BYTES)]
  return crypto.subtle.decrypt(sealing(nonce, place), cipher, ciphertext).catch(() => null)
}

export const seal = (key: StorageKey, place: string, value: unknown): Promise<Sealed> =>
  sealBytes(key, place, new TextEncoder().encode(JSON.stringify(value)))

/** What was sealed as this type: nobody without the key can have written it. Null: see `openBytes`. */
export async function open<Value>(key: StorageKey, place: string, sealed: Sealed): Promise<Value | null> {
  const bytes = await openBytes(key, place, sealed)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

/** The same for the same text, and found by it, without saying it. */
export async function sealedName({ naming }: StorageKey, text: string): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', naming, new TextEncoder().encode(text))
  return new Uint8Array(digest, 0, NAME_IN_BYTES).toBase64({ alphabet: 'base64url', omitPadding: true })
}
