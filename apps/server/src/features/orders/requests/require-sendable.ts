import type { newRequest } from '@app/contract/orders.contract'
import {
  DomainError,
  fitsCategory,
  goodsOf,
  limitDetails,
  limitProblemOf,
  normaliseTracking,
  type RetailParameters,
} from '@app/domain'
import type { z } from 'zod'
import { requireCarried } from '../require-carried.ts'
import type { OrderFile } from './order-files.ts'

type Request = z.output<typeof newRequest>

/** What every package of a request needs; a refusal names the field (domain, sections 2 and 5). */
export function requireSendable(
  { category, packages }: Request,
  files: readonly OrderFile[],
  parameters: RetailParameters,
): void {
  if (category === 'C' && !parameters.isCategoryCEnabled) throw new DomainError('categoryNotEnabled', { field: 'category' })
  const trackings = packages.map(({ tracking }) => normaliseTracking(tracking))
  for (const [position, { items, storeWeightInGrams }] of packages.entries()) {
    const field = (name: string) => `packages.${position}.${name}`
    const tracking = trackings[position] ?? ''
    const hasTrackingFile = files.some(({ purpose, of }) => purpose === 'tracking' && of === String(position))
    if (tracking === '' && !hasTrackingFile) throw new DomainError('trackingRequired', { field: field('tracking') })
    if (tracking !== '' && trackings.indexOf(tracking) < position)
      throw new DomainError('trackingTaken', { field: field('tracking') })
    const contents = { weightInGrams: storeWeightInGrams ?? 0, valueInCents: goodsOf(items) }
    requireCarried(items, category, field('items'))
    if (fitsCategory(category, contents, parameters)) continue
    const isTooHeavy = contents.weightInGrams > parameters.limits[category].maxWeightInGrams
    const details = limitDetails(category, contents, parameters)
    throw new DomainError(limitProblemOf(category), { field: field(isTooHeavy ? 'storeWeightInGrams' : 'items'), ...details })
  }
}
