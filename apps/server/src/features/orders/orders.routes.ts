import { orders as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { listOrders } from './lists/list-orders.ts'
import { viewOrder } from './lists/order-detail.view.ts'
import { ordersSheet } from './lists/orders-sheet.document.ts'
import { requireKnownClient } from './order-clients.repository.ts'
import { createOrders } from './requests/create-orders.ts'

export function ordersRoutes(app: FastifyInstance): void {
  serve(app, contract.createOrders, ({ parts, body, files, actor }) => createOrders(parts, actor, body, files))

  serveList(app, contract.listClientOrders, ordersSheet, ({ db, query, actor }) =>
    listOrders(db, actor, query, { statuses: query.status }),
  )

  serveList(app, contract.listAssociateOrders, ordersSheet, ({ db, query, actor }) =>
    listOrders(db, actor, query, { statuses: query.status, clientId: query.clientId, isBundled: query.isBundled }),
  )

  serveList(app, contract.listAllOrders, ordersSheet, ({ db, query, actor }) => {
    const { status: statuses, clientId, isBundled, hasOpenIncident } = query
    return listOrders(db, actor, query, { statuses, clientId, isBundled, hasOpenIncident })
  })

  serveList(app, contract.listOrdersOfClient, ordersSheet, async ({ db, params, query, actor }) => {
    await requireKnownClient(db, actor, params.id)
    return listOrders(db, actor, query, { statuses: query.status, clientId: params.id })
  })

  serveList(app, contract.listUnmatchedOrders, ordersSheet, ({ db, query, actor }) =>
    listOrders(db, actor, query, { clientId: null }),
  )

  serve(app, contract.getOrder, ({ db, params, actor }) => viewOrder(db, actor, params.id))
}
