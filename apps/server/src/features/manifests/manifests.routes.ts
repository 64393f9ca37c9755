import { manifests as contract, loading, manifestCosts } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { bundlesSheet } from '../bundles/bundles-sheet.document.ts'
import { allManifests } from '../manifest-records/manifests.lists.ts'
import { createManifest } from './create-manifest.ts'
import { exportManifest } from './export-manifest.ts'
import { previewGuides } from './guides/preview-guides.ts'
import { setGuides } from './guides/set-guides.ts'
import { loadBundles } from './load-bundles.ts'
import { printLoadList } from './load-list/print-load-list.ts'
import { bundlesOfManifest } from './manifest-bundles.lists.ts'
import { viewManifest } from './manifest-detail.view.ts'
import { manifestsSheet } from './manifests-sheet.document.ts'
import { putOnManifest } from './put-on-manifest.ts'
import { removeManifest } from './remove-manifest.ts'
import { setExpectedDate } from './set-expected-date.ts'
import { setManifestCosts } from './set-manifest-costs.ts'
import { shipManifest } from './ship-manifest.ts'
import { takeOffManifest } from './take-off-manifest.ts'
import { updateManifest } from './update-manifest.ts'

export function manifestsRoutes(app: FastifyInstance): void {
  serveList(app, allManifests, manifestsSheet)

  serve(app, contract.getManifest, ({ db, params, actor }) => viewManifest(db, actor, params.id))

  serve(app, contract.createManifest, ({ db, body, actor }) => createManifest(db, actor, body))

  serve(app, contract.updateManifest, ({ db, params, body, actor }) => updateManifest(db, actor, params.id, body))

  serveList(app, bundlesOfManifest, bundlesSheet)

  serve(app, contract.putOnManifest, ({ db, params, body, actor }) => putOnManifest(db, actor, params.id, body))

  serve(app, contract.takeOffManifest, ({ db, params, body, actor }) => takeOffManifest(db, actor, params.id, body))

  serve(app, contract.setGuides, ({ db, params, body, actor }) => setGuides(db, actor, params.id, body))

  serve(app, contract.previewGuides, ({ db, params, body, files, actor }) =>
    previewGuides(db, actor, params.id, { ...body, files }),
  )

  serve(app, loading.loadBundles, ({ db, params, body, actor }) => loadBundles(db, actor, params.id, body))

  serve(app, loading.getLoadList, ({ db, params, actor, language }) => printLoadList(db, actor, params.id, language))

  serve(app, contract.setExpectedDate, ({ db, params, body, actor }) => setExpectedDate(db, actor, params.id, body.expectedDate))

  serve(app, manifestCosts.setManifestCosts, ({ db, params, body, actor }) => setManifestCosts(db, actor, params.id, body))

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
