import { savedViews as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { addView, savedView, updateView } from './save-view.ts'
import * as savedViews from './saved-views.repository.ts'

export function savedViewsRoutes(app: FastifyInstance): void {
  serve(app, contract.listSavedViews, async ({ db, query, actor }) =>
    (await savedViews.list(db, actor.userId, query.screen)).map(savedView),
  )

  serve(app, contract.addSavedView, ({ db, body, actor }) => addView(db, actor, body))

  serve(app, contract.updateSavedView, ({ db, params, body, actor }) => updateView(db, actor, params.id, body))

  serve(app, contract.removeSavedView, async ({ db, params, actor }) => {
    await savedViews.remove(db, actor.userId, params.id)
    return DONE
  })
}
