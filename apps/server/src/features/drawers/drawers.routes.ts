import { drawers as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { allDrawerClosings } from '../drawer-records/drawer-closings.lists.ts'
import { sessionHeldBy } from '../drawer-records/drawer-sessions.repository.ts'
import { addDrawerMovement } from './add-drawer-movement.ts'
import { closeDrawer } from './close-drawer.ts'
import { createDrawer } from './create-drawer.ts'
import { viewDrawers, viewSession } from './drawers.view.ts'
import { drawerClosingsSheet } from './drawers-sheet.document.ts'
import { openDrawer } from './open-drawer.ts'
import { printDrawerClosing } from './print-drawer-closing.ts'
import { undoDrawerMovement } from './undo-drawer-movement.ts'
import { updateDrawer } from './update-drawer.ts'

export function drawersRoutes(app: FastifyInstance): void {
  serve(app, contract.listDrawers, ({ db }) => viewDrawers(db))

  serve(app, contract.createDrawer, ({ db, body, actor }) => createDrawer(db, actor, body))

  serve(app, contract.updateDrawer, async ({ db, params, body, actor }) => {
    await updateDrawer(db, actor, params.id, body)
    return DONE
  })

  serve(app, contract.openDrawer, ({ db, params, body, actor }) => openDrawer(db, actor, params.id, body))

  serve(app, contract.getMyDrawer, async ({ db, actor }) => {
    const held = await sessionHeldBy(db, actor.userId)
    return { session: held ? await viewSession(db, actor, held) : null }
  })

  serve(app, contract.getDrawerSession, ({ db, params, actor }) => viewSession(db, actor, params.id))

  serve(app, contract.addDrawerMovement, async ({ db, params, body, actor }) => {
    await addDrawerMovement(db, actor, params.id, body)
    return DONE
  })

  serve(app, contract.undoDrawerMovement, async ({ db, params, actor }) => {
    await undoDrawerMovement(db, actor, params.id)
    return DONE
  })

  serve(app, contract.closeDrawer, ({ db, params, body, actor }) => closeDrawer(db, actor, params.id, body))

  serveList(app, allDrawerClosings, drawerClosingsSheet)

  serve(app, contract.getDrawerClosingPdf, ({ db, params, actor, language }) =>
    printDrawerClosing(db, actor, params.id, language),
  )
}
