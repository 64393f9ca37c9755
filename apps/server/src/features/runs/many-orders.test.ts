// As many orders as a run takes, found by the filter of their list: how long a preview and a start take, and how much they send.
import { orders, runs, type Sent } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { measuredPreview, measuredStart } from '../../testing/runs/given-runs.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const IN_REVIEW = 12_480
const DELIVERED = 7_519
const MOST_IN_MILLISECONDS = 20_000

const administrator = signedInAs('administrator')
let client: Person
let clientId = ''
/** Of each: they are alike. */
let valueInCents = 0
beforeAll(async () => {
  client = await given.client()
  clientId = client.id
  const { id, productValueInCents } = await given.order({ client })
  valueInCents = productValueInCents
  await givenPackagesLike(id, { inReview: IN_REVIEW, receivedAndDelivered: DELIVERED })
}, 300_000)

type Asked = Sent<typeof runs.previewRun>['body']

const charge = (filter: Asked['filter']): Asked => ({
  ...{ act: 'chargeOrders', values: { name: 'Reempaque', amountInCents: 350, note: '' } },
  filter,
})

describe('all that match, twenty thousand of them', () => {
  test.each<[string, (filter: Asked['filter']) => Asked, object]>([
    ['are charged', charge, { waiting: IN_REVIEW + 1, unchanged: 0, refused: DELIVERED }],
    [
      'change their category',
      (filter) => ({ act: 'categorizeOrders', values: { category: 'B', note: 'Por teléfono.' }, filter }),
      { waiting: 0, unchanged: IN_REVIEW + 1 + DELIVERED, refused: 0 },
    ],
    [
      'are approved',
      (filter) => ({ act: 'approveOrders', filter }),
      { waiting: IN_REVIEW + 1, unchanged: DELIVERED, refused: 0 },
    ],
  ])(
    '%s: the preview counts each of them, in few statements and at once',
    async (_what, asked, counts) => {
      const { run, statements, milliseconds } = await measuredPreview(recorder, asked({ clientId }))

      expect(run.counts).toMatchObject({ total: 20_000, ...counts })
      expect(statements).toBeGreaterThan(0)
      expect(statements).toBeLessThanOrEqual(25)
      expect(milliseconds).toBeLessThan(MOST_IN_MILLISECONDS)
    },
    60_000,
  )

  test('are started in a moment, and go on until they are stopped', async () => {
    const { run } = await measuredPreview(recorder, charge({ clientId, status: ['inReview'] }))
    const started = await measuredStart(recorder, run)

    expect(started.run.state).toBe('running')
    expect(started.milliseconds).toBeLessThan(1_000)
    await expect
      .poll(async () => (await administrator.call(runs.getRun, { params: { id: run.id } })).counts.done, { timeout: 30_000 })
      .toBeGreaterThan(100)
    const stopped = await administrator.call(runs.cancelRun, { params: { id: run.id } })
    expect(stopped).toMatchObject({ state: 'cancelled', counts: { total: IN_REVIEW + 1 } })
  }, 90_000)

  test('are summed in the foot of their list, up to as many', async () => {
    const { count, sums } = await administrator.call(orders.totalAllOrders, { query: { clientId } })
    expect(count).toBe(20_000)
    expect(sums?.productValueInCents).toBe(20_000 * valueInCents)
  })

  test('and one more is refused, with how many there may be; the foot of the list says so and sums nothing', async () => {
    await given.order({ client })
    expect(await administrator.call(orders.totalAllOrders, { query: { clientId } })).toEqual({ count: 20_001, sums: null })
    const tooMany = administrator.call(runs.previewRun, { body: charge({ clientId }) })
    await expect(tooMany).rejects.toMatchObject({ status: 422, code: 'runTooLarge', details: { most: 20_000 } })
  })
})
