import { incidents as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { reopenOrder } from './found/reopen-order.ts'
import { allIncidents } from './incidents.lists.ts'
import { incidentsSheet } from './incidents-sheet.document.ts'
import { openIncident } from './open-incident.ts'
import { resolveIncident } from './resolve-incident.ts'

export function incidentsRoutes(app: FastifyInstance): void {
  serveList(app, allIncidents, incidentsSheet)

  serve(app, contract.openIncident, ({ db, parts, params, body, files, actor }) =>
    openIncident(db, parts.storage, actor, params.id, { ...body, files }),
  )

  serve(app, contract.resolveIncident, ({ db, parts, params, body, files, actor }) =>
    resolveIncident(db, parts.storage, actor, params.id, { ...body, files }),
  )

  serve(app, contract.reopenOrder, ({ db, params, body, actor }) => reopenOrder(db, actor, params.id, body))
}
