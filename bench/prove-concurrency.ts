// npm run prove:concurrency: two servers, one PostgreSQL, and people who do the same at the same moment. Prints what was seen of each
// promise, and fails where one is broken.
import { availableParallelism, loadavg } from 'node:os'
import { bundleOnce } from './concurrency/bundle-once.ts'
import { editTogether } from './concurrency/edit-together.ts'
import { payOnce } from './concurrency/pay-once.ts'
import type { Proof } from './concurrency/proof.ts'
import { shipOnce } from './concurrency/ship-once.ts'
import { shuffleBulk } from './concurrency/shuffle-bulk.ts'
import { setStage } from './concurrency/stage.ts'

const PROOFS: readonly Proof[] = [shipOnce, bundleOnce, payOnce, editTogether, shuffleBulk]
const MOST_SHOWN = 5

const [load = 0] = loadavg()
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(1)} before the run; two servers, one PostgreSQL\n`,
)
const stage = await setStage()
try {
  let isKept = true
  for (const { promise, prove } of PROOFS) {
    const since = performance.now()
    const { seen, broken } = await prove(stage)
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    console.log(`${broken.length === 0 ? 'kept  ' : 'BROKEN'}  ${promise}\n        ${seen}  (${seconds} s)`)
    for (const how of broken.slice(0, MOST_SHOWN)) console.error(`        ${how}`)
    if (broken.length > MOST_SHOWN) console.error(`        and ${broken.length - MOST_SHOWN} more`)
    isKept &&= broken.length === 0
  }
  process.exitCode = isKept ? 0 : 1
} finally {
  await stage.stop()
}
