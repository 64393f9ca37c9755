import { fiscalDocumentActions as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { annulFiscalDocument } from './annulment/annul-fiscal-document.ts'
import { confirmAnnulment } from './annulment/confirm-annulment.ts'
import { keepFiscalDocument } from './annulment/keep-fiscal-document.ts'
import { invoiceBill } from './invoice-bill.ts'
import { retryFiscalDocument } from './retry-fiscal-document.ts'
import { issueTestDocuments } from './trials/issue-test-documents.ts'

export function fiscalDocumentActionsRoutes(app: FastifyInstance): void {
  serve(app, contract.invoiceBill, async ({ db, params, actor }) => {
    await invoiceBill(db, actor, params.id)
    return DONE
  })

  serve(app, contract.retryFiscalDocument, async ({ db, parts, params, body, actor }) => {
    await retryFiscalDocument({ db, config: parts.config }, actor, params.id, body)
    return DONE
  })

  serve(app, contract.annulFiscalDocument, ({ db, params, body, actor }) => annulFiscalDocument(db, actor, params.id, body))

  serve(app, contract.confirmAnnulment, async ({ db, parts, params, body, files, actor }) => {
    await confirmAnnulment(db, parts.storage, actor, params.id, { ...body, files })
    return DONE
  })

  serve(app, contract.keepFiscalDocument, async ({ db, params, actor }) => {
    await keepFiscalDocument(db, actor, params.id)
    return DONE
  })

  serve(app, contract.issueTestDocuments, async ({ db, actor }) => {
    await issueTestDocuments(db, actor)
    return DONE
  })
}
