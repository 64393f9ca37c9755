import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Publication, publishDescription } from './publish-description.ts'

let published: ReturnType<typeof publishDescription> | undefined

/** The description of the API, for programs and for people. The same for every caller, so that no contract endpoint is needed. */
export function apiDescriptionRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', async (request, reply) => send(request, reply, (await description()).document))
  app.get('/docs', async (request, reply) => send(request, reply, (await description()).page))
}

/** One for all servers of a process. What failed once is tried again. */
function description(): ReturnType<typeof publishDescription> {
  published ??= publishDescription().catch((error: unknown) => {
    published = undefined
    throw error
  })
  return published
}

function send(request: FastifyRequest, reply: FastifyReply, publication: Publication): FastifyReply {
  const { contentType, etag, contentSecurityPolicy, contents } = publication
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(contentType).send(contents[encoding])
}

function encodingFor(accepted: string | string[] = ''): keyof Publication['contents'] {
  const names = String(accepted)
    .split(',')
    .map((name) => name.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity'
}
