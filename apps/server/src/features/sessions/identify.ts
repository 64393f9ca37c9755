import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import * as sessions from '../credentials/sessions.repository.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/i

/** Puts the actor on a request that carries the token of an open session; any other token is as good as none. */
export const identify = (db: Db) => async (request: FastifyRequest) => {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? []
  const session = token ? await sessions.find(db, token) : null
  request.actor = session?.actor ?? null
  request.session = session
}
