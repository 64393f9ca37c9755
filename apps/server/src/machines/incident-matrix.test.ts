// From which status a package may end in which way: of the model, which knows where goods are, and of the product, which does not.
import { incidents, orders } from '@app/contract'
import { INCIDENT_RESOLUTIONS, type IncidentResolution, type OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../testing/given/given-orders.ts'
import { signedInAs } from '../testing/world.ts'
import { CASES } from './dead-ends/cases.ts'
import { roadsOf } from './replayed/cover.ts'

const administrator = signedInAs('administrator')

describe('in the model', () => {
  const seen = new Map<string, Set<string>>()
  for (const { states, edges } of [roadsOf({ ...CASES.one, misfortunes: 2 }), roadsOf({ ...CASES.two, misfortunes: 1 })]) {
    for (const [at, { parcels }] of states.entries()) {
      for (const { name } of edges[at] ?? []) {
        const [what = '', index = ''] = name.split(' ')
        const statuses = seen.get(what) ?? new Set()
        seen.set(what, statuses.add(parcels[Number(index)]?.status ?? ''))
      }
    }
  }

  // Where goods are says more than the status: what is at customs was never weighed.
  test.each([
    ['lost', 'announced stuck miami sended arrived quito billed paid'],
    ['damaged', 'announced stuck miami sended arrived quito billed paid'],
    ['seized', 'sended arrived'],
    ['returned', 'stuck miami'],
    ['abandoned', 'stuck miami quito billed paid'],
    ['withdrawn', 'announced stuck miami'],
    ['storeCancelled', 'announced'],
    ['compensate', 'announced stuck miami sended arrived quito billed paid delivered'],
  ])('%s comes of %s', (outcome, statuses) => {
    expect([...(seen.get(outcome) ?? [])].sort()).toEqual(statuses.split(' ').sort())
  })
})

const BEFORE_MIAMI = 'lost damaged'
const IN_MIAMI = 'lost damaged returned abandoned'
const ON_ITS_WAY = 'lost damaged seized refused'
const IN_QUITO = 'lost damaged seized refused abandoned'

// biome-ignore format: a table reads best as a table
const ENDS: readonly [OrderStatus, string][] = [
  ['inReview', BEFORE_MIAMI], ['reviewed', BEFORE_MIAMI], ['incomplete', BEFORE_MIAMI], ['incompleteState', BEFORE_MIAMI],
  ['inWarehouseMIA', IN_MIAMI], ['sended', ON_ITS_WAY], ['arrived', ON_ITS_WAY],
  ['inWarehouseUIO', IN_QUITO], ['pendingOfPay', IN_QUITO], ['paid', IN_QUITO], ['receivedAndDelivered', ''],
]

/** What some ends ask for, so that nothing but the status refuses them. */
const ASKED: Partial<Record<IncidentResolution, object>> = {
  returned: { returnCarrier: 'UPS', returnTracking: '1Z999AA10123450000' },
  abandoned: { clientsWord: 'No lo quiere.' },
}

describe('in the product, with an incident open', () => {
  test.each(ENDS)('%s ends as: %s', async (status, words) => {
    const allowed = words.split(' ').filter(Boolean)
    const { id } = await given.order({ status })
    const body = { kind: 'delayed', description: 'No se sabe nada.' } as const
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body })

    const { allowedActions } = await administrator.call(orders.getOrder, { params: { id } })
    const offered = allowedActions.flatMap(
      (action) => /^removeAs(Lost|Damaged|Seized|Refused|Returned|Abandoned)$/.exec(action)?.[1] ?? [],
    )
    expect(offered.map((name) => name.toLowerCase()).sort()).toEqual([...allowed].sort())

    for (const outcome of INCIDENT_RESOLUTIONS.filter((one) => one !== 'solved' && !allowed.includes(one))) {
      // What is damaged and was handed over goes on: its damage is made good.
      if (outcome === 'damaged') continue
      const ending = { incidentId, outcome, resolution: 'Así terminó.', ...ASKED[outcome] }
      await expect(administrator.call(incidents.resolveIncident, { params: { id }, body: ending })).rejects.toMatchObject({
        status: 409,
        code: 'orderActionNotAllowed',
      })
    }
    expect(await reload({ id })).toMatchObject({ status })
  })
})
