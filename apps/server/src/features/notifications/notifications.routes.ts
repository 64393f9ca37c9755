import { notifications as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { openStream } from './open-stream.ts'
import { openHub } from './stream-hub.ts'

export function notificationsRoutes(app: FastifyInstance): void {
  const hub = openHub(app.parts.db, app.log)
  app.addHook('preClose', hub.stop)

  serve(app, contract.listNotifications, ({ db, query, actor }) => listNotifications(db, actor, query))

  serve(app, contract.markNotificationsRead, ({ db, body, actor }) => markRead(db, actor, body))

  serve(app, contract.streamNotifications, ({ db, query, actor, context }) =>
    openStream(db, hub, { actor, sessionId: context.sessionId ?? '' }, query.after),
  )
}
