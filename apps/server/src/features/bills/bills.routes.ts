import { bills as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { get } from '../../records/records.repository.ts'
import { viewBillDetail } from './bill-detail.view.ts'
import { billKind } from './bills.kind.ts'
import { allBills, sumsOfBills } from './bills.lists.ts'
import { getBillOfOrder } from './bills-lists.repository.ts'
import { billsSheet } from './bills-sheet.document.ts'
import { createBill } from './create-bill.ts'
import { changeInvoiceOwner } from './invoice-owner/change-invoice-owner.ts'
import { printBill } from './print-bill.ts'
import { voidBill } from './void-bill.ts'

export function billsRoutes(app: FastifyInstance): void {
  serveList(app, allBills, billsSheet)
  serveTotals(app, contract.totalBills, allBills, sumsOfBills)

  serve(app, contract.getBill, ({ db, params, actor }) => viewBillDetail(db, actor, params.id))

  serve(app, contract.createBill, ({ db, body, actor }) => createBill(db, actor, body))

  serve(app, contract.getBillPdf, async ({ db, params, actor, language }) => {
    return printBill(db, actor, await getBillOfOrder(db, actor, params.id), language)
  })

  serve(app, contract.getPdfOfBill, async ({ db, params, actor, language }) => {
    return printBill(db, actor, await get(db, actor, billKind, params.id), language)
  })

  serve(app, contract.changeInvoiceOwner, async ({ db, params, body, actor }) => {
    await changeInvoiceOwner(db, actor, params.id, body.authorizedNameId)
    return DONE
  })

  serve(app, contract.voidBill, async ({ db, params, body, actor }) => {
    await voidBill(db, actor, { billId: params.id, reason: body.reason })
    return DONE
  })
}
