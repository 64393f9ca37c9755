import { orderMatching as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { suggestClients } from './matching/suggest-clients.ts'
import { updateOrderClient } from './requests/update-order-client.ts'

export function orderMatchingRoutes(app: FastifyInstance): void {
  serve(app, contract.updateOrderClient, ({ db, params, body, actor }) => updateOrderClient(db, actor, params.id, body))

  serve(app, contract.suggestClients, ({ db, query }) => suggestClients(db, query.text))
}
