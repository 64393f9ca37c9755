// What the browser may do with what we answer. Measured to hold in Chromium without a violation.
import { randomBytes } from 'node:crypto'
import { TRACKING_PATH } from '@app/contract/paths'
import type { FastifyInstance } from 'fastify'

const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** Other hosts that the pages reach, if any: origins. */
export type Reach = { api: string | undefined; frames: string | undefined }

/** `'self'`, and the host that is named. */
const selfAnd = (origin: string | undefined): string => (origin ? `'self' ${origin}` : "'self'")

/** The pages of the product; `nonce` is new in every response. */
export const pagePolicy = (nonce: string, { api, frames }: Reach): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${selfAnd(api)}`,
    `frame-src ${selfAnd(frames)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
    'trusted-types default',
  ].join('; ')

/** The service worker: it fetches the program, and runs nothing but itself. */
const WORKER_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  TRUSTED_TYPES,
  "trusted-types 'none'",
].join('; ')
export const WORKER_HEADERS = { 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' }

/** The remote notifications component: a sandboxed frame of opaque origin that reaches nothing. `around`: whose pages may show it. */
const framePolicy = (around: readonly string[]): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...around].join(' ')}`,
    TRUSTED_TYPES,
    "trusted-types 'none'",
  ].join('; ')

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const newNonce = (): string => randomBytes(16).toString('base64url')

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
}
/** Browsers obey it over HTTPS alone. */
const ONE_YEAR_OF_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** What every answer begins with, also that to a request which no route and no hook ever sees. */
export const headersOfEveryAnswer = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...EVERY_ANSWER, ...ONE_YEAR_OF_HTTPS } : EVERY_ANSWER

/** What a shared link shows, as a page and as a call: for whoever has the link, and for no search engine. */
const OF_A_LINK = new RegExp(`^(/api/tracking|${TRACKING_PATH})/`, 'i')

export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersOfEveryAnswer(publicUrl)
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers)
    if (OF_A_LINK.test(url)) reply.header('x-robots-tag', 'noindex')
  })
}

/** The files of the frame are fetched from its opaque origin. */
export const frameHeaders = (around: readonly string[]): Record<string, string> => ({
  'content-security-policy': framePolicy(around),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
})
