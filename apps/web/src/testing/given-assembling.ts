// Packages at the packing table, and the bundle that they become.
import type { Order } from '@app/contract/orders.contract'
import { anArrivedBundle } from './given-bundles.ts'
import { anOrder } from './given-orders.ts'
import { idOf } from './people.ts'

export const ANA = {
  authorizedNameId: null,
  name: 'Ana Paredes',
  identificationType: 'cedula',
  identification: '1710034065',
} as const

export const inMiami = (number: number, changed: Partial<Order> = {}): Order =>
  anOrder({
    ...{ id: idOf(number), code: `ORD-0000${number}`, tracking: `TBA0000000000${number}`, description: `Cosa ${number}` },
    ...{ weightInGrams: 1_000, productValueInCents: 5_000, isAuthorizedToBundle: true, consignee: ANA },
    ...changed,
  })

export const [SHOES, CAP] = [inMiami(90), inMiami(91)]
export const MADE = anArrivedBundle({
  id: idOf(60),
  code: 'BUL-000060',
  status: 'inWarehouseMIA',
  manifest: null,
  consignee: ANA,
})
