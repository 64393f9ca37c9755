// What docs/security.md says is nowhere in the server: absence has no other test than a look at every file.
import { describe, expect, test } from 'vitest'
import { type Sources, sourcesOf, withFiles } from './sources.ts'
import { withoutComments } from './tables.ts'

const SERVER = /^apps\/server\/src\/(?!testing\/|machines\/|hostile\/|demo\/).*(?<!\.test)\.ts$/
const checkout = sourcesOf(process.cwd())

/** Each place of the server where this is written, as `path: what`. */
const placesOf = (pattern: RegExp, { paths, read }: Sources = checkout): string[] =>
  paths
    .filter((path) => SERVER.test(path))
    .flatMap((path) => [...withoutComments(read(path)).matchAll(pattern)].map(([found]) => `${path}: ${found}`))

const SHELLS = /(?<!\.)\b(?:exec|execSync)\(|\bshell:/g
/** The header, not the shelf, which is called so too; and the statuses that go with it. */
const REDIRECTS =
  /\.redirect\(|\b(?:set)?headers?\(\s*\{?\s*['"]?location['"]?\s*[:,]|['"]location['"]\s*:|\b(?:code|status|writeHead)\(30[12378]\b/gi
const DIGESTS = /\b(?:createHash|createHmac|hash)\('(?!sha256')[^']*'/g
const UNSURE = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|\bignoreTLS\b/g
const FETCHES = /\bfetch\(|\bhttps?\.(?:get|request)\(|\baxios\b|\bundici\b/g

describe('of the server', () => {
  test('no program is started through a shell', () => {
    expect(placesOf(SHELLS)).toEqual([])
  })

  test('no answer leads elsewhere', () => {
    expect(placesOf(REDIRECTS)).toEqual([])
  })

  test('every digest is SHA-256, but those of documents for the SRI', () => {
    // The SRI asks for SHA-1 in the signatures of its documents (docs/decisions/0148).
    expect(placesOf(DIGESTS)).toEqual([
      "apps/server/src/features/fiscal-documents/signature/sign-fiscal-document.ts: createHash('sha1'",
    ])
  })

  test('no connection goes on without knowing whom it talks to', () => {
    expect(placesOf(UNSURE)).toEqual([])
  })

  test('nothing is fetched but from the storage and listed push services, which lead nowhere else', () => {
    const [storage, push] = ['apps/server/src/files/s3-storage.ts', 'apps/server/src/push/send-push.ts']
    expect(placesOf(FETCHES)).toEqual([`${storage}: fetch(`, `${push}: fetch(`])
    expect(checkout.read(storage)).toContain("redirect: 'manual'")
    expect(checkout.read(push)).toContain("redirect: 'error'")
    expect(checkout.read(push)).toMatch(/isAtPushService\(endpoint, config\.pushHosts\)\) return[\s\S]*fetch\(endpoint/)
  })
})

test('what is nowhere would be found', () => {
  const path = 'apps/server/src/features/labels/print-label.ts'
  const found = (text: string, pattern: RegExp) => placesOf(pattern, withFiles({ paths: [], read: () => '' }, { [path]: text }))

  expect(found('spawn(command, { shell: true })', SHELLS)).toHaveLength(1)
  expect(found('execSync(command)', SHELLS)).toHaveLength(1)
  expect(found("reply.redirect('/login')", REDIRECTS)).toHaveLength(1)
  for (const redirect of [".header('location', place)", '.headers({ location: place })', '.code(302)', '.writeHead(307, {'])
    expect(found(`reply${redirect}`, REDIRECTS)).toHaveLength(1)
  expect(found("response.setHeader('Location', place)", REDIRECTS)).toHaveLength(1)
  expect(found("{ 'Location': place }", REDIRECTS)).toHaveLength(1)
  expect(found("createHash('md5')", DIGESTS)).toHaveLength(1)
  expect(found('{ rejectUnauthorized: false }', UNSURE)).toHaveLength(1)
  expect(found('await fetch(order.link)', FETCHES)).toHaveLength(1)
})
