import { purchaseActions as actions, purchases as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList, serveTotals } from '../../http/serve-list.ts'
import { addPurchaseInvoice } from './add-purchase-invoice.ts'
import { answerPurchase } from './answer-purchase.ts'
import { approvePurchase } from './approve-purchase.ts'
import { cancelPurchase } from './cancelled/cancel-purchase.ts'
import { createPurchase } from './create-purchase.ts'
import { viewPurchaseDetail } from './purchase-detail.view.ts'
import { allPurchases, ownPurchases, sumsOfPurchases } from './purchases.lists.ts'
import { viewPurchase } from './purchases.view.ts'
import { purchasesSheet } from './purchases-sheet.document.ts'
import { removeInvoiceLine } from './remove-invoice-line.ts'
import { removePurchase } from './remove-purchase.ts'
import { reviewPurchase } from './review-purchase.ts'
import { updatePurchase } from './update-purchase.ts'

export function purchasesRoutes(app: FastifyInstance): void {
  serveList(app, ownPurchases, purchasesSheet)

  serveList(app, allPurchases, purchasesSheet)
  serveTotals(app, contract.totalPurchases, allPurchases, sumsOfPurchases)

  serve(app, contract.getPurchase, ({ db, params, actor }) => viewPurchaseDetail(db, actor, params.id))

  serve(app, contract.createPurchase, ({ db, body, actor }) => createPurchase(db, actor, body))

  serve(app, actions.answerPurchase, ({ db, params, body, actor }) => answerPurchase(db, actor, params.id, body))

  serve(app, actions.addPurchaseInvoice, ({ db, parts, params, body, files, actor }) =>
    addPurchaseInvoice(db, parts.storage, actor, params.id, { ...body, files }),
  )

  serve(app, actions.removePurchase, async ({ db, params, actor }) => {
    await removePurchase(db, actor, params.id)
    return DONE
  })

  serve(app, actions.updatePurchase, async ({ db, params, body, actor }) => {
    if (body.action === 'cancel') return viewPurchase(db, actor, await cancelPurchase(db, actor, params.id, body))
    const updating =
      body.action === 'remove' ? removePurchase(db, actor, params.id, body.reason) : updatePurchase(db, actor, params.id, body)
    return viewPurchase(db, actor, await updating)
  })

  serve(app, actions.removeInvoiceLine, ({ db, params, actor }) => removeInvoiceLine(db, actor, params.id, params.itemId))

  serve(app, actions.reviewPurchase, ({ db, params, body, actor }) => reviewPurchase(db, actor, params.id, body))

  serve(app, actions.approvePurchase, ({ db, params, body, actor }) => approvePurchase(db, actor, params.id, body))
}
