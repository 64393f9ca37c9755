// What another application shared with this one: the service worker kept it sealed (worker/shared-in.ts), its key is in the address.
import { SHARE_PATH } from '@app/contract/paths'

const SHARED_CACHE = 'shared-in'
const FRAGMENT = '#shared='

export type Shared = { file: File } | { text: string }

export const isOfShared = (fragment: string): boolean => fragment.startsWith(FRAGMENT)

/** It is read once. Null: it is not here any more, or it is nothing to read. */
export async function takeShared(fragment: string): Promise<Shared | null> {
  try {
    const cache = await caches.open(SHARED_CACHE)
    const kept = await cache.match(SHARE_PATH)
    await caches.delete(SHARED_CACHE)
    return kept ? sharedIn(await opened(kept, fragment.slice(FRAGMENT.length))) : null
  } catch {
    // Sealed with another key, or a browser that keeps nothing.
    return null
  }
}

async function opened(kept: Response, hex: string): Promise<FormData> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.fromHex(hex), 'AES-GCM', false, ['decrypt'])
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, await kept.arrayBuffer())
  return new Response(bytes, { headers: kept.headers }).formData()
}

function sharedIn(form: FormData): Shared | null {
  const [file] = form.getAll('file').filter((part) => part instanceof File && part.size > 0)
  if (file instanceof File) return { file }
  const said = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
  const text = [...new Set(said.map((part) => part.trim()))].join('\n').trim()
  return text === '' ? null : { text }
}
