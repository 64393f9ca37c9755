import type { Purchase, PurchaseDetail } from '@app/contract/purchases.contract'
import { idOf, NOW } from './people.ts'

/** Two pairs of shoes of 60 USD each, of up to 65, with 5 USD of store shipping: 143.42 with tax (6.5 %) and fee (8 %). */
export const aPurchase = (changed: Partial<Purchase> = {}): Purchase => ({
  id: idOf(20),
  code: 'PU-000020',
  version: 2,
  createdAt: NOW,
  updatedAt: NOW,
  status: 'inReview',
  client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' },
  associate: { id: idOf(2), code: 'AS-2', name: 'Bruno Vega' },
  consignee: { authorizedNameId: null, name: 'Ana Paredes' },
  pickup: { authorizedNameId: null, name: 'Ana Paredes' },
  category: 'B',
  title: { kind: 'thing', name: 'Zapatillas de correr', more: 0 },
  items: [
    {
      id: idOf(21),
      link: 'https://www.nike.com/t/pegasus',
      store: 'Nike',
      description: 'Zapatillas de correr',
      options: 'Talla 8',
      quantity: 2,
      askedQuantity: 2,
      unitPriceInCents: 6_000,
      unitPriceLimitInCents: 6_500,
      tariffId: null,
    },
  ],
  storeShippingInCents: 500,
  price: {
    lines: [
      { name: 'goods', amountInCents: 12_000, treatment: 'thirdParty' },
      { name: 'amazonTax', amountInCents: 780, treatment: 'thirdParty' },
      { name: 'storeShipping', amountInCents: 500, treatment: 'thirdParty' },
      { name: 'purchaseFee', amountInCents: 1_062, treatment: 'general' },
    ],
    totalInCents: 14_342,
  },
  weightInGrams: null,
  allowPartial: false,
  temporalPriceInCents: null,
  assistedPurchasePriceInCents: 12_000,
  productValueInCents: 12_000,
  paidUpFrontInCents: 0,
  heldInCents: 0,
  comment: '',
  observation: '',
  removedReason: '',
  acceptedAt: null,
  approvedAt: null,
  order: null,
  allowedActions: [],
  ...changed,
})

/** As its panel reads it. */
export const aPurchaseInDetail = (changed: Partial<PurchaseDetail> = {}): PurchaseDetail => ({
  ...aPurchase(),
  orders: [],
  upFrontInCents: 0,
  highestPriceInCents: null,
  landed: null,
  invoice: { file: null, details: [] },
  reviews: [],
  files: [],
  timeline: [],
  ...changed,
})

/** 1.40 kg of it in Quito: 143.42 bought, 15.00 brought, IVA 3.84, duty 20.00. */
export const LANDED: NonNullable<PurchaseDetail['landed']> = {
  lines: [
    { name: 'freight', amountInCents: 1_260, treatment: 'general' },
    { name: 'valuePercentage', amountInCents: 240, treatment: 'general' },
    ...aPurchase().price.lines,
    { name: 'iva', amountInCents: 384, treatment: null },
    { name: 'duty', amountInCents: 2_000, treatment: 'thirdParty' },
  ],
  totalInCents: 18_226,
  highestTotalInCents: 19_452,
  fitsCategory: true,
  isDutyShareable: true,
}
