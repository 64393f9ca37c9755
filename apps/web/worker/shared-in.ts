// What another application shares with this one, until the page has read it. docs/decisions/0189

/** As contract/paths has it: what the worker is made of is its own. */
export const SHARE_PATH = '/compartido'
/** As src/features/orders/reading/shared-in.ts reads it. */
const SHARED_CACHE = 'shared-in'
const NEW_ORDER = '/?new=1'

/** Seals it with a key that is in the address alone which this answers; what was shared before and never read is gone. */
export async function keepShared(request: Request): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  // The key seals this once and nothing else.
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  await (await caches.open(SHARED_CACHE)).put(SHARE_PATH, new Response(sealed, { headers }))
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key))
  return `${NEW_ORDER}#shared=${raw.toHex()}`
}
