import { notifications as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { serveList } from '../../../http/serve-list.ts'
import { sendUnsentMails } from './send-unsent-mails.ts'
import { unsentMails } from './unsent-mails.lists.ts'
import { unsentMailsSheet } from './unsent-mails-sheet.document.ts'

export function unsentMailsRoutes(app: FastifyInstance): void {
  serveList(app, unsentMails, unsentMailsSheet)

  serve(app, contract.sendUnsentMails, async ({ db, body }) => {
    await sendUnsentMails(db, body)
    return DONE
  })
}
