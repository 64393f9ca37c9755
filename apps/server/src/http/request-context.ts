import type { FastifyRequest } from 'fastify'

/** From where a request came: what consents, sessions and limits keep. */
export type RequestContext = {
  ip: string
  userAgent: string
  requestId: string
  /** The session that the request was made with; none when nobody is signed in. */
  sessionId: string | null
}

const LONGEST_USER_AGENT = 300

export const contextOf = (request: FastifyRequest): RequestContext => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
  requestId: request.id,
  sessionId: request.session?.sessionId ?? null,
})
