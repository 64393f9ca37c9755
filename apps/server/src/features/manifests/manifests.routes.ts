import { manifests as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { allManifests } from '../manifest-records/manifests.lists.ts'
import { createManifest } from './create-manifest.ts'
import { exportManifest } from './export-manifest.ts'
import { viewManifest } from './manifest-detail.view.ts'
import { manifestsSheet } from './manifests-sheet.document.ts'
import { removeManifest } from './remove-manifest.ts'
import { setExpectedDate } from './set-expected-date.ts'
import { shipManifest } from './ship-manifest.ts'
import { updateManifest } from './update-manifest.ts'

export function manifestsRoutes(app: FastifyInstance): void {
  serveList(app, allManifests, manifestsSheet)

  serve(app, contract.getManifest, ({ db, params, actor }) => viewManifest(db, actor, params.id))

  serve(app, contract.createManifest, ({ db, body, actor }) => createManifest(db, actor, body))

  serve(app, contract.updateManifest, ({ db, params, body, actor }) => updateManifest(db, actor, params.id, body))

  serve(app, contract.setExpectedDate, ({ db, params, body, actor }) => setExpectedDate(db, actor, params.id, body.expectedDate))

  serve(app, contract.removeManifest, async ({ db, params, actor }) => {
    await removeManifest(db, actor, params.id)
    return DONE
  })

  serve(app, contract.shipManifest, ({ db, params, actor }) => shipManifest(db, actor, params.id))

  serve(app, contract.getManifestExcel, ({ db, params, actor, language }) =>
    exportManifest(db, actor, { id: params.id, as: 'excel', language }),
  )

  serve(app, contract.getManifestPdf, ({ db, params, actor, language }) =>
    exportManifest(db, actor, { id: params.id, as: 'pdf', language }),
  )
}
