import { describe, expect, test } from 'vitest'
import { allowedActions, BILL_FACTS, billLifecycle, isCreditedWhole } from '../index.ts'
import { expectLifecycle, factsWith } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a bill of sale', () => {
  expectLifecycle(billLifecycle, {
    statuses: 'pendingPayment charged delivered inactive',
    actions: `create confirmPayment payFromBalance payByCreditNote undoPayment deliver void addPaymentProof issueCreditNote
      creditWhole takeBackCreditNote changeInvoiceOwner`,
    facts: 'someOrderDelivered allOrdersDelivered credited invoiced',
    refusal: 'billActionNotAllowed',
    allowed: `
      nothing        create          by owner, administrator → pendingPayment
      pendingPayment addPaymentProof by owner → same
      pendingPayment confirmPayment  by administrator → charged
      pendingPayment payFromBalance  by owner, administrator → charged (by itself)
      pendingPayment payByCreditNote by administrator → charged (by itself)
      pendingPayment issueCreditNote by administrator → same
      pendingPayment takeBackCreditNote by administrator → same if credited
      pendingPayment changeInvoiceOwner by owner, administrator → same unless invoiced
      pendingPayment void            by administrator → inactive
      charged        changeInvoiceOwner by owner, administrator → same unless invoiced
      charged        deliver         by administrator → delivered if allOrdersDelivered (by itself)
      charged        issueCreditNote by administrator → same
      charged        creditWhole     by administrator → inactive if credited (by itself)
      charged        takeBackCreditNote by administrator → same if credited
      charged        undoPayment     by administrator → pendingPayment unless someOrderDelivered (by itself)

      delivered      changeInvoiceOwner by owner, administrator → same unless invoiced
      delivered      issueCreditNote by administrator → same
      delivered      creditWhole     by administrator → inactive if credited (by itself)
      delivered      takeBackCreditNote by administrator → same if credited

      inactive       takeBackCreditNote by administrator → charged if credited
    `,
  })

  test('a client can say that they paid, and only the house can say that it was paid', () => {
    const bill = { status: 'pendingPayment', facts: factsWith(BILL_FACTS) } as const
    expect(allowedActions(billLifecycle, bill, { role: 'client' })).toEqual(['addPaymentProof', 'changeInvoiceOwner'])
    expect(allowedActions(billLifecycle, bill, { role: 'administrator' })).toEqual([
      'confirmPayment',
      'issueCreditNote',
      'changeInvoiceOwner',
      'void',
    ])
    expect(allowedActions(billLifecycle, bill, { role: 'associate' })).toEqual([])
  })
})

test.each([
  ['inactive', 1, true],
  ['inactive', 0, false],
  ['charged', 1, false],
  ['pendingPayment', 4_070, false],
] as const)('a bill that is %s with %i cents credited was credited whole: %s', (status, creditedInCents, isSo) => {
  expect(isCreditedWhole({ status, creditedInCents })).toBe(isSo)
})
