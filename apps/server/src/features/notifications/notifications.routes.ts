import { notifications as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'

export function notificationsRoutes(app: FastifyInstance): void {
  serve(app, contract.listNotifications, ({ db, query, actor }) => listNotifications(db, actor, query))

  serve(app, contract.markNotificationsRead, ({ db, body, actor }) => markRead(db, actor, body))
}
