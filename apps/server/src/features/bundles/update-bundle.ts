import type { updateBundle as contract } from '@app/contract/bundles.contract'
import { type Actor, DomainError, type Parameters } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { get, lock } from '../../records/records.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { lockQuotas, quotaKey } from '../quotas/quotas.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'
import type { BundleRow } from './bundles.table.ts'
import { viewBundle } from './bundles.view.ts'
import { checkDeclarations, quotaYearOf } from './check-bundles.ts'
import { declaredBy, reserveAgain } from './declare-again.ts'
import { putInBundle, takeOutOfBundle } from './put-in-bundle.ts'
import { refuseBundle } from './refuse-bundle.ts'

type Wanted = z.output<(typeof contract)['body']>
type Contents = { before: readonly OrderRow[]; after: readonly OrderRow[] }

/** Changes what a bundle holds, whom its invoices name, or both; everything that holds for a new one holds again (domain, section 7). */
export async function updateBundle(db: Db, actor: Actor, id: string, wanted: Wanted) {
  if (wanted.quotaOverrideReason && actor.role !== 'administrator') throw new DomainError('roleNotAllowed')
  await db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    for (const bundle of await lockBundles(tx, actor, [id])) await change(tx, actor, bundle, wanted, parameters)
  })
  return viewBundle(db, actor, await get(db, actor, bundleKind, id))
}

async function change(db: Db, actor: Actor, bundle: BundleRow, wanted: Wanted, parameters: Parameters): Promise<void> {
  await requireAllowed(db, actor, bundleKind, 'edit', [bundle])
  const contents = await lockContents(db, actor, bundle, wanted.orderIds)
  const { before, after } = contents
  const reason = wanted.quotaOverrideReason ?? bundle.quotaOverrideReason
  const isOverQuota = wanted.orderIds ? await requireDeclarable(db, actor, { bundle, orders: after, reason }, parameters) : false
  const override = isOverQuota ? { quotaOverrideReason: reason, quotaOverriddenById: actor.userId } : {}
  const changes = { ...owner(wanted), ...(wanted.orderIds && { ...declaredBy(bundle, after, parameters), ...override }) }
  const [changed = bundle] = await act(db, actor, bundleKind, 'edit', [bundle], () => changes, {
    changes: told(contents, wanted),
  })
  if (!wanted.orderIds) return
  const isIn = (orders: readonly OrderRow[]) => (order: OrderRow) => orders.some(({ id }) => id === order.id)
  const gone = before.filter((order) => !isIn(after)(order))
  await takeOutOfBundle(db, actor, bundle, gone, parameters)
  const added = after.filter((order) => !isIn(before)(order))
  await putInBundle(db, actor, changed, { added, kept: after.filter(isIn(before)) }, parameters)
  await reserveAgain(db, actor, changed)
}

/** Those that it holds and those that it is to hold, locked together. */
async function lockContents(db: Db, actor: Actor, { id }: BundleRow, orderIds: readonly string[] | undefined): Promise<Contents> {
  const held = (await findOrdersOfBundles(db, [id])).map((order) => order.id)
  const orders = await lock(db, actor, orderKind, [...held, ...(orderIds ?? [])])
  const before = orders.filter(({ bundleId }) => bundleId === id)
  return { before, after: orderIds ? orders.filter((order) => orderIds.includes(order.id)) : before }
}

type Declared = { bundle: BundleRow; orders: readonly OrderRow[]; reason: string | null }

/** Whether it passes the quota, which the reason allows. One declaration names one person from beginning to end. */
async function requireDeclarable(db: Db, actor: Actor, declared: Declared, parameters: Parameters): Promise<boolean> {
  const { bundle, orders, reason } = declared
  const strangers = orders.filter(({ consigneeIdentification }) => consigneeIdentification !== bundle.consigneeIdentification)
  if (strangers.length > 0) throw new DomainError('differentConsignees', { ids: strangers.map(({ id }) => id) })
  const year = quotaYearOf(bundle)
  const used = await lockQuotas(db, [year])
  const held = bundle.category === 'B' ? bundle.valueWithTaxInCents : 0
  const declaredEarlierThisYearInCents = (used.get(quotaKey(year)) ?? 0) - held
  const declaration = { bundle: { ...bundle, quotaOverrideReason: reason }, orders, declaredEarlierThisYearInCents }
  const [check] = await checkDeclarations(db, [declaration], parameters)
  refuseBundle(actor, check?.refusals ?? [])
  const { valueWithTaxInCents } = declaredBy(bundle, orders, parameters)
  return declaredEarlierThisYearInCents + valueWithTaxInCents > parameters.yearlyQuotaInCents
}

const owner = ({ invoiceOwner }: Wanted) =>
  invoiceOwner === undefined
    ? {}
    : {
        invoiceOwnerName: invoiceOwner?.name ?? null,
        invoiceOwnerIdentificationType: invoiceOwner?.identificationType ?? null,
        invoiceOwnerIdentification: invoiceOwner?.identification ?? null,
      }

const told = ({ before, after }: Contents, { orderIds, invoiceOwner }: Wanted) => ({
  ...(orderIds && { orders: { from: before.map(({ code }) => code), to: after.map(({ code }) => code) } }),
  ...(invoiceOwner !== undefined && { invoiceOwner: invoiceOwner?.name ?? null }),
})
