// Which paths there are, for whoever asks for one in a way that it does not answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal, refusalOf } from './errors/error-handler.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that the path of an address answers; none when there is no such path. */
    methodsOf: (url: string) => string[]
  }
}

type Methods = Set<string>

/** Before any route is registered. What no route answers is refused before its body is read. */
export function knowRoutes(app: FastifyInstance): void {
  const patterns = new Map<string, { pattern: RegExp; methods: Methods }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const route = patterns.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    patterns.set(url, route)
    for (const one of [method].flat()) route.methods.add(one)
  })
  app.decorate('methodsOf', (url) => {
    const path = withoutSlash(url.split('?')[0] ?? '')
    const found = [...patterns.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !isReading(request)) return refuseUnrouted(request, reply)
  })
}

/** A page of the product may be read at any address. */
export const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Another method of a path that there is: 405 with those that it answers. OPTIONS asks for just that. */
export function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = request.server.methodsOf(request.url)
  if (methods.length === 0) return answerRefusal(reply, refusalOf('routeNotFound'))
  reply.header('allow', [...methods, 'OPTIONS'].join(', '))
  return request.method === 'OPTIONS' ? reply.code(204).send() : answerRefusal(reply, refusalOf('methodNotAllowed'))
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${withoutSlash(url)
      .replaceAll(/[.+?^$()|[\]\\{}]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  )

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')
