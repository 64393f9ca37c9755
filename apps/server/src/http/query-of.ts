import type { Endpoint } from '@app/contract'
import type { FastifyRequest } from 'fastify'

/**
 * The query as it was sent. Of a stream, a client that comes back repeats its address: the last event that reached it is in the header
 * (HTML standard, section 9.2).
 */
export function queryOf({ response }: Endpoint, { query, headers }: FastifyRequest): unknown {
  const lastId = headers['last-event-id']
  return response === 'stream' && lastId ? { ...(query as object), after: lastId } : query
}
