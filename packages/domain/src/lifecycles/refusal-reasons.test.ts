import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  BUNDLE_FACTS,
  billLifecycle,
  bundleLifecycle,
  NOTHING_YET,
  nextSteps,
  ORDER_FACTS,
  ORDER_STATUSES,
  type OrderAction,
  type OrderFact,
  type OrderStatus,
  orderLifecycle,
  PROBLEMS,
  type Problem,
  ROLES,
  type Role,
  reasonsOf,
  refusalReasons,
} from '../index.ts'
import { factsWith } from '../testing/expect-lifecycle.ts'

const order = (status: OrderStatus, ...facts: OrderFact[]) => ({
  status,
  resumeStatus: null,
  facts: factsWith(ORDER_FACTS, ...facts),
})

describe('why an action is refused', () => {
  test.each<[OrderAction, OrderStatus, OrderFact[], Role, string[]]>([
    ['deliver', 'pendingOfPay', [], 'administrator', ['pendingOfPay']],
    ['remove', 'inWarehouseMIA', ['bundled'], 'associate', ['bundled']],
    ['removeAsCancelled', 'inWarehouseMIA', [], 'administrator', ['inWarehouseMIA']],
    ['bundle', 'inWarehouseMIA', ['bundled', 'unmatched'], 'associate', ['bundled', 'unmatched']],
    ['undoWarehouse', 'inWarehouseMIA', [], 'administrator', ['notReceivedToday', 'nothingToResume']],
    ['resolveIncident', 'arrived', [], 'administrator', ['notIncidentOpen']],
    ['deliver', 'paid', [], 'client', ['role']],
    ['deliver', 'arrived', [], 'client', ['role', 'arrived']],
  ])('%s while %s with %j, for a %s: %j', (action, status, facts, role, because) => {
    expect(refusalReasons(orderLifecycle, action, order(status, ...facts), { role }).because).toEqual(because)
  })

  test('of several rows, the nearest one counts', () => {
    // A split needs Miami, or a package that lacks nothing but that it is too much.
    const record = order('incomplete', 'received')
    expect(refusalReasons(orderLifecycle, 'split', record, { role: 'administrator' }).because).toEqual(['notOnlyLimitMissing'])
  })

  test('of what is not there yet', () => {
    expect(refusalReasons(orderLifecycle, 'deliver', NOTHING_YET, { role: 'administrator' }).because).toEqual(['notThere'])
  })
})

describe('what is open instead', () => {
  test('names each action once, with its call and who may', () => {
    expect(nextSteps(billLifecycle, { status: 'inactive', facts: {} as never })).toEqual([])
    const weighed = { status: 'inWarehouseUIO', facts: factsWith(BUNDLE_FACTS, 'weighedToday') } as const
    expect(nextSteps(bundleLifecycle, weighed)).toEqual([
      { action: 'confirmWeights', call: 'PUT /bundle/confirm-weights', who: ['administrator'] },
      { action: 'undoWeights', call: 'PUT /bundle/confirm-weights', who: ['administrator'] },
      { action: 'addInvoice', call: 'POST /bundle/{id}/invoice', who: ['administrator'] },
    ])
    expect(nextSteps(orderLifecycle, order('inReview')).find(({ action }) => action === 'remove')).toEqual({
      action: 'remove',
      call: 'DELETE /order/',
      who: ['client', 'administrator', 'associate'],
    })
  })

  test('is for each role what its screens offer, in every status with every one of the facts', () => {
    const differing = ORDER_STATUSES.flatMap((status) =>
      [[], ...ORDER_FACTS.map((fact) => [fact])].flatMap((facts) =>
        ROLES.filter((role) => {
          const record = order(status, ...facts)
          const open = nextSteps(orderLifecycle, record).filter(({ who }) => who.includes(role))
          const offered = allowedActions(orderLifecycle, record, { role })
          return [...new Set(open.map(({ action }) => action))].sort().join() !== offered.toSorted().join()
        }).map((role) => `${status} ${facts} ${role}`),
      ),
    )
    expect(differing).toEqual([])
  })
})

describe('a refusal that no lifecycle made', () => {
  test('says its own code, and what usually helps', () => {
    expect(reasonsOf('clientHasAssociate', {})).toEqual({
      because: ['clientHasAssociate'],
      next: [{ action: 'unassignClients', call: 'DELETE /associate/{id}/client', who: ['administrator'] }],
    })
    expect(reasonsOf('emailTaken', {})).toEqual({ because: ['emailTaken'], next: [] })
  })

  test('leaves what is known of the record', () => {
    const known = { because: ['bundled'], next: [] }
    expect(reasonsOf('orderActionNotAllowed', known)).toEqual(known)
  })

  test.each(Object.keys(PROBLEMS) as Problem[])('of %s has a reason', (code) => {
    expect(reasonsOf(code, {}).because).toEqual([code])
  })
})
