// `Idempotency-Key`: one key for one intention. A call whose outcome nobody knows, because it failed on its way, was given up or the
// page was left, is sent with the same key when the same is sent again, so that it happens once; whatever else is sent has a new one.
const STORAGE_KEY = 'unanswered'

type Keys = Record<string, string>

/** Read when something is first sent: a tab's storage is slow to come, and no first screen waits for it. */
let read: Map<string, string> | null = null
function unanswered(): Map<string, string> {
  read ??= new Map(Object.entries(readKeys()))
  return read
}

export type Request = { method: string; url: string; text: string; files: readonly File[] }

/** The key of the request, and what to do once its outcome is known. */
export function keyOf({ method, url, text, files }: Request): { key: string; settle: () => void } {
  const named = files.map(({ name, size, lastModified }) => `${name}/${size}/${lastModified}`)
  const request = fingerprint([method, url, text, ...named].join('\n'))
  const key = unanswered().get(request) ?? newKey()
  unanswered().set(request, key)
  // Of a call with a password nothing is kept beyond the page, not even a digest.
  if (!url.includes('/auth/')) writeKeys()
  const settle = () => {
    unanswered().delete(request)
    writeKeys()
  }
  return { key, settle }
}

/** `crypto.randomUUID` is missing where the page does not come by HTTPS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Tells one request from another (cyrb53). No secret: it never leaves the tab. */
function fingerprint(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}

/** Of this tab: a reload keeps them, and the next tab begins with none. */
function readKeys(): Keys {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof keys === 'object' && keys !== null ? (keys as Keys) : {}
  } catch {
    return {}
  }
}

function writeKeys(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(unanswered())))
  } catch {
    // The keys live on in memory until the page is left.
  }
}
