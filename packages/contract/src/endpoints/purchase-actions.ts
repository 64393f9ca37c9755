// Made of purchase-actions.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../purchase-actions.contract.ts'

export const addPurchaseInvoice: CallableOf<typeof contract.addPurchaseInvoice> = {
  method: 'PUT',
  path: '/assisted-purchase/{id}/invoice',
  multipart: true,
  edits: 'purchase',
}
export const answerPurchase: CallableOf<typeof contract.answerPurchase> = {
  method: 'PATCH',
  path: '/assisted-purchase/{id}',
  edits: 'purchase',
}
export const approvePurchase: CallableOf<typeof contract.approvePurchase> = {
  method: 'POST',
  path: '/purchase/{id}/approve',
  edits: 'purchase',
  duties: ['purchasing'],
}
export const removeInvoiceLine: CallableOf<typeof contract.removeInvoiceLine> = {
  method: 'DELETE',
  path: '/purchase/{id}/invoice/detail/{itemId}',
  edits: 'purchase',
  duties: ['purchasing'],
}
export const removePurchase: CallableOf<typeof contract.removePurchase> = {
  method: 'DELETE',
  path: '/assisted-purchase/{id}',
  edits: 'purchase',
}
export const reviewPurchase: CallableOf<typeof contract.reviewPurchase> = {
  method: 'POST',
  path: '/purchase/{id}/review',
  edits: 'purchase',
  duties: ['purchasing'],
}
export const updatePurchase: CallableOf<typeof contract.updatePurchase> = {
  method: 'PATCH',
  path: '/purchase/{id}',
  edits: 'purchase',
  duties: ['purchasing'],
}
