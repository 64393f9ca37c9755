import { describe, expect, test } from 'vitest'
import { locationOf, newsOf } from './order-news.ts'

const ORDER = '0198f3a1-0000-7000-8000-000000000001'

describe('of an order that moved', () => {
  test.each([
    ['create', null, 'inReview', 'orderRegistered'],
    ['createFromDropshipping', null, 'reviewed', 'orderRegistered'],
    ['setValue', 'inReview', 'reviewed', 'orderReviewed'],
    ['markIncomplete', 'inReview', 'incomplete', 'orderIncomplete'],
    ['markIncomplete', 'inWarehouseMIA', 'incomplete', 'orderIncomplete'],
    ['resume', 'incompleteState', 'reviewed', 'orderResumed'],
    ['resume', 'incompleteState', 'inWarehouseMIA', 'orderResumed'],
    ['confirmWarehouse', 'reviewed', 'inWarehouseMIA', 'orderInMiami'],
    ['confirmWarehouse', 'incomplete', 'incomplete', 'orderIncomplete'],
    ['confirmWarehouse', 'incompleteState', 'incompleteState', 'orderInMiami'],
    ['mergeUnmatched', 'reviewed', 'inWarehouseMIA', 'orderInMiami'],
    ['mergeUnmatched', 'incompleteState', 'incompleteState', 'orderInMiami'],
    ['split', 'inWarehouseMIA', 'inWarehouseMIA', 'orderSplit'],
    ['split', 'incomplete', 'inWarehouseMIA', 'orderSplit'],
    ['split', null, 'inWarehouseMIA', 'orderInMiami'],
    ['assignClient', 'inReview', 'inReview', 'orderRegistered'],
    ['assignClient', 'inWarehouseMIA', 'inWarehouseMIA', 'orderInMiami'],
    ['assignClient', 'inReview', 'removed', 'orderRemoved'],
    ['undoWarehouse', 'inWarehouseMIA', 'reviewed', 'receiptUndone'],
    ['reopen', 'removed', 'inWarehouseMIA', 'orderFound'],
    ['reopen', 'removed', 'arrived', 'orderFound'],
    ['ship', 'inWarehouseMIA', 'sended', 'orderShipped'],
    ['confirmArrival', 'sended', 'arrived', 'orderArrived'],
    ['confirmWeight', 'arrived', 'inWarehouseUIO', 'orderReadyToPay'],
    ['confirmWeight', 'inWarehouseUIO', 'inWarehouseUIO', 'orderPriceChanged'],
    ['setExtraCharges', 'inWarehouseMIA', 'inWarehouseMIA', 'orderPriceChanged'],
    ['setExtraCharges', 'inWarehouseUIO', 'inWarehouseUIO', 'orderPriceChanged'],
    ['requestPayment', 'inWarehouseUIO', 'pendingOfPay', 'billIssued'],
    ['voidBill', 'pendingOfPay', 'inWarehouseUIO', 'billVoided'],
    ['confirmPayment', 'pendingOfPay', 'paid', 'orderPaid'],
    ['undoPayment', 'paid', 'pendingOfPay', 'paymentUndone'],
    ['deliver', 'paid', 'receivedAndDelivered', 'orderDelivered'],
    ['remove', 'inReview', 'removed', 'orderRemoved'],
  ] as const)('%s from %s to %s is told as %s', (action, from, to, kind) => {
    expect(newsOf(action, to, from)).toBe(kind)
  })

  test('its end by an incident is told with the incident', () => {
    expect(newsOf('removeAsLost', 'removed', 'sended')).toBeUndefined()
  })

  test('the answer of its owner is told to no client', () => {
    expect(newsOf('completeIncomplete', 'incompleteState', 'incomplete')).toBeUndefined()
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
    ['removed', `/tuspedidos?view=closed&open=${ORDER}`],
    ['inWarehouseUIO', `/tuspagos?open=${ORDER}`],
    ['pendingOfPay', `/tuspedidos?open=${ORDER}`],
    ['paid', `/tuspedidos?open=${ORDER}`],
    ['receivedAndDelivered', `/tuspedidos?open=${ORDER}`],
  ] as const)('a client, when it is %s, to %s', (status, location) => {
    expect(locationOf('client', status, ORDER)).toBe(location)
  })

  test('staff to their list of all orders', () => {
    expect(locationOf('associate', 'paid', ORDER)).toBe(`/estadodepedidos?open=${ORDER}`)
    expect(locationOf('associate', 'incompleteState', ORDER)).toBe(`/estadodepedidos?view=incomplete&open=${ORDER}`)
    expect(locationOf('administrator', 'incomplete', ORDER)).toBe(`/operations/estadodepedidos?open=${ORDER}`)
  })
})
