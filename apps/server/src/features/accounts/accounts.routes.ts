import { accounts as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { answerRefund } from './answer-refund.ts'
import { compensateMore } from './compensate-more.ts'
import { exportAccount } from './export-account.ts'
import { getAccount } from './get-account.ts'
import { moveCredit } from './move-credit.ts'
import { printAccount } from './print-account.ts'
import { allRefunds, sumsOfRefunds } from './refunds.lists.ts'
import { readRefund } from './refunds.view.ts'
import { refundsSheet } from './refunds-sheet.document.ts'
import { requestRefund } from './request-refund.ts'
import { returnRefund } from './return-refund.ts'
import { setOpeningBalance } from './set-opening-balance.ts'
import { writeOffDebt } from './write-off-debt.ts'

export function accountsRoutes(app: FastifyInstance): void {
  serve(app, contract.getAccount, ({ db, query, actor }) => getAccount(db, actor, query))

  serve(app, contract.getAccountPdf, ({ db, query, actor, language }) => printAccount(db, actor, query, language))

  serve(app, contract.exportAccount, ({ db, query, actor, language }) => exportAccount(db, actor, query, language))

  serve(app, contract.moveCredit, async ({ db, body, actor }) => {
    await moveCredit(db, actor, body)
    return DONE
  })

  serve(app, contract.setOpeningBalance, ({ db, body, actor }) => setOpeningBalance(db, actor, body))

  serve(app, contract.writeOffDebt, ({ db, body, actor }) => writeOffDebt(db, actor, body))

  serve(app, contract.compensateMore, ({ db, params, body, actor }) => compensateMore(db, actor, params.id, body))

  serveList(app, allRefunds, refundsSheet)
  serveTotals(app, contract.totalRefunds, allRefunds, sumsOfRefunds)

  serve(app, contract.getRefund, ({ db, params, actor }) => readRefund(db, actor, params.id))

  serve(app, contract.requestRefund, ({ db, body, actor }) => requestRefund(db, actor, body))

  serve(app, contract.answerRefund, ({ db, parts, params, body, files, actor }) => {
    return answerRefund(db, parts.storage, actor, params.id, body, files)
  })

  serve(app, contract.returnRefund, ({ db, params, body, actor }) => {
    return returnRefund(db, actor, { id: params.id, reason: body.reason })
  })
}
