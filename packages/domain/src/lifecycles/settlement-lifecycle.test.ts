import { describe } from 'vitest'
import { settlementLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of a settlement', () => {
  expectLifecycle(settlementLifecycle, {
    statuses: 'inForce takenBack',
    actions: 'pay receive takeBack',
    refusal: 'settlementActionNotAllowed',
    facts: 'deductedLater',
    allowed: `
      nothing pay      by administrator → inForce
      nothing receive  by administrator → inForce
      inForce takeBack by administrator → takenBack unless deductedLater
    `,
  })
})
