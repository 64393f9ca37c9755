import { savedViews as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { addSavedView } from './add-saved-view.ts'
import { listSavedViews } from './list-saved-views.ts'
import { removeSavedView } from './remove-saved-view.ts'
import { updateSavedView } from './update-saved-view.ts'

export function savedViewsRoutes(app: FastifyInstance): void {
  serve(app, contract.listSavedViews, ({ db, query, actor }) => listSavedViews(db, actor, query.screen))

  serve(app, contract.addSavedView, ({ db, body, actor }) => addSavedView(db, actor, body))

  serve(app, contract.updateSavedView, ({ db, params, body, actor }) => updateSavedView(db, actor, params.id, body))

  serve(app, contract.removeSavedView, async ({ db, params, actor }) => {
    await removeSavedView(db, actor, params.id)
    return DONE
  })
}
