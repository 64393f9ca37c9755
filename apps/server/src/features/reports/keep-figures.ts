import type { Db } from '../../db/db.ts'
import {
  billsOf,
  type Change,
  claimFigures,
  keepDeclarations,
  keepMargins,
  keepSales,
  keepStages,
  oldestChanges,
  packagesOf,
  removeChanges,
} from '../ledger/reports/kept-figures.repository.ts'
import { MANIFESTS } from '../manifest-records/manifest-parts.ts'

/** Of one transaction, so that none lasts: a manifest has some thousand packages. */
const MOST_CHANGES = 10_000
const MOST_MANIFESTS = 5

/** Keeps anew what reports add up, of all packages that something changed. Where another instance does so, it does. */
export async function keepFigures(db: Db): Promise<void> {
  const asOfNow = { isolationLevel: 'repeatable read' } as const
  while (await db.transaction(keepSome, asOfNow));
}

/** @returns whether there may be more. */
async function keepSome(tx: Db): Promise<boolean> {
  if (!(await claimFigures(tx))) return false
  const changes = withFewManifests(await oldestChanges(tx, MOST_CHANGES))
  if (changes.length === 0) return false
  const orderIds = await packagesOf(tx, changes, MANIFESTS)
  await keepMargins(tx, orderIds, MANIFESTS)
  await keepStages(tx, orderIds)
  await keepDeclarations(tx, changes, MANIFESTS)
  await keepSales(tx, billsOf(changes))
  await removeChanges(tx, changes)
  return true
}

function withFewManifests(changes: readonly Change[]): Change[] {
  const manifests = new Set<string>()
  return changes.filter(({ manifestId }) => {
    if (manifestId === null || manifests.has(manifestId)) return true
    if (manifests.size === MOST_MANIFESTS) return false
    manifests.add(manifestId)
    return true
  })
}
