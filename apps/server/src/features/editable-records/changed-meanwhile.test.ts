// Whatever was read before somebody else's change changes nothing: the last guard, behind the locks of the calls.
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { get } from '../../records/records.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { type Records, recordsOf } from '../../testing/given/given-records.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer } from '../../testing/world.ts'
import * as authorizedNames from '../authorized-names/authorized-names.repository.ts'
import { lockBills, moveBill } from '../bills/bills.repository.ts'
import { changeBundle } from '../bundles/bundle-progress.repository.ts'
import { findBundles } from '../bundles/bundles.repository.ts'
import * as charges from '../charges/charges.repository.ts'
import { getRequest, moveRequest } from '../dropshipping/dropshipping.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { lockIncidentsOfOrder, moveIncident } from '../incidents/incidents.repository.ts'
import { manifestKind } from '../manifests/manifests.kind.ts'
import { getOrder, moveOrders } from '../orders/orders.repository.ts'
import { lockProof, moveProof } from '../payment-proofs/payment-proofs.repository.ts'
import { getPurchase, movePurchase } from '../purchases/purchases.repository.ts'
import * as users from '../users/users.repository.ts'

let db: Db
let records: Records
let chargeId: string

beforeAll(async () => {
  db = (await currentServer()).db
  const associate = await given.associate()
  records = await recordsOf(await given.client({ associate }), associate)
  const charge = { code: 'CAR-99', name: 'Repaque', description: '', amountInCents: 100, isTaxable: true }
  chargeId = (await charges.add(db, charge)).id
})

/** The record as it was one change ago. */
function before<Row extends { version: number }>(row: Row | undefined): Row {
  if (!row) throw new Error('there is no such record')
  return { ...row, version: row.version - 1 }
}

const NOBODY = { reviewedAt: null, reviewedById: null }

test.each<[code: string, change: () => Promise<unknown>]>([
  [
    'orderChangedMeanwhile',
    async () => moveOrders(db, [{ order: before(await getOrder(db, THE_HOUSE, records.order)), changes: { comment: 'Otro' } }]),
  ],
  ['billChangedMeanwhile', async () => moveBill(db, before((await lockBills(db, [records.bill]))[0]), { status: 'charged' })],
  [
    'bundleChangedMeanwhile',
    async () => changeBundle(db, before((await findBundles(db, THE_HOUSE, [records.bundle]))[0]), { status: 'sended' }),
  ],
  [
    'manifestChangedMeanwhile',
    async () => {
      const row = before(await get(db, THE_HOUSE, manifestKind, records.manifest))
      return change(db, manifestKind, [{ row, changes: { flight: 'AV 1' } }])
    },
  ],
  [
    'purchaseChangedMeanwhile',
    async () => movePurchase(db, before(await getPurchase(db, THE_HOUSE, records.purchase)), { observation: 'Otra' }),
  ],
  [
    'dropshippingChangedMeanwhile',
    async () => moveRequest(db, before(await getRequest(db, THE_HOUSE, records.dropshipping)), { comment: 'Otro' }),
  ],
  [
    'paymentProofChangedMeanwhile',
    async () => moveProof(db, before(await lockProof(db, records.paymentProof)), { status: 'accepted', ...NOBODY }),
  ],
  [
    'incidentChangedMeanwhile',
    async () => {
      const incident = before((await lockIncidentsOfOrder(db, records.troubled))[0])
      return moveIncident(db, incident, { ...incident, resolution: 'Otra' })
    },
  ],
  ['userChangedMeanwhile', async () => users.update(db, before(await users.get(db, records.client)), { city: 'Loja' })],
  [
    'authorizedNameChangedMeanwhile',
    async () => {
      const name = await authorizedNames.get(db, records.client, records.authorizedName)
      return authorizedNames.update(db, before(name), { ...name, phone: '0990000000' })
    },
  ],
  ['chargeChangedMeanwhile', async () => charges.update(db, before(await charges.lock(db, chargeId)), { amountInCents: 1 })],
])('%s', async (code, change) => {
  const kept = await whatIsKept()

  await expect(change()).rejects.toMatchObject({ code })
  expect(await whatIsKept()).toEqual(kept)
})
