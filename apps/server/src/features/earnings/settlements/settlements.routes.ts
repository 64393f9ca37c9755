import { earnings as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { serveList, serveTotals } from '../../../http/serve-list.ts'
import { companyOfPaper } from '../../company/company-of-paper.ts'
import { receiveSettlement } from './receive-settlement.ts'
import { settlementDocument } from './settlement.document.ts'
import { allSettlements, sumsOfSettlements } from './settlements.lists.ts'
import { viewSettlement } from './settlements.view.ts'
import { settlementsSheet } from './settlements-sheet.document.ts'
import { takeBackSettlement } from './take-back-settlement.ts'

export function settlementsRoutes(app: FastifyInstance): void {
  serveList(app, allSettlements, settlementsSheet)
  serveTotals(app, contract.totalSettlements, allSettlements, sumsOfSettlements)

  serve(app, contract.getSettlement, ({ db, params, actor }) => viewSettlement(db, actor, params.id))

  serve(app, contract.getSettlementPdf, async ({ db, params, actor, language }) => {
    const settlement = await viewSettlement(db, actor, params.id)
    return settlementDocument(settlement, await companyOfPaper(db, new Date(settlement.createdAt)), language)
  })

  serve(app, contract.receiveSettlement, ({ db, body, actor }) => receiveSettlement(db, actor, body))

  serve(app, contract.takeBackSettlement, ({ db, params, body, actor }) => takeBackSettlement(db, actor, { ...params, ...body }))
}
