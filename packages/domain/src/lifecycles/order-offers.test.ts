import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  NOTHING_YET,
  nextStatus,
  ORDER_FACTS,
  type OrderAction,
  type OrderFact,
  type OrderStatus,
  orderLifecycle,
  type Role,
} from '../index.ts'
import { factsWith } from '../testing/expect-lifecycle.ts'

const order = (status: OrderStatus, ...facts: OrderFact[]) => ({ status, facts: factsWith(ORDER_FACTS, ...facts) })

describe('what a screen offers for an order, the likeliest first', () => {
  test.each<[string, Role, ReturnType<typeof order>, OrderAction[]]>([
    ['their request', 'client', order('inReview'), ['authorizeBundling', 'editDescription', 'remove']],
    [
      'an order to complete',
      'client',
      order('incomplete'),
      ['completeIncomplete', 'saveIncomplete', 'authorizeBundling', 'editDescription'],
    ],
    ['a bundled package', 'client', order('inWarehouseMIA', 'bundled'), []],
    ['a package in Quito', 'client', order('inWarehouseUIO'), ['requestPayment']],
    [
      'a request',
      'associate',
      order('inReview'),
      ['setValue', 'setTracking', 'changeCategory', 'markIncomplete', 'setObservation', 'remove', 'removeAsCancelled'],
    ],
    ['a shipped package', 'associate', order('sended'), ['setObservation']],
    [
      'a bill to pay',
      'administrator',
      order('pendingOfPay'),
      ['confirmPayment', 'setObservation', 'shelve', 'voidBill', 'openIncident'],
    ],
    [
      'a paid order',
      'administrator',
      order('paid', 'hasAssociate'),
      ['deliver', 'settleEarning', 'setObservation', 'shelve', 'openIncident'],
    ],
    ['a removed order', 'administrator', order('removed'), []],
    ['a removed order with an incident', 'administrator', order('removed', 'incidentOpen'), ['resolveIncident']],
    ['an abandoned order that was paid', 'administrator', order('removed', 'hasAssociate'), ['settleEarning']],
  ])('%s, to a %s', (_what, role, record, expected) => {
    expect(allowedActions(orderLifecycle, record, { role })).toEqual(expected)
  })

  test('never what happens by itself', () => {
    expect(allowedActions(orderLifecycle, order('reviewed'), { role: 'administrator' })).not.toContain('mergeUnmatched')
  })

  test('to an administrator, an unmatched package can be matched but not bundled', () => {
    const offered = allowedActions(orderLifecycle, order('inWarehouseMIA', 'unmatched'), { role: 'administrator' })
    expect(offered[0]).toBe('mergeUnmatched')
    expect(offered).toContain('assignClient')
    expect(offered).not.toContain('bundle')
  })
})

describe('the way of an order', () => {
  test('goes from request to delivery', () => {
    const journey: [OrderAction, Role][] = [
      ['setValue', 'associate'],
      ['confirmWarehouse', 'administrator'],
      ['ship', 'administrator'],
      ['confirmArrival', 'administrator'],
      ['confirmWeight', 'administrator'],
      ['requestPayment', 'client'],
      ['confirmPayment', 'administrator'],
      ['deliver', 'administrator'],
    ]
    let status = nextStatus(orderLifecycle, 'create', NOTHING_YET, { role: 'client' })
    const passed = journey.map(([action, role]) => {
      status = nextStatus(orderLifecycle, action, order(status, 'bundled'), { role })
      return status
    })
    expect(passed.join(' → ')).toBe(
      'reviewed → inWarehouseMIA → sended → arrived → inWarehouseUIO → pendingOfPay → paid → receivedAndDelivered',
    )
  })

  test.each(['inReview', 'reviewed'] as const)('an answered incomplete order goes back to %s', (resumeStatus) => {
    const answered = { ...order('incompleteState'), resumeStatus }
    expect(nextStatus(orderLifecycle, 'resume', answered, { role: 'associate' })).toBe(resumeStatus)
  })

  test('one whose package came meanwhile goes on in Miami, wherever it was asked', () => {
    const answered = { ...order('incompleteState', 'received'), resumeStatus: 'inReview' } as const
    expect(nextStatus(orderLifecycle, 'resume', answered, { role: 'associate' })).toBe('inWarehouseMIA')
  })
})
