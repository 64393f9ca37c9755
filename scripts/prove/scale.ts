// npm run prove:scale: instances behind HAProxy and PgBouncer on three PostgreSQL with Patroni, every part of it killed under load. Prints a
// table, and fails when a promise is broken. `-- --quick` does each once; names of parts run those alone; INSTANCES=3 starts more.
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Proof, printProofs, tell } from './promises.ts'
import { clearAwayAtTheEnd, placeAt } from './scale/daemon.ts'
import { proveLeaderCutOff, proveLeaderKilled, proveLossesAreSeen, proveSameRows } from './scale/leader-killed.ts'
import { proveInstanceKilled, provePoolerKilled, proveSwitchover } from './scale/part-killed.ts'
import { findPrograms } from './scale/programs.ts'
import { startTopology } from './scale/topology.ts'
import { proveConnectionsSuffice, proveNewsEverywhere, proveReadEverywhere } from './scale/whole-chain.ts'

const ROUNDS = process.argv.includes('--quick') ? 1 : 3
const SIZES = { rounds: ROUNDS, clients: 8, payments: 20, loadInMilliseconds: 3_000 }
const INSTANCES = Math.max(2, Number(process.env.INSTANCES ?? 2))
/** In this order: the last one loses what was acknowledged. */
const PARTS = {
  proveReadEverywhere,
  proveNewsEverywhere,
  proveConnectionsSuffice,
  proveInstanceKilled,
  provePoolerKilled,
  proveSwitchover,
  proveLeaderKilled,
  proveLeaderCutOff,
  proveSameRows,
  proveLossesAreSeen,
}

// PostgreSQL runs as a user of its own, who has to be able to enter.
const folder = await mkdtemp(join(tmpdir(), 'puente-scale-'))
await chmod(folder, 0o755)
clearAwayAtTheEnd(folder)
process.exit(await prove().catch(tellFailure))

async function prove(): Promise<number> {
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const since = performance.now()
  const topology = await startTopology(placeAt(folder, findPrograms(join(folder, 'programs'))), INSTANCES, SIZES.clients)
  console.log(`${INSTANCES} instances on three PostgreSQL stand after ${((performance.now() - since) / 1_000).toFixed(0)} s`)
  const proofs: Proof[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (only.length > 0 && !only.includes(name)) continue
    const found = await part(topology, SIZES).catch((error: unknown): Proof => {
      return { promise: name, figures: `it broke off: ${sentenceFor(error)}`, isKept: false }
    })
    proofs.push(tell(found))
  }
  return printProofs(proofs)
}

function tellFailure(error: unknown): number {
  console.error(sentenceFor(error))
  return 1
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${sentenceFor(error.cause)})`
}
