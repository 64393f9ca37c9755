import { readStored, writeStored } from './storage.ts'

/**
 * It identifies no person, and stays when a session ends: on a browser that has signed in before, tries of strangers are not counted against
 * its owner.
 */
const DEVICE_KEY = 'device'
const isMark = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text)

/** What this browser made up once, 256 bits. */
export function deviceMark(): string {
  const kept = readStored(DEVICE_KEY)
  if (isMark(kept)) return kept
  const mark = crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true })
  writeStored(DEVICE_KEY, mark)
  return mark
}
