// Prices of packages, fixed by their weights in Quito (domain, section 8).
import { ROLES } from '@app/domain'
import { z } from 'zod'
import { bundle } from './bundles.contract.ts'
import { endpoint } from './endpoint.ts'
import { confirmedWeight } from './fields/confirmed-weight.ts'
import { id, idParams, ids } from './fields/fields.ts'
import { boxesInQuery, ways } from './fields/ways.ts'

export const confirmBundleWeights = endpoint({
  method: 'PUT',
  path: '/bundle/confirm-weights',
  summary: 'Records the real weights of packages in Quito and fixes their prices, or undoes it within the day.',
  description:
    'Real weights in Quito, per package: freezes prices and accrues earnings. A weight far from that of Miami, or above its category, is `weightDoubtful` until it is `confirmed`, or read again alike within 10 minutes. `undo` leads bundles of which nothing is billed back to arrived.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseUIO'],
  body: z.union([
    z.strictObject({ weights: z.array(confirmedWeight).min(1, 'required').max(1_000) }),
    z.strictObject({ undo: z.literal(true), bundleIds: ids }),
  ]),
  response: z.strictObject({ bundles: z.array(bundle) }),
})

export const getOrderWays = endpoint({
  method: 'GET',
  path: '/order/{id}/ways',
  summary: 'What can be done with an order that passes a limit of its category, with prices.',
  roles: ROLES,
  params: idParams,
  query: z.strictObject({ tariffId: id.optional(), boxes: boxesInQuery.optional() }),
  response: ways,
})
