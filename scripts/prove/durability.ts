// npm run prove:durability: under load, kills servers and databases and takes away what they need, and counts what was lost. Prints a table,
// and fails when a promise is broken. `npm run prove:durability -- --quick` does each once.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proveEmbeddedKilled, proveExternalKilled } from './durability/database-killed.ts'
import { proveDiskFull, proveNoConnectionFree } from './durability/database-short.ts'
import { proveMigratedUnderLoad } from './durability/migrated-under-load.ts'
import { proveBucketAway, proveMailAway } from './durability/neighbour-away.ts'
import { stopAll } from './durability/product.ts'
import { proveServerKilled } from './durability/server-killed.ts'
import { proveGracefulStop, proveRollingRestart } from './durability/stopped-under-load.ts'
import { proveLossesAreSeen } from './durability/without-durability.ts'
import { type Proof, printProofs, tell } from './promises.ts'

const ROUNDS = process.argv.includes('--quick') ? 1 : 5
const SIZES = { rounds: ROUNDS, clients: 8, payments: 20, loadInMilliseconds: 2_000 }
const PARTS = {
  proveServerKilled,
  proveEmbeddedKilled,
  proveExternalKilled,
  proveNoConnectionFree,
  proveDiskFull,
  proveBucketAway,
  proveMailAway,
  proveLossesAreSeen,
  proveGracefulStop,
  proveRollingRestart,
  proveMigratedUnderLoad,
}

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const proofs: Proof[] = []
for (const [name, prove] of Object.entries(PARTS)) {
  if (only.length === 0 || only.includes(name)) proofs.push(await inFolder((folder) => prove(folder, SIZES)))
}
process.exit(printProofs(proofs))

/** PostgreSQL runs as a user of its own, who has to be able to enter. */
async function inFolder(work: (folder: string) => Promise<Proof>): Promise<Proof> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-durability-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'data'))
  try {
    return tell(await work(folder))
  } finally {
    await stopAll()
    await rm(folder, { recursive: true, force: true })
  }
}
