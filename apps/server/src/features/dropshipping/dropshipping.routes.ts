import { dropshipping as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { createDropshipping } from './create-dropshipping.ts'
import { allDropshipping, sumsOfDropshipping } from './dropshipping.lists.ts'
import { viewDropshippingDetail } from './dropshipping.view.ts'
import { dropshippingSheet } from './dropshipping-sheet.document.ts'
import { updateDropshipping } from './update-dropshipping.ts'

export function dropshippingRoutes(app: FastifyInstance): void {
  serveList(app, allDropshipping, dropshippingSheet)
  serveTotals(app, contract.totalDropshipping, allDropshipping, sumsOfDropshipping)

  serve(app, contract.getDropshipping, ({ db, params, actor }) => viewDropshippingDetail(db, actor, params.id))

  serve(app, contract.createDropshipping, ({ db, body, actor }) => createDropshipping(db, actor, body))

  serve(app, contract.updateDropshipping, ({ db, params, body, actor }) => updateDropshipping(db, actor, params.id, body))
}
