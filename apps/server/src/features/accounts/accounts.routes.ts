import { accounts as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { answerRefund } from './answer-refund.ts'
import { getAccount } from './get-account.ts'
import { moveCredit } from './move-credit.ts'
import { allRefunds } from './refunds.lists.ts'
import { refundsSheet } from './refunds-sheet.document.ts'
import { requestRefund } from './request-refund.ts'
import { returnRefund } from './return-refund.ts'
import { writeOffDebt } from './write-off-debt.ts'

export function accountsRoutes(app: FastifyInstance): void {
  serve(app, contract.getAccount, ({ db, query, actor }) => getAccount(db, actor, query))

  serve(app, contract.moveCredit, async ({ db, body, actor }) => {
    await moveCredit(db, actor, body)
    return DONE
  })

  serve(app, contract.writeOffDebt, async ({ db, body, actor }) => {
    await writeOffDebt(db, actor, body)
    return DONE
  })

  serveList(app, allRefunds, refundsSheet)

  serve(app, contract.requestRefund, ({ db, body, actor }) => requestRefund(db, actor, body))

  serve(app, contract.answerRefund, ({ db, parts, params, body, files, actor }) => {
    return answerRefund(db, parts.storage, actor, params.id, body, files)
  })

  serve(app, contract.returnRefund, ({ db, params, body, actor }) => {
    return returnRefund(db, actor, { id: params.id, reason: body.reason })
  })
}
