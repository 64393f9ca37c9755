import { describe, expect, test } from 'vitest'
import { allowedActions, BILL_FACTS, billLifecycle } from '../index.ts'
import { expectLifecycle, factsWith } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a bill of sale', () => {
  expectLifecycle(billLifecycle, {
    statuses: 'pendingPayment charged delivered inactive',
    actions: 'create confirmPayment payFromBalance undoPayment deliver void addPaymentProof',
    facts: 'someOrderDelivered allOrdersDelivered',
    refusal: 'billActionNotAllowed',
    allowed: `
      nothing        create          by owner, administrator → pendingPayment
      pendingPayment addPaymentProof by owner → same
      pendingPayment confirmPayment  by administrator → charged
      pendingPayment payFromBalance  by owner, administrator → charged (by itself)
      pendingPayment void            by administrator → inactive
      charged        deliver         by administrator → delivered if allOrdersDelivered (by itself)
      charged        undoPayment     by administrator → pendingPayment unless someOrderDelivered (by itself)
    `,
  })

  test('a client can say that they paid, and only the house can say that it was paid', () => {
    const bill = { status: 'pendingPayment', facts: factsWith(BILL_FACTS) } as const
    expect(allowedActions(billLifecycle, bill, { role: 'client' })).toEqual(['addPaymentProof'])
    expect(allowedActions(billLifecycle, bill, { role: 'administrator' })).toEqual(['confirmPayment', 'void'])
    expect(allowedActions(billLifecycle, bill, { role: 'associate' })).toEqual([])
  })
})
