import type { Answer, Endpoint, Received } from '@app/contract'
import { type Actor, DomainError, hasDuty, type Language } from '@app/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { isRecent } from '../features/credentials/session-lifetimes.ts'
import type { OpenSession } from '../features/credentials/sessions.repository.ts'
import { spendCall } from '../features/rate-limits/spend-call.ts'
import { type Handled, publish, sendAnswer, sendKept } from './answer.ts'
import { callConditionally } from './conditional-call.ts'
import { conditionsOf } from './conditions.ts'
import { languageOf } from './language.ts'
import { type Content, readMultipart } from './multipart.ts'
import { parseInput } from './parse-input.ts'
import type { Parts } from './parts.ts'
import { queryOf } from './query-of.ts'
import { contextOf, type RequestContext } from './request-context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    parts: Parts
    /** Outside production every answer is parsed with its schema, so that a field nobody published is an error. */
    checksAnswers: boolean
  }
  interface FastifyContextConfig {
    /** Open until one of both sides ends it. */
    isStream?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
    session: OpenSession | null
  }
}

export type Incoming<E extends Endpoint> = Received<E> & {
  /** What the call works in: the database, or the transaction that also keeps its answer for a caller who repeats it. */
  db: Db
  parts: Parts
  actor: E['roles'] extends 'anyone' ? Actor | null : Actor
  language: Language
  context: RequestContext
  /** The house requires the second step of whoever calls, who has none yet. */
  lacksSecondFactor: boolean
  /** Whether a call that is sensitive would be taken: for one that is so by what it finds. */
  hasShownWhoTheyAre: boolean
}
type Handler<E extends Endpoint> = (incoming: Incoming<E>) => Promise<Handled<E>> | Handled<E>

/** Registers one endpoint of the contract: its roles are checked and its input parsed before `handle` runs. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // A stream that nobody reads would never end.
    exposeHeadRoute: endpoint.response !== 'stream',
    config: { isStream: endpoint.response === 'stream' },
    onRequest: async (request, reply) => {
      spendCall(endpoint, request, reply)
      allowOnly(endpoint, request)
    },
    handler: (request, reply) => answer(endpoint, handle, request, reply),
  })
}

function allowOnly(endpoint: Endpoint, { actor, session }: FastifyRequest): void {
  const { roles, duties, isOpenBeforeEnrolling, needsConfirmedEmail, guard } = endpoint
  if (roles === 'anyone') return
  if (!actor || !session) throw new DomainError('notSignedIn')
  if (!roles.includes(actor.role)) throw new DomainError('roleNotAllowed')
  if (duties && !hasDuty(actor, duties)) throw new DomainError('permissionMissing')
  if (session.lacksSecondFactor && !isOpenBeforeEnrolling) throw new DomainError('secondFactorRequired')
  if (session.mustConfirmEmail && needsConfirmedEmail) throw new DomainError('emailNotConfirmed')
  if (guard === 'sensitive' && !isRecent(session.authenticatedAt)) throw new DomainError('reauthenticationNeeded')
}

/** Most calls ask for nothing beside their input, and pay for nothing. */
async function answer<E extends Endpoint>(endpoint: E, handle: Handler<E>, request: FastifyRequest, reply: FastifyReply) {
  const conditions = conditionsOf(endpoint, request.headers)
  const received = await receive(endpoint, request)
  try {
    const incoming = read(endpoint, request, received)
    if (!conditions) return sendAnswer(reply, endpoint, await handle(incoming))
    const { checksAnswers } = request.server
    const perform = async (within: Incoming<E>) => publish(endpoint, (await handle(within)) as Answer<E>, checksAnswers)
    return sendKept(reply, await callConditionally(endpoint, conditions, incoming, perform))
  } finally {
    await received.release()
  }
}

async function receive(endpoint: Endpoint, request: FastifyRequest): Promise<Content> {
  if (!request.isMultipart()) return { body: request.body, files: [], release: async () => undefined }
  if (!endpoint.multipart) throw new DomainError('mediaTypeNotAllowed')
  return readMultipart(request)
}

function read<E extends Endpoint>(endpoint: E, request: FastifyRequest, { body, files }: Content): Incoming<E> {
  return {
    ...parseInput(endpoint, { params: request.params, query: queryOf(endpoint, request), body: body ?? {} }),
    files,
    db: request.server.parts.db,
    parts: request.server.parts,
    actor: request.actor,
    language: languageOf(request.headers['accept-language']),
    context: contextOf(request),
    lacksSecondFactor: request.session?.lacksSecondFactor ?? false,
    hasShownWhoTheyAre: request.session ? isRecent(request.session.authenticatedAt) : false,
  } as Incoming<E>
}
