import { describe, expect, test } from 'vitest'
import { allowedActions, paymentProofLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the payment proof lifecycle', () => {
  expectLifecycle(paymentProofLifecycle, {
    statuses: 'pending accepted refused',
    actions: 'add accept refuse acceptWithPayment undoPayment',
    facts: 'awaitedByBill',
    refusal: 'paymentProofActionNotAllowed',
    allowed: `
      nothing  add               by client → pending
      pending  accept            by administrator → accepted unless awaitedByBill
      pending  refuse            by administrator → refused
      pending  acceptWithPayment by administrator → accepted (by itself)
      accepted undoPayment       by administrator → pending (by itself)
    `,
  })

  test('that of a bill that waits is accepted by its payment and by no button', () => {
    const proof = { status: 'pending', facts: { awaitedByBill: true } } as const
    expect(allowedActions(paymentProofLifecycle, proof, { role: 'administrator' })).toEqual(['refuse'])
  })
})
