// npm run prove:concurrency: two servers, one PostgreSQL, and people who do the same at the same moment.
import { bundleOnce } from './concurrency/bundle-once.ts'
import { editTogether } from './concurrency/edit-together.ts'
import { payOnce } from './concurrency/pay-once.ts'
import { shipOnce } from './concurrency/ship-once.ts'
import { shuffleBulk } from './concurrency/shuffle-bulk.ts'
import { setStage } from './concurrency/stage.ts'
import { type Proof, printProofs, tell } from './promises.ts'

const proofs: Proof[] = []
const stage = await setStage()
try {
  for (const { promise, prove } of [shipOnce, bundleOnce, payOnce, editTogether, shuffleBulk]) {
    const { seen, broken } = await prove(stage)
    proofs.push(tell({ promise, figures: seen, isKept: broken.length === 0, broken }))
  }
} finally {
  await stage.stop()
}
process.exitCode = printProofs(proofs)
