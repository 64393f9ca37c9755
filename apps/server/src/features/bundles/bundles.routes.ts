import { bundles as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { timelineOf } from '../events/events.repository.ts'
import { getBundle } from './bundles.repository.ts'
import { viewBundle } from './bundles.view.ts'
import { bundlesSheet } from './bundles-sheet.document.ts'
import { confirmBundleArrival } from './confirm-bundle-arrival.ts'
import { createBundle } from './create-bundle.ts'
import { listBundles } from './list-bundles.ts'
import { removeBundle } from './remove-bundle.ts'
import { setBundleValue } from './set-bundle-value.ts'

export function bundlesRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { list: contract.listBundles, exported: contract.exportBundles, selection: contract.selectBundles },
    bundlesSheet,
    ({ db, query, actor }) => listBundles(db, actor, query, { statuses: query.status, manifestId: query.manifestId }),
  )

  serveList(
    app,
    { list: contract.listFreeBundles, exported: contract.exportFreeBundles, selection: contract.selectFreeBundles },
    bundlesSheet,
    ({ db, query, actor }) => listBundles(db, actor, query, { isFree: true }),
  )

  serve(app, contract.getBundle, async ({ db, params, actor }) => {
    const bundle = await viewBundle(db, actor, await getBundle(db, actor, params.id))
    return { ...bundle, timeline: await timelineOf(db, params.id) }
  })

  serve(app, contract.createBundle, ({ db, body, actor }) => createBundle(db, actor, body))

  serve(app, contract.removeBundle, async ({ db, params, actor }) => {
    await removeBundle(db, actor, params.id)
    return { ok: true } as const
  })

  serve(app, contract.setBundleValue, ({ db, params, body, actor }) =>
    setBundleValue(db, actor, params.id, body.customsInvoiceValueInCents),
  )

  serve(app, contract.confirmBundleArrival, ({ db, body, actor }) => confirmBundleArrival(db, actor, body.bundleIds))
}
