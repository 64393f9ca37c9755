// What a flight cost the house, as its invoices come (office, section 4).
import { manifestCosts, manifests, personalData, type Sent } from '@app/contract'
import { expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given } from '../../testing/given/given-orders.ts'
import { signedInAs } from '../../testing/world.ts'

type Costs = Sent<typeof manifestCosts.setManifestCosts>['body']
const administrator = signedInAs('administrator')
const set = (id: string, body: Costs) => administrator.call(manifestCosts.setManifestCosts, { params: { id }, body })
const UNKNOWN = { amountInCents: null, note: '' }

test('a manifest has no costs until somebody writes them down, each by itself', async () => {
  const { id } = await given.manifest({ status: 'sended' })
  const costs = { freight: UNKNOWN, customs: UNKNOWN, other: UNKNOWN, dutyPaid: UNKNOWN }
  expect(await administrator.call(manifests.getManifest, { params: { id } })).toMatchObject({ costs })

  const freight = { amountInCents: 9_000, note: 'FAC-001-55' }
  expect(await set(id, { freight })).toMatchObject({ costs: { ...costs, freight }, status: 'sended' })
  const dutyPaid = { amountInCents: 0, note: '' }
  expect(await set(id, { dutyPaid })).toMatchObject({ costs: { ...costs, freight, dutyPaid } })
  expect(await set(id, { freight: { amountInCents: null } })).toMatchObject({ costs: { ...costs, dutyPaid } })
})

test.each([
  [['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'], null],
  [['accounts'], { freight: { amountInCents: 9_000, note: '' } }],
  [['reader'], { freight: { amountInCents: 9_000, note: '' } }],
] as const)('who is there for %j reads of them: %j', async (duties, costs) => {
  const { id } = await given.manifest({ status: 'sended' })
  await set(id, { freight: { amountInCents: 9_000, note: '' } })
  const person = signedInAs(await givenDuties([...duties]))
  expect((await person.call(manifests.getManifest, { params: { id } })).costs).toEqual(costs && expect.objectContaining(costs))
})

test('what was changed is on record, from and to', async () => {
  const { id } = await given.manifest({ status: 'sended' })
  await set(id, { freight: { amountInCents: 9_000, note: 'FAC-1' } })
  const { timeline } = await set(id, { freight: { amountInCents: 9_500, note: 'FAC-1' } })
  expect(timeline.at(-1)).toMatchObject({ action: 'setCosts', from: 'sended', to: 'sended' })
  const { data } = await administrator.call(personalData.listAudit, { query: { recordId: id } })
  expect(data[0]).toMatchObject({ action: 'setCosts', changes: [{ field: 'freightCostInCents', from: 9_000, to: 9_500 }] })
})

test.each(['active', 'sended', 'arrived'] as const)('an invoice may come while it is %s', async (status) => {
  const { id } = await given.manifest({ status })
  expect(await set(id, { other: { amountInCents: 100 } })).toMatchObject({ costs: { other: { amountInCents: 100 } } })
})

test('of one that was removed nothing is written down', async () => {
  const { id } = await given.manifest()
  await administrator.call(manifests.removeManifest, { params: { id } })
  await expect(set(id, { freight: { amountInCents: 1 } })).rejects.toMatchObject({
    status: 409,
    code: 'manifestActionNotAllowed',
  })
})

test('costs are no less than nothing', async () => {
  const { id } = await given.manifest()
  await expect(set(id, { freight: { amountInCents: -1 } })).rejects.toMatchObject({ status: 422 })
})

test('another change meanwhile refuses what was typed on the version before', async () => {
  const { id, version } = await given.manifest({ status: 'sended' })
  await set(id, { freight: { amountInCents: 9_000 } })
  const late = { params: { id }, body: { other: { amountInCents: 5 } }, headers: { 'if-match': `"${version}"` } }
  await expect(administrator.call(manifestCosts.setManifestCosts, late)).rejects.toMatchObject({ status: 412 })
})
