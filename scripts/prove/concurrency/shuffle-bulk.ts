import { seededRandom } from '../../../apps/server/src/demo/calendar/random.ts'
import type { Answer, Caller } from './caller.ts'
import { counted, eachOf, type Outcome, shuffled, type Trial } from './proof.ts'
import type { Stage } from './stage.ts'

const WORKERS = 16
const CALLS = 400

/** Calls about many packages and bundles, each naming them in an order of its own, at both servers. */
export const shuffleBulk: Trial = { promise: 'bulk actions in any order: nobody sees a deadlock', prove }

async function prove({ db, ines, luis, packages }: Stage): Promise<Outcome> {
  const { fraction, integer, pick } = seededRandom(20_261_123)
  const before = await deadlocks(db)
  const some = () => shuffled(packages.shuffled, fraction).slice(0, integer(2, 12))
  const bundles: string[] = []
  const answers: Answer[] = []
  const bundleOf = (fallback = '') => (bundles.length > 0 ? pick(bundles) : fallback)
  const weighed = (orderId: string) => ({ orderId, weightInGrams: integer(100, 200) })
  const acts: ((caller: Caller) => Promise<Answer>)[] = [
    (caller) => caller.send('POST', '/bundle', { body: { orderIds: some() } }),
    (caller) => caller.send('PUT', `/bundle/${bundleOf(some()[0])}`, { body: { orderIds: some() } }),
    (caller) => caller.send('DELETE', `/bundle/${bundleOf(some()[0])}`),
    (caller) => caller.send('PUT', '/order/admin/confirm/warehouse', { body: { arrivals: some().map(weighed) } }),
    (caller) => caller.send('POST', '/manifest', { body: { bundles: shuffled(bundles, fraction).slice(0, 3).map(carried) } }),
    (caller) => caller.send('PATCH', `/order/${pick(packages.shuffled)}/extra-charges`, { body: { charges: [CHARGE] } }),
  ]
  const calls = Array.from({ length: CALLS }, (_, call) => call)
  await eachOf(calls, WORKERS, async (call) => {
    const answer = await pick(acts)((call % 4 < 2 ? ines : luis)[call % 2 === 0 ? 0 : 1])
    if (answer.status === 200 && 'consignee' in answer.json && !bundles.includes(answer.json.id)) bundles.push(answer.json.id)
    answers.push(answer)
  })
  const broken = answers.filter(({ status }) => status >= 500).map(({ status, code }) => `${status} ${code}`)
  return { seen: `${CALLS} calls, ${(await deadlocks(db)) - before} deadlocks solved in between; ${counted(answers)}`, broken }
}

const CHARGE = { name: 'Repaque', amountInCents: 100 }
const carried = (bundleId: string) => ({ bundleId, childGuideNumber: null })

async function deadlocks(db: Stage['db']): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}
