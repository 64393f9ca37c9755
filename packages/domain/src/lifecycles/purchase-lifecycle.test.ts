import { describe, expect, test } from 'vitest'
import { allowedActions, type PurchaseAction, type PurchaseStatus, purchaseLifecycle, type Role } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the purchase lifecycle', () => {
  expectLifecycle(purchaseLifecycle, {
    statuses: 'inReview pendingChanges accepted reviewed removed',
    actions:
      'create accept reject change choose addInvoice addPaymentProof approve review update removeInvoiceLine remove cancel cancelWhole',
    refusal: 'purchaseActionNotAllowed',
    allowed: `
      nothing        create            by anyone → inReview

      inReview       review            by staff → pendingChanges
      inReview       approve           by staff → reviewed
      inReview       update            by staff → same
      inReview       removeInvoiceLine by staff → same
      inReview       change            by owner → same
      inReview       choose            by owner → same
      inReview       addInvoice        by owner → same
      inReview       addPaymentProof   by owner → same
      inReview       remove            by anyone → removed

      pendingChanges accept            by owner → accepted
      pendingChanges change            by owner → inReview
      pendingChanges reject            by owner → removed
      pendingChanges choose            by owner → same
      pendingChanges addInvoice        by owner → same
      pendingChanges addPaymentProof   by owner → same
      pendingChanges update            by staff → same
      pendingChanges removeInvoiceLine by staff → same
      pendingChanges remove            by staff → removed

      accepted       approve           by staff → reviewed
      accepted       review            by staff → pendingChanges
      accepted       update            by staff → same
      accepted       removeInvoiceLine by staff → same
      accepted       choose            by owner → same
      accepted       addInvoice        by owner → same
      accepted       addPaymentProof   by owner → same
      accepted       remove            by staff → removed

      reviewed       cancel            by staff → same
      reviewed       cancelWhole       by staff → removed (by itself)
    `,
  })

  test.each<[string, Role, PurchaseStatus, PurchaseAction[]]>([
    ['a proposed price', 'client', 'pendingChanges', ['accept', 'reject', 'change', 'choose', 'addInvoice', 'addPaymentProof']],
    ['a request', 'associate', 'inReview', ['approve', 'review', 'update', 'removeInvoiceLine', 'remove']],
    ['an approved purchase', 'administrator', 'reviewed', ['cancel']],
    ['an approved purchase', 'client', 'reviewed', []],
  ])('a screen offers for %s, to a %s', (_what, role, status, expected) => {
    expect(allowedActions(purchaseLifecycle, { status, facts: {} }, { role })).toEqual(expected)
  })
})
