import { orders as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { createOrders } from './create-orders.ts'
import { listOrders } from './list-orders.ts'
import { requireKnownClient } from './order-clients.repository.ts'
import { viewOrder } from './order-detail.view.ts'
import { getOrder } from './orders.repository.ts'

export function ordersRoutes(app: FastifyInstance): void {
  serve(app, contract.createOrders, ({ parts, body, files, actor }) => createOrders(parts, actor, body, files))

  serve(app, contract.listClientOrders, ({ db, query, actor }) => listOrders(db, actor, query, { statuses: query.status }))

  serve(app, contract.listAssociateOrders, ({ db, query, actor }) =>
    listOrders(db, actor, query, { statuses: query.status, clientId: query.clientId }),
  )

  serve(app, contract.listAllOrders, ({ db, query, actor }) =>
    listOrders(db, actor, query, { statuses: query.status, clientId: query.clientId, isBundled: query.isBundled }),
  )

  serve(app, contract.listOrdersOfClient, async ({ db, params, query, actor }) => {
    await requireKnownClient(db, actor, params.id)
    return listOrders(db, actor, query, { statuses: query.status, clientId: params.id })
  })

  serve(app, contract.listUnmatchedOrders, ({ db, query, actor }) => listOrders(db, actor, query, { clientId: null }))

  serve(app, contract.getOrder, async ({ db, params, actor }) => viewOrder(db, actor, await getOrder(db, actor, params.id)))
}
