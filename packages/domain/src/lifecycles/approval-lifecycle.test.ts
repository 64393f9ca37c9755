import { describe, expect, test } from 'vitest'
import { answersOpen, approvalLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the lifecycle of an approval', () => {
  expectLifecycle(approvalLifecycle, {
    statuses: 'asked approved refused takenBack',
    actions: 'ask approve refuse takeBack',
    facts: '',
    refusal: 'approvalActionNotAllowed',
    allowed: `
      nothing ask      by administrator → asked
      asked   approve  by administrator → approved
      asked   refuse   by administrator → refused
      asked   takeBack by administrator → takenBack
    `,
  })
})

test.each([
  [{ isOwn: true, isOutdated: false }, ['takeBack']],
  [{ isOwn: false, isOutdated: false }, ['approve', 'refuse']],
  [{ isOwn: false, isOutdated: true }, ['refuse']],
])('while it waits, %o: %j', (waiting, open) => {
  expect(answersOpen(['approve', 'refuse', 'takeBack'], waiting)).toEqual(open)
})
