import type { OrderReading } from '@app/contract/reading/order-reading.contract'
import { expect, test } from 'vitest'
import { emptyOrder, isWorthKeeping, requestOf } from '../new-order/new-order-values.ts'
import { filledPackage } from './filled-package.ts'

const READ: OrderReading = {
  store: 'Amazon',
  orderNumber: '114-2210987-5543210',
  trackings: [],
  items: [],
  shippingInCents: null,
  taxInCents: null,
  discountInCents: null,
  totalInCents: null,
  isSure: false,
  doubts: [],
  text: '',
  known: null,
}

test("the store's number of the purchase goes with the package, as long as an order keeps it", () => {
  const packages = [filledPackage(READ, [])]
  expect(requestOf({ ...emptyOrder(), packages }).packages).toMatchObject([{ storeOrderNumber: '114-2210987-5543210' }])
  expect(filledPackage({ ...READ, orderNumber: '7'.repeat(80) }, []).storeOrderNumber).toHaveLength(60)
})

test('a number that was typed alone is worth keeping', () => {
  const [empty] = emptyOrder().packages
  expect(isWorthKeeping({ ...emptyOrder(), packages: empty ? [{ ...empty, storeOrderNumber: '114' }] : [] })).toBe(true)
})
