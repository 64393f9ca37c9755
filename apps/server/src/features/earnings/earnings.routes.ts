import { earnings } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { allEarnings } from './earnings.lists.ts'
import { earningsSheet } from './earnings-sheet.document.ts'
import { getOwed } from './get-owed.ts'
import { settleEarnings } from './settle-earnings.ts'
import { viewMade } from './settlements/settlements.view.ts'

export function earningsRoutes(app: FastifyInstance): void {
  serveList(app, allEarnings, earningsSheet)

  serve(app, earnings.getOwed, async ({ db, query }) => ({ data: await getOwed(db, query) }))

  serve(app, earnings.settleEarnings, async ({ db, body, actor }) => {
    return { ...DONE, settlements: await viewMade(db, await settleEarnings(db, actor, body)) }
  })
}
