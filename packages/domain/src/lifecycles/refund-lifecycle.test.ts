import { describe } from 'vitest'
import { refundLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a refund', () => {
  expectLifecycle(refundLifecycle, {
    statuses: 'requested paid refused returned',
    actions: 'request pay refuse return',
    facts: '',
    refusal: 'refundActionNotAllowed',
    allowed: `
      nothing   request by owner, administrator → requested
      requested pay     by administrator → paid
      requested refuse  by administrator → refused
      paid      return  by administrator → returned
    `,
  })
})
