import { orders as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { getOrderCovers } from './lists/get-order-covers.ts'
import { viewOrder } from './lists/order-detail.view.ts'
import { allOrders, associateOrders, clientOrders, ordersOfClient, sumsOfOrders, unmatchedOrders } from './lists/orders.lists.ts'
import { officeOrdersSheet, ordersSheet } from './lists/orders-sheet.document.ts'
import { createOrders } from './requests/create-orders.ts'

export function ordersRoutes(app: FastifyInstance): void {
  serve(app, contract.createOrders, ({ parts, body, files, actor }) => createOrders(parts, actor, body, files))

  serveList(app, clientOrders, ordersSheet)
  serveList(app, associateOrders, ordersSheet)
  serveList(app, allOrders, officeOrdersSheet)
  serveTotals(app, contract.totalAllOrders, allOrders, sumsOfOrders)
  serveList(app, ordersOfClient, ordersSheet)
  serveList(app, unmatchedOrders, officeOrdersSheet)
  serveTotals(app, contract.totalUnmatchedOrders, unmatchedOrders, sumsOfOrders)

  serve(app, contract.getOrderCovers, ({ db, query, actor }) => getOrderCovers(db, actor, query.id))

  serve(app, contract.getOrder, ({ db, params, actor }) => viewOrder(db, actor, params.id))
}
