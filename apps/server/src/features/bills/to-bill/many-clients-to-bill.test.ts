// Five thousand clients with ten thousand packages to bill: how long the list and a preview of all take, and how much they send.
import { runs } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weighedBundle } from '../../../testing/given/given-packages.ts'
import { givenManyToBill } from '../../../testing/many/given-many-to-bill.repository.ts'
import { startRecorder } from '../../../testing/recorded-statements.ts'
import { measuredPreview } from '../../../testing/runs/given-runs.ts'
import { currentServer, given, headersOf, signedInAs } from '../../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const CLIENTS = 4_999
const MOST_IN_MILLISECONDS = 1_000

beforeAll(async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)
  await givenManyToBill({ clientId: client.id, orderId: orderIds[0] ?? '' }, CLIENTS, 2)
}, 300_000)

describe.each(['', 'orderBy=packages&mode=asc&page=40', 'q=quishpeb'])('five thousand clients, asked by "%s"', (query) => {
  test('are answered at once, by a few statements', async () => {
    const { app } = await currentServer()
    const headers = await headersOf(await given.administrator())
    const ask = async () => (await app.inject({ url: `/api/sale-order/to-bill?${query}`, headers })).json()
    await ask()
    expect((await recorder.record(ask)).flat().length).toBeLessThanOrEqual(4)
    const took: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now()
      await ask()
      took.push(performance.now() - start)
    }
    expect(Math.min(...took)).toBeLessThan(MOST_IN_MILLISECONDS)
  }, 60_000)
})

test('a preview of all of them sends few statements, and of more is refused', async () => {
  const administrator = signedInAs('administrator')
  const body = { act: 'billClients', filter: {} } as const
  const { run, statements } = await measuredPreview(recorder, body)
  expect(run).toMatchObject({ counts: { total: 5_000, waiting: 5_000 }, packages: 9_999 })
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(20)

  await weighedBundle(await given.client())
  await expect(administrator.call(runs.previewRun, { body })).rejects.toMatchObject({ status: 422, code: 'runTooLarge' })
}, 60_000)
