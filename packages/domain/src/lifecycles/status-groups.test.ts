import { describe, expect, test } from 'vitest'
import {
  BILL_STATUSES,
  BUNDLE_STATUSES,
  DROPSHIPPING_STATUSES,
  FISCAL_DOCUMENT_STATUSES,
  FISCAL_DOCUMENTS,
  fiscalDocumentsThatAre,
  GROUP_OF_BILL,
  GROUP_OF_BUNDLE,
  GROUP_OF_DROPSHIPPING,
  GROUP_OF_FISCAL_DOCUMENT,
  GROUP_OF_ORDER,
  GROUP_OF_PAYMENT_PROOF,
  GROUP_OF_PURCHASE,
  ORDER_STATUSES,
  ORDERS,
  type OrderGroup,
  type OrderStatus,
  ordersThatAre,
  PAYMENT_PROOF_STATUSES,
  PURCHASE_STATUSES,
} from '../index.ts'

test.each([
  ['orders', GROUP_OF_ORDER, ORDER_STATUSES],
  ['bundles', GROUP_OF_BUNDLE, BUNDLE_STATUSES],
  ['bills', GROUP_OF_BILL, BILL_STATUSES],
  ['purchases', GROUP_OF_PURCHASE, PURCHASE_STATUSES],
  ['dropshipping', GROUP_OF_DROPSHIPPING, DROPSHIPPING_STATUSES],
  ['documents of the SRI', GROUP_OF_FISCAL_DOCUMENT, FISCAL_DOCUMENT_STATUSES],
  ['payment proofs', GROUP_OF_PAYMENT_PROOF, PAYMENT_PROOF_STATUSES],
])('every status of %s is in a group', (_what, groups, statuses) => {
  expect(Object.keys(groups).sort()).toEqual([...statuses].sort())
})

// What the tab of the SRI lists: one that is being annulled is authorised until it is.
test('documents of the SRI that are owed are those that it has not authorised', () => {
  expect(fiscalDocumentsThatAre('owed')).toEqual(['waiting', 'signed', 'received', 'returned'])
  expect(fiscalDocumentsThatAre('authorised')).toEqual(['authorised', 'annulling'])
  expect(fiscalDocumentsThatAre('over')).toEqual(['annulled', 'dropped'])
})

test('a status that is in no group does not compile', () => {
  const { removed: _left, ...others } = GROUP_OF_ORDER
  // @ts-expect-error nothing says where removed orders are
  const groups: Record<OrderStatus, OrderGroup> = others

  expect(Object.keys(groups)).toHaveLength(ORDER_STATUSES.length - 1)
})

describe('orders', () => {
  test.each([
    [ORDERS.toReceive, ['inReview', 'reviewed']],
    [ORDERS.announced, ['inReview', 'reviewed', 'incomplete', 'incompleteState']],
    [ORDERS.beforeShipping, ['inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA']],
    [ordersThatAre('inFlight'), ['sended', 'arrived']],
    [ORDERS.lyingInQuito, ['inWarehouseUIO', 'pendingOfPay', 'paid']],
    [ORDERS.unpaid, ['inWarehouseUIO', 'pendingOfPay']],
    [ORDERS.collected, ['paid', 'receivedAndDelivered']],
    [ORDERS.closed, ['receivedAndDelivered', 'removed']],
  ])('%# are %s', (statuses, expected) => {
    expect(statuses).toEqual(expected)
  })

  test('are open or closed', () => {
    expect([...ORDERS.open, ...ORDERS.closed]).toEqual(ORDER_STATUSES)
  })
})

test('documents of the SRI are under way with their queue or with people', () => {
  expect(FISCAL_DOCUMENTS.onTheWay).toEqual(['waiting', 'signed', 'received'])
  expect(FISCAL_DOCUMENTS.withPeople).toEqual(['returned', 'annulling'])
})
