import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whoever sends longer than this was told enough by the connection's end. */
const LONGEST_IN_MILLISECONDS = 5_000

/**
 * A refusal that is known before its body has come waits for the rest where the connection closes after it: one that is closed
 * while something still comes is reset, and the answer is lost (RFC 9112, section 9.6). On one that stays Node reads the rest.
 */
export function readToTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed || reply.statusCode < 400 || !isLast(reply)) return
    const ending = new AbortController()
    const { signal } = ending
    raw.resume()
    await Promise.race([
      once(raw, 'close', { signal }),
      once(raw, 'end', { signal }),
      pause(LONGEST_IN_MILLISECONDS, null, { signal }),
    ])
      // A body that breaks off is as read as it will be.
      .catch(() => undefined)
    ending.abort()
  })
}

const isLast = (reply: FastifyReply): boolean => !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close'
