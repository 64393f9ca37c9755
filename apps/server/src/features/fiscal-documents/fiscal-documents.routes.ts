import { fiscalDocuments as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { allFiscalDocuments } from './fiscal-documents.lists.ts'
import { viewFiscalDocumentDetail } from './fiscal-documents.view.ts'
import { fiscalDocumentsSheet } from './fiscal-documents-sheet.document.ts'
import { mailFiscalDocument } from './mail-fiscal-document.ts'
import { giveFiscalDocumentXml, printFiscalDocument } from './print-fiscal-document.ts'
import { viewFiscalQueue } from './view-fiscal-queue.ts'

export function fiscalDocumentsRoutes(app: FastifyInstance): void {
  serveList(app, allFiscalDocuments, fiscalDocumentsSheet)

  serve(app, contract.getFiscalQueue, ({ db }) => viewFiscalQueue(db))

  serve(app, contract.getFiscalDocument, ({ db, params, actor }) => viewFiscalDocumentDetail(db, actor, params.id))

  serve(app, contract.getFiscalDocumentPdf, ({ db, params, actor }) => printFiscalDocument(db, actor, params.id))

  serve(app, contract.getFiscalDocumentXml, ({ db, params, actor }) => giveFiscalDocumentXml(db, actor, params.id))

  serve(app, contract.mailFiscalDocument, async ({ db, params, body, actor }) => {
    await mailFiscalDocument(db, actor, { documentId: params.id, email: body.email })
    return DONE
  })
}
