import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests came through a proxy that this server does not trust: to it all of them are from the proxy's address. */
    untrustedProxy: { isSeen: boolean }
  }
}

const SENTENCE =
  'Requests carry X-Forwarded-For and TRUST_PROXY is not set: if they come through a proxy, all callers count as one network, and logs and ' +
  'sessions name the proxy. Name it in TRUST_PROXY.'

/** Where no proxy is trusted, the first request that came through one is said once: in the log, and on the administrators' desktop. */
export function watchForProxy(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const untrustedProxy = { isSeen: false }
  app.decorate('untrustedProxy', untrustedProxy)
  if (trustedProxies.length > 0) return
  app.addHook('onRequest', async ({ headers }) => {
    if (untrustedProxy.isSeen || headers['x-forwarded-for'] === undefined) return
    untrustedProxy.isSeen = true
    app.log.warn(SENTENCE)
  })
}
