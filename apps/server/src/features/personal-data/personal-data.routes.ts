import { personalData as contract, session } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { viewClosing } from './account-closing.ts'
import { closeAccount } from './close-account.ts'
import { closeOwnAccount } from './close-own-account.ts'
import { exportMyData } from './export-my-data.ts'
import { retentionRuns } from './retention-runs.lists.ts'
import { retentionRunsSheet } from './retention-runs-sheet.document.ts'

export function personalDataRoutes(app: FastifyInstance): void {
  serve(app, session.exportMyData, ({ db, parts, ...asked }) => exportMyData({ ...parts, db }, asked))

  serveList(app, retentionRuns, retentionRunsSheet)

  serve(app, contract.getOwnClosing, ({ db, actor }) => viewClosing(db, actor.userId))

  serve(app, contract.closeOwnAccount, async ({ db, actor, context }) => {
    await closeOwnAccount(db, actor, context)
    return DONE
  })

  serve(app, contract.getClosing, ({ db, params }) => viewClosing(db, params.id))

  serve(app, contract.closeAccount, async ({ db, params, body, actor, context }) => {
    await closeAccount(db, actor, context, { id: params.id, ...body })
    return DONE
  })
}
