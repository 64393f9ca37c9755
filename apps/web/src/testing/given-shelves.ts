import type { Location } from '@app/contract/locations/locations.contract'
import { idOf } from './people.ts'

/** A shelf in Quito that nothing lies on. */
export const aShelf = (number: number, changed: Partial<Location> = {}): Location => ({
  ...{ id: idOf(number), code: `A-${String(number).padStart(2, '0')}`, zone: '', walkingOrder: number },
  ...{ warehouse: 'UIO', isActive: true, orderCount: 0 },
  ...changed,
})
