import type { createBundle as contract } from '@app/contract/bundles.contract'
import { type Actor, businessDay, contentsOf, DomainError, fiscalYearOf, type Parameters, valueWithTax } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { recipientOf } from '../orders/lists/order-parts.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { lockQuotas, quotaKey } from '../quotas/quotas.repository.ts'
import { reserveQuotas } from '../quotas/reserve-quota.ts'
import { bundleKind } from './bundles.kind.ts'
import type { BundleRow } from './bundles.table.ts'
import { viewBundle } from './bundles.view.ts'
import { checkDeclarations, type Declaration, orderToBundle, quotaYearOf } from './check-bundles.ts'
import { putInBundle } from './put-in-bundle.ts'
import { refuseBundle } from './refuse-bundle.ts'

type Wanted = z.output<(typeof contract)['body']>

export const createBundle = async (db: Db, actor: Actor, wanted: Wanted) =>
  viewBundle(db, actor, await db.transaction((tx) => makeBundle(tx, actor, wanted)))

/** Packages that share one declaration: all of them or none (domain, section 7). Their consignee's year is reserved. */
export async function makeBundle(tx: Db, actor: Actor, { orderIds, quotaOverrideReason }: Wanted): Promise<BundleRow> {
  if (quotaOverrideReason && actor.role !== 'administrator') throw new DomainError('roleNotAllowed')
  const parameters = await readParameters(tx)
  const orders = await lock(tx, actor, orderKind, orderIds)
  const declaration = await declare(tx, orders, quotaOverrideReason ?? null)
  const [check] = await checkDeclarations(tx, [declaration], parameters)
  refuseBundle(actor, check?.refusals ?? [])
  const made = { ...(await newBundle(tx, actor, declaration, parameters)), createdById: actor.userId }
  const added = only(await create(tx, actor, bundleKind, 'create', [made], { place: 'MIA' }))
  await putInBundle(tx, actor, added, { added: orders }, parameters)
  await reserve(tx, actor, added)
  return added
}

/** The consignee's year is locked from here on: of bundles made at once, each sees what the one before took. */
async function declare(db: Db, orders: readonly OrderRow[], quotaOverrideReason: string | null): Promise<Declaration<OrderRow>> {
  const fiscalYear = fiscalYearOf(businessDay(now()))
  const identification = orders[0]?.consigneeIdentification
  const year = identification ? [{ identification, fiscalYear }] : []
  const used = await lockQuotas(db, year)
  return {
    bundle: { id: newId(), fiscalYear, customsInvoiceValueInCents: null, quotaOverrideReason },
    orders,
    declaredEarlierThisYearInCents: year[0] ? (used.get(quotaKey(year[0])) ?? 0) : 0,
  }
}

async function newBundle(
  db: Db,
  { userId }: Actor,
  { bundle, orders, declaredEarlierThisYearInCents }: Declaration<OrderRow>,
  parameters: Parameters,
) {
  const [first] = orders
  const consignee = first && recipientOf(first, 'consignee')
  if (!consignee) throw new DomainError('authorizedNameRequired')
  const { weightInGrams, valueInCents } = contentsOf({ orders: orders.map((order) => orderToBundle(order, bundle.id, [])) })
  const valueWithTaxInCents = valueWithTax(valueInCents, parameters)
  const isOverQuota = declaredEarlierThisYearInCents + valueWithTaxInCents > parameters.yearlyQuotaInCents
  return {
    id: bundle.id,
    code: await nextCode(db, 'bundle'),
    category: first.category,
    isSpecial: first.isSpecial,
    associateId: orders.every(({ associateId }) => associateId === first.associateId) ? first.associateId : null,
    consigneeAuthorizedNameId: consignee.authorizedNameId,
    consigneeName: consignee.name,
    consigneeIdentificationType: consignee.identificationType,
    consigneeIdentification: consignee.identification,
    weightInGrams,
    declaredValueInCents: valueInCents,
    valueWithTaxInCents,
    fiscalYear: bundle.fiscalYear,
    ...(isOverQuota && { quotaOverrideReason: bundle.quotaOverrideReason, quotaOverriddenById: userId }),
  } as const
}

const reserve = async (db: Db, actor: Actor, bundle: BundleRow): Promise<void> => {
  if (bundle.category !== 'B') return
  const { id: bundleId, valueWithTaxInCents: amountInCents, quotaOverrideReason } = bundle
  await reserveQuotas(db, actor, [{ ...quotaYearOf(bundle), bundleId, amountInCents, note: quotaOverrideReason ?? '' }])
}
