import { bundles as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import { timelineOf } from '../events/events.repository.ts'
import { getBundle } from './bundles.repository.ts'
import { viewBundle } from './bundles.view.ts'
import { confirmBundleArrival } from './confirm-bundle-arrival.ts'
import { createBundle } from './create-bundle.ts'
import { listBundles } from './list-bundles.ts'
import { removeBundle } from './remove-bundle.ts'
import { setBundleValue } from './set-bundle-value.ts'

export function bundlesRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, contract.listBundles, ({ query, actor }) =>
    listBundles(db, actor, query, { statuses: query.status, manifestId: query.manifestId }),
  )

  serve(app, contract.listFreeBundles, ({ query, actor }) => listBundles(db, actor, query, { isFree: true }))

  serve(app, contract.getBundle, async ({ params, actor }) => {
    const bundle = await viewBundle(db, actor, await getBundle(db, actor, params.id))
    return { ...bundle, timeline: await timelineOf(db, params.id) }
  })

  serve(app, contract.createBundle, ({ body, actor }) => createBundle(db, actor, body))

  serve(app, contract.removeBundle, async ({ params, actor }) => {
    await removeBundle(db, actor, params.id)
    return { ok: true } as const
  })

  serve(app, contract.setBundleValue, ({ params, body, actor }) =>
    setBundleValue(db, actor, params.id, body.customsInvoiceValueInCents),
  )

  serve(app, contract.confirmBundleArrival, ({ body, actor }) => confirmBundleArrival(db, actor, body.bundleIds))
}
