import { describe, expect, test } from 'vitest'
import { endsOrder, INCIDENT_KINDS, incidentLifecycle } from '../index.ts'
import { expectLifecycle } from '../testing/expect-lifecycle.ts'

describe('the incident lifecycle', () => {
  expectLifecycle(incidentLifecycle, {
    statuses: 'opened resolved',
    actions: 'open resolve',
    refusal: 'incidentActionNotAllowed',
    allowed: `
      nothing open    by administrator → opened
      opened  resolve by administrator → resolved
    `,
  })

  test('is about a loss, a seizure, damage or a delay', () => {
    expect(INCIDENT_KINDS).toEqual(['lost', 'seized', 'damaged', 'delayed', 'overLimit'])
  })

  test('ends the order when the package is lost or seized for good, not when it is solved', () => {
    expect(endsOrder('lost')).toBe(true)
    expect(endsOrder('seized')).toBe(true)
    expect(endsOrder('solved')).toBe(false)
  })
})
