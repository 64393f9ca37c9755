import { bundles as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import { confirmBundleWeights } from './confirm-bundle-weights.ts'

export function pricesRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, contract.confirmBundleWeights, async ({ body, actor }) => ({
    bundles: await confirmBundleWeights(db, actor, body.weights),
  }))
}
