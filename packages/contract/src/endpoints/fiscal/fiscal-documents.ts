// Made of fiscal/fiscal-documents.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../fiscal/fiscal-documents.contract.ts'

export const exportFiscalDocuments: CallableOf<typeof contract.exportFiscalDocuments> = {
  method: 'GET',
  path: '/fiscal-document/export',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getFiscalDocument: CallableOf<typeof contract.getFiscalDocument> = {
  method: 'GET',
  path: '/fiscal-document/{id}',
  duties: ['counter', 'accounts', 'reader'],
}
export const getFiscalDocumentPdf: CallableOf<typeof contract.getFiscalDocumentPdf> = {
  method: 'GET',
  path: '/fiscal-document/{id}/pdf',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getFiscalDocumentXml: CallableOf<typeof contract.getFiscalDocumentXml> = {
  method: 'GET',
  path: '/fiscal-document/{id}/xml',
  duties: ['counter', 'accounts', 'reader'],
  response: 'file',
}
export const getFiscalQueue: CallableOf<typeof contract.getFiscalQueue> = {
  method: 'GET',
  path: '/fiscal-document/queue',
  duties: ['accounts', 'reader'],
}
export const listFiscalDocuments: CallableOf<typeof contract.listFiscalDocuments> = {
  method: 'GET',
  path: '/fiscal-document',
  duties: ['counter', 'accounts', 'reader'],
  range: 'issued',
}
export const mailFiscalDocument: CallableOf<typeof contract.mailFiscalDocument> = {
  method: 'POST',
  path: '/fiscal-document/{id}/mail',
  duties: ['counter', 'accounts'],
}
export const selectFiscalDocuments: CallableOf<typeof contract.selectFiscalDocuments> = {
  method: 'GET',
  path: '/fiscal-document/selection',
  duties: ['counter', 'accounts', 'reader'],
}
