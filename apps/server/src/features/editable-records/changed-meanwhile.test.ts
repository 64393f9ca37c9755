import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { change, updateAsRead } from '../../records/guarded-update.repository.ts'
import { get } from '../../records/records.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { type Records, recordsOf } from '../../testing/given/given-records.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { currentServer } from '../../testing/world.ts'
import * as authorizedNames from '../authorized-names/authorized-names.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
// An edit of an outdated version changes nothing: the last guard, behind the locks of the calls.
import { bundleKind } from '../bundles/bundles.kind.ts'
import * as charges from '../charges/charges.repository.ts'
import { dropshippingKind } from '../dropshipping/dropshipping.kind.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { incidentKind } from '../incidents/incidents.kind.ts'
import { lockIncidentsOfOrder } from '../incidents/incidents.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { paymentProofKind } from '../payment-proof-records/payment-proofs.kind.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import * as users from '../users/users.repository.ts'

let db: Db
let records: Records
let chargeId: string

beforeAll(async () => {
  db = (await currentServer()).db
  const associate = await given.associate()
  records = await recordsOf(await given.client({ associate }), associate)
  const charge = { code: 'CAR-99', name: 'Repaque', description: '', amountInCents: 100, treatment: 'general' as const }
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
    async () => {
      const row = before(await get(db, THE_HOUSE, orderKind, records.order))
      return change(db, orderKind, [{ row, changes: { comment: 'Otro' } }])
    },
  ],
  [
    'billChangedMeanwhile',
    async () => {
      const row = before(await get(db, THE_HOUSE, billKind, records.bill))
      return updateAsRead(db, billKind, [{ row, changes: { status: 'charged' } }])
    },
  ],
  [
    'bundleChangedMeanwhile',
    async () => {
      const row = before(await get(db, THE_HOUSE, bundleKind, records.bundle))
      return updateAsRead(db, bundleKind, [{ row, changes: { status: 'sended' } }])
    },
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
    async () => {
      const row = before(await get(db, THE_HOUSE, purchaseKind, records.purchase))
      return change(db, purchaseKind, [{ row, changes: { observation: 'Otra' } }])
    },
  ],
  [
    'dropshippingChangedMeanwhile',
    async () => {
      const row = before(await get(db, THE_HOUSE, dropshippingKind, records.dropshipping))
      return change(db, dropshippingKind, [{ row, changes: { comment: 'Otro' } }])
    },
  ],
  [
    'paymentProofChangedMeanwhile',
    async () => {
      const row = before(await get(db, THE_HOUSE, paymentProofKind, records.paymentProof))
      return updateAsRead(db, paymentProofKind, [{ row, changes: { status: 'accepted', ...NOBODY } }])
    },
  ],
  [
    'incidentChangedMeanwhile',
    async () => {
      const row = before((await lockIncidentsOfOrder(db, records.troubled))[0])
      return change(db, incidentKind, [{ row, changes: { resolution: 'Otra' } }])
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
