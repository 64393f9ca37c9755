import type { Db } from '../../db/db.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { billsOff, manifestsOff, packagesOffAfter, stageDaysOff } from '../ledger/reports/figures-off.repository.ts'
import { MANIFESTS } from '../manifest-records/manifest-parts.ts'

const PAGE_OF_PACKAGES = 20_000

/** What reports add up of packages and bills is what their records say. It is no book: of what changed since, reports read the records themselves. */
export async function checkKeptFigures(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  let after: string | undefined
  for (;;) {
    const { last, margins, stages } = await packagesOffAfter(db, after, PAGE_OF_PACKAGES, MANIFESTS)
    found.push(...margins.map((id) => isOff('order', id, 'keptMargin')), ...stages.map((id) => isOff('order', id, 'keptStages')))
    if (last === null) break
    after = last
  }
  found.push(...(await billsOff(db)).map((id) => isOff('bill', id, 'keptSales')))
  found.push(...(await manifestsOff(db, MANIFESTS)).map((id) => isOff('manifest', id, 'keptDeclarations')))
  const days = (await stageDaysOff(db)).map(({ day, stage, expected: expectedInCents, found: foundInCents }) => ({
    ...({ record: 'stageDay', id: day, amount: stage, expectedInCents, foundInCents, isCount: true } as const),
  }))
  return [...found, ...days]
}

/** Of one record none is kept as it should be. */
const isOff = (record: 'order' | 'bill' | 'manifest', id: string, amount: string): Discrepancy => ({
  ...{ record, id, amount, expectedInCents: 1, foundInCents: 0, isCount: true },
})
