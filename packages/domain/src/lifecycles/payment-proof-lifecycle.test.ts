import { describe, expect, test } from 'vitest'
import { allowedActions, paymentProofLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the payment proof lifecycle', () => {
  expectLifecycle(paymentProofLifecycle, {
    statuses: 'pending accepted refused',
    actions: 'add accept refuse acceptWithPayment undoPayment',
    facts: 'ofBill',
    refusal: 'paymentProofActionNotAllowed',
    allowed: `
      nothing  add               by client → pending
      pending  accept            by administrator → accepted unless ofBill
      pending  refuse            by administrator → refused
      pending  acceptWithPayment by administrator → accepted if ofBill (by itself)
      accepted undoPayment       by administrator → pending if ofBill (by itself)
    `,
  })

  test('that of a bill is accepted by its payment and by no button', () => {
    const proof = { status: 'pending', facts: { ofBill: true } } as const
    expect(allowedActions(paymentProofLifecycle, proof, { role: 'administrator' })).toEqual(['refuse'])
  })
})
