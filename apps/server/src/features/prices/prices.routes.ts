import { prices as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { confirmBundleWeights } from './confirm-bundle-weights.ts'
import { undoBundleWeights } from './undo-bundle-weights.ts'

export function pricesRoutes(app: FastifyInstance): void {
  serve(app, contract.confirmBundleWeights, async ({ db, parts, body, actor }) => ({
    bundles:
      'undo' in body
        ? await undoBundleWeights(db, actor, body.bundleIds)
        : await confirmBundleWeights({ ...parts, db }, actor, body.weights),
  }))
}
