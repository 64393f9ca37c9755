import { quotations as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { findWays } from './find-ways.ts'
import { allQuotations } from './quotations.lists.ts'
import { quotationsSheet } from './quotations-sheet.document.ts'
import { requestQuotation } from './request-quotation.ts'

export function quotationsRoutes(app: FastifyInstance): void {
  serve(app, contract.requestQuotation, ({ db, body, actor }) => requestQuotation(db, actor, body))

  serve(app, contract.findWays, ({ db, body, actor }) => findWays(db, actor, body))

  serveList(app, allQuotations, quotationsSheet)
}
