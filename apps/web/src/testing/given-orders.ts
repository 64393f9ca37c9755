import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { type Order, type OrderDetail, orderDetail } from '@app/contract/orders.contract'
import { emptyOf } from './empty-of.ts'
import { idOf, NOW } from './people.ts'

const ANA_RECEIVES = {
  authorizedNameId: null,
  name: 'Ana Paredes',
  identificationType: 'cedula',
  identification: '1710034065',
} as const

/** Ana's headphones: 1.5 kg of 120 USD, in Miami since the 20th of November. */
export const anOrder = (changed: Partial<Order> = {}): Order => ({
  id: idOf(10),
  code: 'OR-000010',
  version: 4,
  createdAt: NOW,
  updatedAt: NOW,
  requestNumber: 'SOL-000007',
  service: 'COU',
  status: 'inWarehouseMIA',
  statusSince: NOW,
  outcome: null,
  responsible: null,
  client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' },
  associate: { id: idOf(2), code: 'AS-2', name: 'Bruno Vega' },
  consignee: ANA_RECEIVES,
  pickup: ANA_RECEIVES,
  category: 'B',
  isSpecial: false,
  tracking: '1Z999AA10123456784',
  carrier: 'UPS',
  labelText: '',
  store: 'Amazon',
  description: 'Audífonos inalámbricos',
  title: { kind: 'thing', name: 'Audífonos inalámbricos', more: 0 },
  observation: '',
  comment: '',
  productValueInCents: 12_000,
  weightInGrams: 1_500,
  weights: { storeInGrams: 1_400, warehouseInGrams: 1_500, realInGrams: null, finalInGrams: null },
  price: {
    lines: [
      { name: 'freight', amountInCents: 1_350, treatment: 'general' },
      { name: 'duty', amountInCents: 2_000, treatment: 'thirdParty' },
    ],
    totalInCents: 3_350,
  },
  isPriceFinal: false,
  isAuthorizedToBundle: false,
  bundle: null,
  bill: null,
  incidentOpen: false,
  hold: null,
  missing: [],
  missingNote: '',
  orderDate: '2026-11-13',
  estimatedArrivalDate: '2026-11-27',
  promisedDate: null,
  daysLate: 0,
  delayReason: null,
  arrivalDate: null,
  intakeAt: NOW,
  location: null,
  allowedActions: ['authorizeBundling', 'editDescription'],
  ...changed,
})

/** As its panel reads it. */
export const anOrderInDetail = (changed: Partial<OrderDetail> = {}): OrderDetail => ({
  ...emptyOf(orderDetail),
  ...anOrder(),
  items: [{ description: 'Audífonos inalámbricos', quantity: 2, unitPriceInCents: 6_000 }],
  ...changed,
})

/** 0.50 kg announced, 3.00 kg read twice. */
export const A_WEIGHT_DOUBT: TakenWeightDoubt = {
  weightInGrams: 3_000,
  known: { of: 'announced', inGrams: 500, mostDifferenceInGrams: 500 },
  maxWeightInGrams: null,
  reason: 'secondReading',
}
