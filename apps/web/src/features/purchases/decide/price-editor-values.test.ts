import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { isRepriced, passesAgreed, pricesOf, totalOf } from './price-editor-values.ts'

const parameters = readRetailParameters(initialParameterValues())
const purchase = {
  items: [
    { id: 'shoes', quantity: 2, unitPriceInCents: 4_999, unitPriceLimitInCents: 5_200 },
    { id: 'socks', quantity: 1, unitPriceInCents: 1_995, unitPriceLimitInCents: 1_995 },
  ],
  storeShippingInCents: 599,
} as PurchaseDetail

const pricing = (shoes: number | null, shipping: number | null = 599) => ({
  items: [
    { id: 'shoes', unitPriceInCents: shoes },
    { id: 'socks', unitPriceInCents: 1_995 },
  ],
  storeShippingInCents: shipping,
})

test('prices come to what the server computes: 144.42', () => {
  expect(totalOf(purchase, pricesOf(purchase), parameters).priceInCents).toBe(14_442)
  expect(totalOf(purchase, pricing(null, null), parameters).goodsInCents).toBe(1_995)
})

test('nothing is repriced until a price differs', () => {
  expect(isRepriced(purchase, pricesOf(purchase))).toBe(false)
  expect(isRepriced(purchase, pricing(4_998))).toBe(true)
  expect(isRepriced(purchase, pricing(4_999, null))).toBe(true)
})

test('the client is asked first beyond a limit, or for more shipping', () => {
  expect(passesAgreed(purchase, pricing(5_200))).toBe(false)
  expect(passesAgreed(purchase, pricing(5_201))).toBe(true)
  expect(passesAgreed(purchase, pricing(4_999, 600))).toBe(true)
  expect(passesAgreed(purchase, pricing(4_999, null))).toBe(false)
})
