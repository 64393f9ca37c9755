// Prices of packages, fixed by their weights in Quito (domain, section 8).
import { z } from 'zod'
import { bundle } from './bundles.contract.ts'
import { endpoint } from './endpoint.ts'
import { confirmedWeight } from './fields/confirmed-weight.ts'

export const confirmBundleWeights = endpoint({
  method: 'PUT',
  path: '/bundle/confirm-weights',
  summary: 'Records the real weights of packages in Quito and fixes their prices.',
  description: 'Real weights in Quito, per package: freezes prices and accrues earnings.',
  roles: ['administrator'],
  body: z.strictObject({
    weights: z.array(confirmedWeight).min(1, 'required').max(1_000),
  }),
  response: z.strictObject({ bundles: z.array(bundle) }),
})
