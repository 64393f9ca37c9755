import { earnings as contract, orderActions } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { earningsSheet } from './earnings-sheet.document.ts'
import { listEarnings } from './list-earnings.ts'
import { settleEarnings } from './settle-earnings.ts'

export function earningsRoutes(app: FastifyInstance): void {
  serveList(app, contract.listEarnings, earningsSheet, ({ db, query, actor }) => {
    const { status: statuses, earningStatus: earningStatuses, clientId, from, to } = query
    // An associate sees their own, whoever they ask for.
    const associateId = actor.role === 'associate' ? actor.userId : query.associateId
    return listEarnings(db, query, { associateId, statuses, earningStatuses, clientId, from, to })
  })

  serve(app, orderActions.settleEarnings, async ({ db, body, actor }) => {
    await settleEarnings(db, actor, body)
    return DONE
  })
}
