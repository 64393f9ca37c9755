import { prices as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { confirmBundleWeights } from './confirm-bundle-weights.ts'

export function pricesRoutes(app: FastifyInstance): void {
  serve(app, contract.confirmBundleWeights, async ({ db, body, actor }) => ({
    bundles: await confirmBundleWeights(db, actor, body.weights),
  }))
}
