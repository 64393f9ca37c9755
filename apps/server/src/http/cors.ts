// The web may be on another host than the API. Sessions use no cookie, so no answer allows credentials.
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const REQUEST_HEADERS = [
  'authorization',
  'client-type',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'last-event-id',
  'traceparent',
]
const ANSWER_HEADERS = [
  ...['content-disposition', 'etag', 'x-request-id', 'retry-after', 'idempotency-replayed'],
  ...['ratelimit', 'ratelimit-policy'],
]
const TEN_MINUTES_IN_SECONDS = 600

const ALLOWED: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: REQUEST_HEADERS,
  exposedHeaders: ANSWER_HEADERS,
  maxAge: TEN_MINUTES_IN_SECONDS,
}
const NOT_ALLOWED: FastifyCorsOptions = { origin: false }

/** Lets the pages of these origins call the API; a page of any other gets no answer that it could read. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  await app.register(cors, {
    delegator: async ({ headers, method }: FastifyRequest): Promise<FastifyCorsOptions> => {
      if (!allowed.has(headers.origin ?? '')) return NOT_ALLOWED
      // Without the method that is meant it is no question of a browser.
      const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
      return { ...ALLOWED, preflight: isPreflight }
    },
  })
}
