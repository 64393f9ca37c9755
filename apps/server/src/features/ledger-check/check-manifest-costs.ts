import { shareManifestCosts } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'
import { costedManifestsAfter } from '../manifest-records/cost-shares.repository.ts'

const PAGE_OF_MANIFESTS = 20

/** What the report of the margin lays on each package of a manifest is what the rule says. */
export async function checkManifestCosts(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  let after: string | undefined
  for (;;) {
    const manifests = await costedManifestsAfter(db, after, PAGE_OF_MANIFESTS)
    for (const { code: id, costs, shares } of manifests) {
      const byRule =
        shareManifestCosts(
          costs,
          shares.map(({ grams }) => grams),
        ) ?? []
      for (const [index, { costsInCents, dutyPaidInCents }] of byRule.entries()) {
        const { costs: inCents = 0, dutyPaid = 0 } = shares[index] ?? {}
        found.push(...differences('manifest', id, { costs: [costsInCents, inCents], dutyPaid: [dutyPaidInCents, dutyPaid] }))
      }
    }
    after = manifests.at(-1)?.id
    if (after === undefined) return found
  }
}
