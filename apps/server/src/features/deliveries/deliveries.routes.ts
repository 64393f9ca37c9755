import { deliveries } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { deliverOrders } from './deliver-orders.ts'

export function deliveriesRoutes(app: FastifyInstance): void {
  serve(app, deliveries.deliverOrders, async ({ db, parts, body, files, actor }) => ({
    orders: await deliverOrders(db, parts.storage, actor, { ...body, files }),
  }))
}
