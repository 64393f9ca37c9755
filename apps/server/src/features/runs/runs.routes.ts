import { runs as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { cancelRun } from './cancel-run.ts'
import { getRecentRuns } from './get-recent-runs.ts'
import { getRun } from './get-run.ts'
import { getRunItems } from './get-run-items.ts'
import { printRunBills } from './papers/print-run-bills.ts'
import { printRunLabels } from './papers/print-run-labels.ts'
import { printRunPickList } from './papers/print-run-pick-list.ts'
import { previewRun } from './preview-run.ts'
import { startRun } from './start-run.ts'
import { undoRun } from './undo-run.ts'

export function runsRoutes(app: FastifyInstance): void {
  serve(app, contract.previewRun, ({ db, body, actor }) => previewRun(db, actor, body))

  serve(app, contract.getRecentRuns, ({ db, query, actor }) => getRecentRuns(db, actor, query))

  serve(app, contract.getRun, ({ db, params, actor }) => getRun(db, actor, params.id))

  serve(app, contract.getRunItems, ({ db, params, query, actor }) => getRunItems(db, actor, params.id, query))

  serve(app, contract.getRunLabels, ({ db, params, query: { format }, actor, language }) =>
    printRunLabels(db, actor, params.id, { language, format }),
  )

  serve(app, contract.getRunPickList, ({ db, params, actor, language }) => printRunPickList(db, actor, params.id, language))

  serve(app, contract.getRunBills, ({ db, params, actor, language }) => printRunBills(db, actor, params.id, language))

  serve(app, contract.startRun, ({ db, params, actor }) => startRun(db, actor, params.id))

  serve(app, contract.cancelRun, ({ db, params, actor }) => cancelRun(db, actor, params.id))

  serve(app, contract.undoRun, ({ db, params, ...asker }) => undoRun(db, asker, params.id))
}
