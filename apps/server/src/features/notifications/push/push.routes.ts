import { push as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { getPush } from './get-push.ts'
import { subscribeToPush } from './subscribe-to-push.ts'
import { unsubscribeFromPush } from './unsubscribe-from-push.ts'

export function pushRoutes(app: FastifyInstance): void {
  const { config } = app.parts

  serve(app, contract.getPush, ({ db, context }) => getPush(db, config, context))

  serve(app, contract.subscribeToPush, ({ db, actor, context, body }) => subscribeToPush(db, config, actor, context, body))

  serve(app, contract.unsubscribeFromPush, ({ db, context }) => unsubscribeFromPush(db, config, context))
}
