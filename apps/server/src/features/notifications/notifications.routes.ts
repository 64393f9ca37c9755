import { notifications as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'

export function notificationsRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, contract.listNotifications, ({ query, actor }) => listNotifications(db, actor, query))

  serve(app, contract.markNotificationsRead, ({ body, actor }) => markRead(db, actor, body))
}
