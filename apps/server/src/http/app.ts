import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { frontDoorRoutes } from '../features/front-door/front-door.routes.ts'
import { openBudgets } from '../features/rate-limits/budgets.ts'
import { openFailedSignIns } from '../features/sign-ins/failed-sign-ins.ts'
import { scannerAt } from '../files/scan-file.ts'
import { compressAnswers } from './answers/compression.ts'
import { allowOrigins } from './cors.ts'
import { answerBrokenRequest, refuseBrokenRequests } from './errors/broken-request.ts'
import { answerError } from './errors/error-handler.ts'
import { readToTheEnd } from './errors/unread-body.ts'
import { FEATURES } from './features.ts'
import { acceptJson } from './json.ts'
import { childLoggerFactory, loggerOptions } from './logging/logging.ts'
import { acceptMultipart } from './multipart.ts'
import type { Parts } from './parts.ts'
import { isReading, knowRoutes } from './routes.ts'
import { headersOfEveryAnswer, securityHeaders } from './security-headers.ts'
import { closeConnectionsOnStop } from './stopping.ts'
import { watchForProxy } from './untrusted-proxy.ts'
import { serveWeb } from './web.ts'

const LARGEST_BODY_IN_BYTES = 1024 * 1024
/** Whoever sends slower than this holds a connection for nothing. 100 MB of photos come at 3 Mbit/s in less. */
const LONGEST_HEAD_IN_MILLISECONDS = 20_000
const LONGEST_REQUEST_IN_MILLISECONDS = 300_000
const LOOK_EVERY_IN_MILLISECONDS = 5_000
const REQUEST_ID = /^[\w-]{8,64}$/

type Hooks = {
  /** Puts the actor and the session on a request that carries a token. */
  identify: (request: FastifyRequest) => Promise<void>
  /** After every call that may have left work for later. */
  afterChange: () => void
  /** Count and follow calls, where somebody wants to know. */
  watchers?: readonly ((app: FastifyInstance) => void)[]
}

/** The whole HTTP side: the API under /api, the built web on every other path. */
export async function buildApp(parts: Parts, { identify, afterChange, watchers = [] }: Hooks): Promise<FastifyInstance> {
  const app = createApp(parts)
  app.decorate('parts', parts)
  app.decorate('budgets', openBudgets())
  app.decorate('failedSignIns', openFailedSignIns())
  app.setErrorHandler(answerError)
  for (const watch of watchers) watch(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  closeConnectionsOnStop(app)
  readToTheEnd(app)
  watchForProxy(app, parts.config.trustedProxies)
  securityHeaders(app, parts.config.publicUrl)
  refuseBrokenRequests(app)
  await allowOrigins(app, parts.config.allowedOrigins)
  knowRoutes(app)
  acceptJson(app)
  await acceptMultipart(app, join(parts.config.dataDirectory, 'incoming'), scannerAt(parts.config.scanner))
  // Before answers are compressed: files were where it saves something, when they were built.
  await serveWeb(app, parts.config)
  await compressAnswers(app)
  await app.register(
    async (api) => {
      api.addHook('onRequest', identify)
      api.addHook('onResponse', async (request, { statusCode }) => {
        if (!isReading(request) && statusCode < 400) afterChange()
      })
      for (const routes of FEATURES) routes(api)
    },
    { prefix: '/api' },
  )
  frontDoorRoutes(app, parts)
  return app
}

function createApp({ config }: Parts): FastifyInstance {
  const headers = headersOfEveryAnswer(config.publicUrl)
  const app = fastify({
    logger: loggerOptions(config),
    childLoggerFactory,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    bodyLimit: LARGEST_BODY_IN_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: unwanted, buildSerializer: unwanted } },
    // No hook has seen these.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: LONGEST_REQUEST_IN_MILLISECONDS,
    http: {
      headersTimeout: LONGEST_HEAD_IN_MILLISECONDS,
      connectionsCheckingInterval: LOOK_EVERY_IN_MILLISECONDS,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  app.decorate('checksAnswers', config.environment !== 'production')
  app.decorateRequest('actor', null)
  app.decorateRequest('session', null)
  app.decorateRequest('refusal', null)
  return app
}

/** The contract validates requests and answers. Without these, Fastify loads a hundred files of compilers that nothing uses. */
const unwanted = () => () => {
  throw new Error('a route describes itself in the contract, not in a schema of Fastify')
}

const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
