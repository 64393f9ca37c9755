import { describe, expect, test } from 'vitest'
import { INCIDENT_KINDS, INCIDENT_RESOLUTIONS, incidentLifecycle } from '../index.ts'
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

  test('is about a loss, damage, what customs or the client do with it, or what delays it', () => {
    expect(INCIDENT_KINDS).toEqual(['lost', 'damaged', 'seized', 'refused', 'returned', 'abandoned', 'delayed', 'overLimit'])
  })

  test('is solved, or ends with its package', () => {
    expect(INCIDENT_RESOLUTIONS).toEqual(['solved', 'lost', 'damaged', 'seized', 'refused', 'returned', 'abandoned'])
  })
})
