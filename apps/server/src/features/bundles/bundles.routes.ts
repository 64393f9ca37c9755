import { bundleFiles, bundles as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveFile, serveList, serveTotals } from '../../http/serve-list.ts'
import { addBundleInvoices } from './add-bundle-invoices.ts'
import { viewBundleDetail } from './bundle-detail.view.ts'
import { bundleInvoices } from './bundle-invoices.ts'
import { allBundles, associateBundles, freeBundles, generatedBundles, sumsOfBundles } from './bundles.lists.ts'
import { bundlesSheet } from './bundles-sheet.document.ts'
import { confirmBundleArrival } from './confirm-bundle-arrival.ts'
import { createBundle } from './create-bundle.ts'
import { removeBundle } from './remove-bundle.ts'
import { setBundleCustoms } from './set-bundle-customs.ts'
import { setBundleValue } from './set-bundle-value.ts'
import { updateBundle } from './update-bundle.ts'

/** Two downloads never share a name. */
const HISTORY = { es: 'Historial de bultos', en: 'History of bundles' }

export function bundlesRoutes(app: FastifyInstance): void {
  serveList(app, allBundles, bundlesSheet)
  serveTotals(app, contract.totalBundles, allBundles, sumsOfBundles)
  serveList(app, freeBundles, bundlesSheet)
  serveList(app, associateBundles, bundlesSheet)

  serveFile(app, bundleFiles.getBundlesExcel, bundlesSheet, allBundles)

  serveFile(app, bundleFiles.getGeneratedBundlesExcel, { ...bundlesSheet, name: HISTORY }, generatedBundles)

  serve(app, contract.getBundle, ({ db, params, actor }) => viewBundleDetail(db, actor, params.id))

  serve(app, contract.updateBundle, ({ db, params, body, actor }) => updateBundle(db, actor, params.id, body))

  serve(app, bundleFiles.addBundleInvoices, ({ parts, params, body, files, actor }) =>
    addBundleInvoices(parts, actor, params.id, { ...body, files }),
  )

  serve(app, bundleFiles.getBundleInvoices, ({ parts, params, actor }) => bundleInvoices(parts, actor, params.id))

  serve(app, contract.createBundle, ({ db, body, actor }) => createBundle(db, actor, body))

  serve(app, contract.removeBundle, async ({ db, params, actor }) => {
    await removeBundle(db, actor, params.id)
    return DONE
  })

  serve(app, contract.setBundleValue, ({ db, params, body, actor }) =>
    setBundleValue(db, actor, params.id, body.customsInvoiceValueInCents),
  )

  serve(app, contract.setBundleCustoms, ({ db, params, body, actor }) => setBundleCustoms(db, actor, params.id, body))

  serve(app, contract.confirmBundleArrival, ({ db, body, actor }) => confirmBundleArrival(db, actor, body.bundleIds))
}
