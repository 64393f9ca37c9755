import { describe, expect, test } from 'vitest'
import { locationOf, newsOf } from './order-news.ts'

const ORDER = '0198f3a1-0000-7000-8000-000000000001'

describe('of an order that moved', () => {
  test.each([
    ['create', 'inReview', 'orderRegistered'],
    ['setValue', 'reviewed', 'orderReviewed'],
    ['markIncomplete', 'incomplete', 'orderIncomplete'],
    ['resume', 'reviewed', 'orderResumed'],
    ['confirmWarehouse', 'inWarehouseMIA', 'orderInMiami'],
    ['mergeUnmatched', 'inWarehouseMIA', 'orderInMiami'],
    ['confirmWarehouse', 'incomplete', 'orderIncomplete'],
    ['confirmWarehouse', 'incompleteState', 'orderInMiami'],
    ['mergeUnmatched', 'incompleteState', 'orderInMiami'],
    ['split', 'inWarehouseMIA', 'orderInMiami'],
    ['assignClient', 'inReview', 'orderRegistered'],
    ['assignClient', 'inWarehouseMIA', 'orderInMiami'],
    ['assignClient', 'removed', 'orderRemoved'],
    ['undoWarehouse', 'reviewed', 'receiptUndone'],
    ['ship', 'sended', 'orderShipped'],
    ['confirmArrival', 'arrived', 'orderArrived'],
    ['confirmWeight', 'inWarehouseUIO', 'orderReadyToPay'],
    ['requestPayment', 'pendingOfPay', 'billIssued'],
    ['voidBill', 'inWarehouseUIO', 'billVoided'],
    ['confirmPayment', 'paid', 'orderPaid'],
    ['undoPayment', 'pendingOfPay', 'paymentUndone'],
    ['deliver', 'receivedAndDelivered', 'orderDelivered'],
    ['remove', 'removed', 'orderRemoved'],
  ] as const)('%s to %s is told as %s', (action, to, kind) => {
    expect(newsOf(action, to)).toBe(kind)
  })

  test('its end by an incident is told with the incident', () => {
    expect(newsOf('removeAsLost', 'removed')).toBeUndefined()
  })

  test('the answer of its owner is told to nobody', () => {
    expect(newsOf('completeIncomplete', 'incompleteState')).toBeUndefined()
  })
})

describe('it leads', () => {
  test.each([
    ['incomplete', `/?open=${ORDER}`],
    ['inReview', `/?open=${ORDER}`],
    ['reviewed', `/tuspedidos?open=${ORDER}`],
    ['inWarehouseMIA', `/tuspedidos?open=${ORDER}`],
    ['sended', `/tuspedidos?open=${ORDER}`],
    ['arrived', `/tuspedidos?open=${ORDER}`],
    ['removed', `/tuspedidos?open=${ORDER}`],
    ['inWarehouseUIO', `/tuspagos?open=${ORDER}`],
    ['pendingOfPay', '/tuspagos?view=pending'],
    ['paid', '/tuspagos?view=paid'],
    ['receivedAndDelivered', '/tuspagos?view=paid'],
  ] as const)('a client, when it is %s, to %s', (status, location) => {
    expect(locationOf('client', status, ORDER)).toBe(location)
  })

  test('staff to their list of all orders', () => {
    expect(locationOf('associate', 'paid', ORDER)).toBe(`/estadodepedidos?open=${ORDER}`)
    expect(locationOf('administrator', 'incomplete', ORDER)).toBe(`/operations/estadodepedidos?open=${ORDER}`)
  })
})
