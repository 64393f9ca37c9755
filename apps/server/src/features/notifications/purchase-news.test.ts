import { purchaseAddress } from '@app/contract/paths'
import { describe, expect, test } from 'vitest'
import { purchaseNewsOf } from './purchase-news.ts'

const PURCHASE = '0198f3a1-0000-7000-8000-000000000001'

describe('of a purchase that moved', () => {
  test.each([
    ['create', 'purchaseRegistered'],
    ['review', 'purchasePriceProposed'],
    ['update', 'purchasePriceProposed'],
    ['approve', 'purchaseApproved'],
    ['cancel', 'purchaseCutDown'],
    ['cancelWhole', 'purchaseRemoved'],
    ['remove', 'purchaseRemoved'],
  ] as const)('%s is told as %s', (action, kind) => {
    expect(purchaseNewsOf(action)).toBe(kind)
  })

  test.each(['accept', 'reject', 'change', 'addInvoice', 'addPaymentProof', 'removeInvoiceLine'] as const)(
    '%s is told to nobody',
    (action) => {
      expect(purchaseNewsOf(action)).toBeUndefined()
    },
  )
})

test.each([
  ['client', `/tuscompraasistidas?open=${PURCHASE}`],
  ['associate', `/carrito?open=${PURCHASE}`],
  ['administrator', `/operations/estadodepedidos?view=purchases&open=${PURCHASE}`],
] as const)('it leads a reader who is %s to %s', (role, location) => {
  expect(purchaseAddress(role, PURCHASE)).toBe(location)
})
