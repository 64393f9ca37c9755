import { notifications as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { ownNotifications } from './notifications.lists.ts'
import { openStream } from './open-stream.ts'
import { listPreferences } from './preferences.ts'
import { openHub } from './stream-hub.ts'
import { updateNotificationPreferences } from './update-notification-preferences.ts'

export function notificationsRoutes(app: FastifyInstance): void {
  const hub = openHub(app.parts.db, app.log)
  app.addHook('preClose', hub.stop)

  serve(app, contract.listNotifications, ownNotifications.answer)

  serve(app, contract.markNotificationsRead, ({ db, body, actor }) => markNotificationsRead(db, actor, body))

  serve(app, contract.streamNotifications, ({ db, query, actor, context }) =>
    openStream(db, hub, { actor, sessionId: context.sessionId ?? '' }, query.after),
  )

  serve(app, contract.listNotificationPreferences, ({ db, actor }) => listPreferences(db, actor))

  serve(app, contract.updateNotificationPreferences, ({ db, actor, body }) => updateNotificationPreferences(db, actor, body))
}
