// Made of fiscal/fiscal-document-actions.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../fiscal/fiscal-document-actions.contract.ts'

export const invoiceBill: CallableOf<typeof contract.invoiceBill> = { method: 'POST', path: '/sale-order/{id}/invoice' }
export const retryFiscalDocument: CallableOf<typeof contract.retryFiscalDocument> = {
  method: 'POST',
  path: '/fiscal-document/{id}/retry',
}
