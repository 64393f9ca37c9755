// Made of payment-proofs.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../payment-proofs.contract.ts'

export const addBillProof: CallableOf<typeof contract.addBillProof> = {
  method: 'POST',
  path: '/sale-order/{id}/payment-proof',
  multipart: true,
}
export const addPurchaseProof: CallableOf<typeof contract.addPurchaseProof> = {
  method: 'POST',
  path: '/assisted-purchase/{id}/payment-proof',
  multipart: true,
}
export const exportPaymentProofs: CallableOf<typeof contract.exportPaymentProofs> = {
  method: 'GET',
  path: '/payment-proof/export',
  duties: ['accounts', 'reader'],
  response: 'file',
}
export const listPaymentProofs: CallableOf<typeof contract.listPaymentProofs> = {
  method: 'GET',
  path: '/payment-proof',
  duties: ['accounts', 'reader'],
  range: 'sent',
}
export const reviewPaymentProof: CallableOf<typeof contract.reviewPaymentProof> = {
  method: 'PUT',
  path: '/payment-proof/{id}',
  duties: ['accounts'],
}
export const selectPaymentProofs: CallableOf<typeof contract.selectPaymentProofs> = {
  method: 'GET',
  path: '/payment-proof/selection',
  duties: ['accounts', 'reader'],
}
