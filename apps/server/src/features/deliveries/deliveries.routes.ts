import { orderActions } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { deliverOrders } from './deliver-orders.ts'

export function deliveriesRoutes(app: FastifyInstance): void {
  serve(app, orderActions.deliverOrders, async ({ db, body, actor }) => ({ orders: await deliverOrders(db, actor, body) }))
}
