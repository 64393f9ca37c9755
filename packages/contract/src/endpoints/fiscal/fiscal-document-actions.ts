// Made of fiscal/fiscal-document-actions.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../fiscal/fiscal-document-actions.contract.ts'

export const annulFiscalDocument: CallableOf<typeof contract.annulFiscalDocument> = {
  method: 'POST',
  path: '/fiscal-document/{id}/annulment',
  duties: ['accounts'],
}
export const confirmAnnulment: CallableOf<typeof contract.confirmAnnulment> = {
  method: 'PUT',
  path: '/fiscal-document/{id}/annulment',
  multipart: true,
  duties: ['accounts'],
}
export const invoiceBill: CallableOf<typeof contract.invoiceBill> = {
  method: 'POST',
  path: '/sale-order/{id}/invoice',
  duties: ['counter', 'accounts'],
}
export const issueTestDocuments: CallableOf<typeof contract.issueTestDocuments> = {
  method: 'POST',
  path: '/fiscal-document/test',
  duties: [],
}
export const keepFiscalDocument: CallableOf<typeof contract.keepFiscalDocument> = {
  method: 'DELETE',
  path: '/fiscal-document/{id}/annulment',
  duties: ['accounts'],
}
export const retryFiscalDocument: CallableOf<typeof contract.retryFiscalDocument> = {
  method: 'POST',
  path: '/fiscal-document/{id}/retry',
  duties: ['counter', 'accounts'],
}
