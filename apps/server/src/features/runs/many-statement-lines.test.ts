// More ready lines of a bank than one run books: what a preview sends, and how long it and a start take.
import { runs } from '@app/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenManyBills } from '../../testing/given/given-many-bills.repository.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { imported } from '../../testing/given/given-statements.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { measuredPreview, measuredStart } from '../../testing/runs/given-runs.ts'
import { given, signedInAs } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const READY = 5_001
const UNCLEAR = 40
const MOST_IN_MILLISECONDS = 20_000

beforeAll(async () => {
  const client = await given.client()
  const { id: billId } = await unpaidBundle(client)
  const wanted = Array.from({ length: READY }, (_, number) => ({ client: number, dueInCents: 3_000 + number }))
  const { bills } = await givenManyBills({ clientId: client.id, billId }, wanted)
  const ready = bills.map(({ code, dueInCents }, place) => ({
    ...{ reference: `M${place}`, text: `PAGO ${code}`, amountInCents: dueInCents },
  }))
  const unclear = Array.from({ length: UNCLEAR }, (_, place) => ({ text: `DEPOSITO ${place}`, amountInCents: 1 + place }))
  await imported([...ready.slice(0, 2_500), ...unclear])
  await imported(ready.slice(2_500))
}, 300_000)

test('as many as one run books are previewed at once, in few statements; the others are said to be for the next', async () => {
  const { run, statements, milliseconds } = await measuredPreview(recorder, { act: 'bookStatementLines', filter: {} })

  expect(run.counts).toEqual({ total: READY + UNCLEAR, waiting: 5_000, done: 0, unchanged: 0, refused: UNCLEAR + 1 })
  expect(run.reasons).toMatchObject([
    { code: 'nobodyNamed', count: UNCLEAR },
    { code: 'runTooLarge', count: 1 },
  ])
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(20)
  expect(milliseconds).toBeLessThan(MOST_IN_MILLISECONDS)
}, 60_000)

test('they are started in a moment, and go on until they are stopped', async () => {
  const administrator = signedInAs('administrator')
  const { run } = await measuredPreview(recorder, { act: 'bookStatementLines', filter: { isReady: 'true' } })
  const started = await measuredStart(recorder, run)

  expect(started.run.state).toBe('running')
  expect(started.milliseconds).toBeLessThan(1_000)
  await expect
    .poll(async () => (await administrator.call(runs.getRun, { params: { id: run.id } })).counts.done, { timeout: 60_000 })
    .toBeGreaterThan(100)
  const stopped = await administrator.call(runs.cancelRun, { params: { id: run.id } })
  expect(stopped).toMatchObject({ state: 'cancelled', counts: { total: READY } })
}, 90_000)
