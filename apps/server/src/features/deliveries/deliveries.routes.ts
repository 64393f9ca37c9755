import { orderActions } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import { deliverOrders } from './deliver-orders.ts'

export function deliveriesRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, orderActions.deliverOrders, async ({ body, actor }) => ({ orders: await deliverOrders(db, actor, body) }))
}
