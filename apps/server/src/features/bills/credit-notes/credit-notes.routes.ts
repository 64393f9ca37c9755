import { bills as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { printCreditNote } from './print-credit-note.ts'
import { takeBackCreditNote } from './take-back-credit-note.ts'

export function creditNotesRoutes(app: FastifyInstance): void {
  serve(app, contract.issueCreditNote, ({ db, params, body, actor }) => issueCreditNote(db, actor, params.id, body))

  serve(app, contract.getCreditNotePdf, ({ db, params, actor, language }) => printCreditNote(db, actor, params.id, language))

  serve(app, contract.takeBackCreditNote, async ({ db, params, body, actor }) => {
    await takeBackCreditNote(db, actor, { billId: params.id, ...body })
    return DONE
  })
}
