import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  DROPSHIPPING_FACTS,
  type DropshippingAction,
  type DropshippingFact,
  dropshippingLifecycle,
  type Role,
} from '../index.ts'
import { expectLifecycle, factsWith } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a dropshipping request', () => {
  expectLifecycle(dropshippingLifecycle, {
    statuses: 'quoting quoted accepted refused purchased inDelivery',
    actions: 'create change quote accept refuse purchase quoteAnew refuseWithOrder markInDelivery',
    facts: 'quoteExpired orderShipped',
    refusal: 'dropshippingActionNotAllowed',
    allowed: `
      nothing   create         by owner → quoting
      quoting   change         by owner → same
      quoting   quote          by staff → quoted
      quoted    accept         by owner → accepted unless quoteExpired
      quoted    refuse         by owner → refused unless quoteExpired
      quoted    change         by owner → quoting
      quoted    quote          by staff → same if quoteExpired
      quoting   refuse         by owner, staff → refused
      quoted    refuse         by staff → refused
      accepted  purchase       by staff → purchased
      accepted  quoteAnew      by staff → quoting
      accepted  refuse         by staff → refused
      purchased refuseWithOrder by administrator → refused (by itself)
      purchased markInDelivery by staff → inDelivery if orderShipped
    `,
  })

  test.each<[string, Role, DropshippingFact[], DropshippingAction[]]>([
    ['a valid quote', 'client', [], ['accept', 'refuse', 'change']],
    ['an expired quote', 'client', ['quoteExpired'], ['change']],
    ['a valid quote', 'associate', [], ['refuse']],
    ['an expired quote', 'associate', ['quoteExpired'], ['quote', 'refuse']],
  ])('a screen offers for %s, to a %s', (_what, role, facts, expected) => {
    const request = { status: 'quoted', facts: factsWith(DROPSHIPPING_FACTS, ...facts) } as const
    expect(allowedActions(dropshippingLifecycle, request, { role })).toEqual(expected)
  })
})
