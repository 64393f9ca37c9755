import type { manifestCosts as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { lockOne } from '../../records/records.repository.ts'
import { type ManifestChanges, manifestKind } from '../manifest-records/manifests.kind.ts'
import { viewManifest } from './manifest-detail.view.ts'

type Costs = Received<typeof contract.setManifestCosts>['body']

/** What the flight cost, as its invoices come; those that are not named stay. */
export async function setManifestCosts(db: Db, actor: Actor, id: string, costs: Costs) {
  await db.transaction(async (tx) => {
    const manifest = await lockOne(tx, actor, manifestKind, id)
    await actOnOne(tx, actor, manifestKind, 'setCosts', manifest, columnsOf(costs))
  })
  return viewManifest(db, actor, id)
}

const columnsOf = ({ freight, customs, other, dutyPaid }: Costs): ManifestChanges => ({
  ...(freight && { freightCostInCents: freight.amountInCents, freightCostNote: freight.note }),
  ...(customs && { customsCostInCents: customs.amountInCents, customsCostNote: customs.note }),
  ...(other && { otherCostInCents: other.amountInCents, otherCostNote: other.note }),
  ...(dutyPaid && { dutyPaidInCents: dutyPaid.amountInCents, dutyPaidNote: dutyPaid.note }),
})
