import { payments as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { confirmClientPayment } from './confirm-client-payment.ts'
import { createPayment } from './create-payment.ts'
import { allPayments, sumsOfPayments } from './payments.lists.ts'
import { paymentsSheet } from './payments-sheet.document.ts'
import { readPayment } from './read-payment.ts'
import { undoPayment } from './undo-payment.ts'

export function paymentsRoutes(app: FastifyInstance): void {
  serve(app, contract.confirmClientPayment, async ({ db, body, actor }) => {
    await confirmClientPayment(db, actor, body)
    return DONE
  })

  serve(app, contract.createPayment, ({ db, parts, body, files, actor }) => {
    return createPayment(db, parts.storage, actor, { ...body, files })
  })

  serveList(app, allPayments, paymentsSheet)
  serveTotals(app, contract.totalPayments, allPayments, sumsOfPayments)

  serve(app, contract.getPayment, ({ db, params, actor }) => readPayment(db, actor, params.id))

  serve(app, contract.undoPayment, async ({ db, params, body, actor }) => {
    await undoPayment(db, actor, { paymentId: params.id, reason: body.reason })
    return DONE
  })
}
