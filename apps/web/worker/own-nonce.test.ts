import { expect, test } from 'vitest'
import { withOwnNonce } from './own-nonce.ts'

const kept = () =>
  new Response('<style nonce="abc_1-2"></style><meta property="csp-nonce" nonce="abc_1-2">', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': '70',
      'content-security-policy': "default-src 'none'; style-src 'self' 'nonce-abc_1-2'; trusted-types default",
    },
  })

test('the page and its policy have the same nonce, another each time', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => {
      const answer = await withOwnNonce(kept())
      const [, nonce] = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
      expect(await answer.text()).toBe(`<style nonce="${nonce}"></style><meta property="csp-nonce" nonce="${nonce}">`)
      return nonce
    }),
  )

  expect(new Set(nonces).size).toBe(3)
  expect(nonces).not.toContain('abc_1-2')
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
})

test('everything else of the policy and the headers stays; the length is what it is', async () => {
  const { headers } = await withOwnNonce(kept())

  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self' 'nonce-[\w-]+'; trusted-types default$/,
  )
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-length')).toBeNull()
})

test('a page without a nonce stays as it is', async () => {
  expect(await (await withOwnNonce(new Response('<p>plain</p>'))).text()).toBe('<p>plain</p>')
})
