import { describe, expect, test } from 'vitest'
import { allowedActions, earningLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of an earning', () => {
  expectLifecycle(earningLifecycle, {
    statuses: 'pending collected settled reversed',
    actions: 'accrue correct collect settle undoCollection undoSettlement reverse',
    refusal: 'earningActionNotAllowed',
    allowed: `
      nothing   accrue         by administrator → pending (by itself)
      pending   correct        by administrator → same (by itself)
      pending   collect        by administrator → collected (by itself)
      pending   reverse        by administrator → reversed (by itself)
      collected settle         by administrator → settled
      collected undoCollection by administrator → pending (by itself)
      collected reverse        by administrator → reversed (by itself)
      settled   undoSettlement by administrator → collected (by itself)
      settled   reverse        by administrator → reversed (by itself)
    `,
  })

  test('only paying the associate is somebody’s decision; the rest follows from the order', () => {
    expect(allowedActions(earningLifecycle, { status: 'pending', facts: {} }, { role: 'administrator' })).toEqual([])
    expect(allowedActions(earningLifecycle, { status: 'collected', facts: {} }, { role: 'administrator' })).toEqual(['settle'])
    expect(allowedActions(earningLifecycle, { status: 'collected', facts: {} }, { role: 'associate' })).toEqual([])
  })

  test('is never paid twice', () => {
    expect(allowedActions(earningLifecycle, { status: 'settled', facts: {} }, { role: 'administrator' })).toEqual([])
  })
})
