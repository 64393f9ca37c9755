import { businessDay, type Category, DomainError, notCarried } from '@app/domain'
import { now } from '../../clock.ts'

type Described = { description: string }

/** No request brings what nobody carries. `field` is where the request keeps its items. @throws goodsNotCarried */
export function requireCarried(items: readonly Described[], category: Category, field: string): void {
  const found = notCarried(items, { category, on: businessDay(now()) })
  if (!found) return
  const { position, goods } = found
  throw new DomainError('goodsNotCarried', { field: `${field}.${position}.description`, because: [goods] })
}
