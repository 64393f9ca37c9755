// What it does to the days of packages: orders/promise/renew-estimates.test.ts.
import { manifests } from '@app/contract'
import { addDays, businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { signedInAs } from '../../testing/world.ts'

const set = (id: string, expectedDate: string | null) =>
  signedInAs('administrator').call(manifests.setExpectedDate, { params: { id }, body: { expectedDate } })
const TODAY = businessDay(new Date())

test('the day on which a manifest is expected is today or later, and on record', async () => {
  const { id } = await given.manifest({ status: 'sended' })
  expect(await set(id, TODAY)).toMatchObject({ expectedDate: TODAY, status: 'sended' })
  expect((await set(id, null)).timeline.at(-1)).toMatchObject({ action: 'setExpectedDate', from: 'sended', to: 'sended' })

  await expect(set(id, addDays(TODAY, -1))).rejects.toMatchObject({
    status: 422,
    code: 'dayInPast',
    details: { fields: [expect.objectContaining({ path: 'expectedDate' })] },
  })
})

test('what has arrived is expected no more', async () => {
  const { id } = await given.manifest({ status: 'arrived' })
  await expect(set(id, TODAY)).rejects.toMatchObject({ status: 409, code: 'manifestActionNotAllowed' })
})
