import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    stopping: { isAnnounced: boolean }
  }
}

/** Once a stop is announced, each answer is the last on its connection: no client sends a call to a server that is about to stop. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  const stopping = { isAnnounced: false }
  app.decorate('stopping', stopping)
  app.addHook('onSend', (_request, reply, _content, done) => {
    if (stopping.isAnnounced) reply.header('connection', 'close')
    done()
  })
}
