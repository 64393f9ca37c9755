// Locks a secret up with AES-256-GCM, so that the database alone does not give it away.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export const newKey = (): Buffer => randomBytes(KEY_BYTES)
export const keyText = (key: Buffer): string => key.toString('base64')

/** Buffer.from overlooks what is no base64; what reads back as it was written has nothing to overlook. */
export function isKey(text: string): boolean {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && keyText(key) === text.trim()
}

/** @param rowId the row that it is kept in: moved to another row it does not open */
export function locked(secret: Uint8Array, key: Buffer, rowId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(rowId))
  const content = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
}

/** null where the key, the row or the content is another. */
export function opened(box: string, key: Buffer, rowId: string): Buffer | null {
  const bytes = Buffer.from(box, 'base64')
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(content), decipher.final()])
  } catch {
    return null
  }
}
