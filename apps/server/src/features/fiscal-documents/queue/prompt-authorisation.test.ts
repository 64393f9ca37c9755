// How long it takes from a payment to the SRI's authorisation where each of its calls takes 300 ms, and that no payment waits for it.
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { invoicing, keepSigningKey, setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { changeHouse, houseWith } from '../../../testing/given/given-house.ts'
import { paid, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { startSimulatedSri } from '../../../testing/sri/simulator.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { fiscalDocumentsTable as documents } from '../fiscal-documents.table.ts'

const PAYMENTS = 20
/** `FISCAL_PROMPT=1` on a machine that does nothing else: then at most 5 seconds for 95 of 100. */
const MOST_IN_MILLISECONDS = process.env.FISCAL_PROMPT ? 5_000 : 60_000

const at95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

/** @returns how long each payment took */
async function pay(count: number, made: string[]): Promise<number[]> {
  const took: number[] = []
  for (let payment = 0; payment < count; payment += 1) {
    const bill = await unpaidBundle(await given.client())
    const begunAt = performance.now()
    await paid(bill)
    took.push(performance.now() - begunAt)
    made.push(bill.id)
  }
  return took
}

test('a payment is authorised in seconds, and takes as long as without', async () => {
  const sri = await startSimulatedSri()
  sri.delayInMilliseconds = 300
  const server = await currentServer(invoicing(sri))
  await changeHouse(houseWith('2100000001'))
  await keepSigningKey(server, (await given.administrator()).id)
  const without = await pay(PAYMENTS, [])
  await setFiscalMode(server.db, 'production')
  const made: string[] = []
  const took = await pay(PAYMENTS, made)

  const authorised = and(inArray(documents.billId, made), eq(documents.status, 'authorised'))
  await vi.waitFor(async () => expect(await server.db.$count(documents, authorised)).toBe(PAYMENTS), {
    timeout: 120_000,
    interval: 200,
  })
  const rows = await server.db.select().from(documents).where(authorised)
  const seconds = rows.map(({ waitsSince, statusSince }) => statusSince.getTime() - waitsSince.getTime())
  console.log(
    `authorised within ${at95(seconds)} ms for 95 of 100; payments ${at95(took).toFixed(0)} ms, without ${at95(without).toFixed(0)} ms`,
  )
  expect(at95(seconds)).toBeLessThanOrEqual(MOST_IN_MILLISECONDS)
  expect(sri.mostAtOnce).toBeLessThanOrEqual(4)
  await sri.stop()
}, 400_000)
