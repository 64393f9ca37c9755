import { labels as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { printAskedBundleLabels, printAskedOrderLabels } from './print-asked-labels.ts'
import { printBundleLabel } from './print-bundle-label.ts'
import { printLocationLabels } from './print-location-labels.ts'
import { printManifestLabels } from './print-manifest-labels.ts'
import { printOrderLabels } from './print-order-labels.ts'
import { printStationCards } from './print-station-cards.ts'

export function labelsRoutes(app: FastifyInstance): void {
  serve(app, contract.getOrderLabel, ({ db, params, actor, language }) =>
    printOrderLabels(db, actor, [params.id], { language, format: 'pdf' }),
  )

  serve(app, contract.getOrderLabels, ({ db, query: { format, ...asked }, actor, language }) =>
    printAskedOrderLabels(db, actor, asked, { language, format }),
  )

  serve(app, contract.getBundleLabels, ({ db, query: { format, ...asked }, actor, language }) =>
    printAskedBundleLabels(db, actor, asked, { language, format }),
  )

  serve(app, contract.getManifestLabels, ({ db, params, query: { format }, actor, language }) =>
    printManifestLabels(db, actor, params.id, { language, format }),
  )

  serve(app, contract.getBundleLabel, ({ db, params, actor, language }) => printBundleLabel(db, actor, params.id, language))

  serve(app, contract.getLocationLabels, ({ db, query, language }) => printLocationLabels(db, query, language))

  serve(app, contract.getStationCards, ({ db, language }) => printStationCards(db, language))
}
