import { fiscalDocumentActions as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { invoiceBill } from './invoice-bill.ts'
import { retryFiscalDocument } from './retry-fiscal-document.ts'

export function fiscalDocumentActionsRoutes(app: FastifyInstance): void {
  serve(app, contract.invoiceBill, async ({ db, params, actor }) => {
    await invoiceBill(db, actor, params.id)
    return DONE
  })

  serve(app, contract.retryFiscalDocument, async ({ db, parts, params, body, actor }) => {
    await retryFiscalDocument({ db, config: parts.config }, actor, params.id, body)
    return DONE
  })
}
