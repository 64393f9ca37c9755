const NONCE = /'nonce-([\w-]+)'/
/** As long as the server's. */
const LENGTH_IN_BYTES = 16

/** The kept page with a nonce of its own, in page and policy alike: what was kept once is shown many times. */
export async function withOwnNonce(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  const policy = headers.get('content-security-policy') ?? ''
  const [, old] = NONCE.exec(policy) ?? []
  const page = await kept.text()
  // What the body was sent in says nothing about what is kept.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  if (!old) return new Response(page, { headers })
  const nonce = newNonce()
  headers.set('content-security-policy', policy.replaceAll(old, nonce))
  return new Response(page.replaceAll(old, nonce), { headers })
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH_IN_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
