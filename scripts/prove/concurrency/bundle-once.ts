import { seededRandom } from '../../../apps/server/src/demo/calendar/random.ts'
import type { Answer } from './caller.ts'
import { counted, eachOf, type Outcome, shuffled, type Trial } from './proof.ts'
import type { Stage } from './stage.ts'

const WORKERS = 50
const ROUNDS = 8

/** Fifty workers at two servers put a few of the same hundred packages into a bundle, again and again. */
export const bundleOnce: Trial = { promise: 'a package that many bundle is in one bundle', prove }

async function prove({ db, ines, packages }: Stage): Promise<Outcome> {
  const { fraction, integer } = seededRandom(20_261_122)
  const answers: Answer[] = []
  const taken: string[] = []
  const workers = Array.from({ length: WORKERS }, (_, worker) => worker)
  await eachOf(workers, WORKERS, async (worker) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orderIds = shuffled(packages.bundled, fraction).slice(0, integer(1, 5))
      const answer = await ines[worker % 2 === 0 ? 0 : 1].send('POST', '/bundle', { body: { orderIds } })
      answers.push(answer)
      if (answer.status === 200) taken.push(...orderIds)
    }
  })
  const broken = answers.filter(({ status }) => ![200, 409].includes(status)).map(({ status, code }) => `${status} ${code}`)
  if (new Set(taken).size !== taken.length) broken.push('a package was taken twice')
  const { rows } = await db.execute<{ id: string }>(`
    select o.id from orders o join bundles b on b.id = o.bundle_id where o.bundle_id is not null
      and o.id in (${packages.bundled.map((id) => `'${id}'`).join()})`)
  if (
    rows
      .map(({ id }) => id)
      .sort()
      .join() !== taken.sort().join()
  )
    broken.push('what was answered is not what is in bundles')
  const { rows: off } = await db.execute(`
    select b.id from bundles b left join orders o on o.bundle_id = b.id where b.status <> 'removed'
    group by b.id having sum(o.warehouse_weight_in_grams) is distinct from b.weight_in_grams`)
  if (off.length > 0) broken.push(`${off.length} bundles do not weigh what is in them`)
  return {
    seen: `${WORKERS} workers, ${taken.length} of ${packages.bundled.length} packages bundled; ${counted(answers)}`,
    broken,
  }
}
