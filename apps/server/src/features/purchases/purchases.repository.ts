// The only file that writes purchases. Lists: purchases-lists.repository.ts; what hangs on them: purchase-contexts.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { type PurchaseRow, purchasesTable } from './purchases.table.ts'

type NewPurchase = Omit<typeof purchasesTable.$inferInsert, 'id'>
export type PurchaseChanges = Partial<Omit<PurchaseRow, 'id' | 'code' | 'version' | 'createdAt' | 'updatedAt'>>

/** Whose purchases somebody reaches (domain, section 9): no condition for an administrator. */
export function withinReach({ userId, role }: Doer): SQL | undefined {
  if (role === 'administrator') return undefined
  const owner = role === 'client' ? purchasesTable.clientId : purchasesTable.associateId
  return userId === null ? sql`false` : eq(owner, userId)
}

export async function addPurchase(db: Db, purchase: NewPurchase): Promise<PurchaseRow> {
  const [added] = await db.insert(purchasesTable).values(purchase).returning()
  if (!added) throw new Error('the purchase was not added')
  return added
}

const find = (db: Db, actor: Doer, id: string) =>
  db
    .select()
    .from(purchasesTable)
    .where(and(eq(purchasesTable.id, id), withinReach(actor)))

export async function getPurchase(db: Db, actor: Doer, id: string): Promise<PurchaseRow> {
  const [purchase] = await find(db, actor, id)
  if (!purchase) throw new DomainError('NOT_FOUND', { ids: [id] })
  return purchase
}

/** Purchases are locked after people and bills, and before orders. */
export async function lockPurchase(db: Db, actor: Doer, id: string): Promise<PurchaseRow> {
  const [purchase] = await find(db, actor, id).for('update')
  if (!purchase) throw new DomainError('NOT_FOUND', { ids: [id] })
  return purchase
}

/** Changes a purchase if it is still what was read. */
export async function movePurchase(db: Db, { id, status, version }: PurchaseRow, changes: PurchaseChanges): Promise<PurchaseRow> {
  const asRead = and(eq(purchasesTable.id, id), eq(purchasesTable.status, status), eq(purchasesTable.version, version))
  const [moved] = await db.update(purchasesTable).set(changes).where(asRead).returning()
  if (!moved) throw new DomainError('purchaseChangedMeanwhile', { ids: [id] })
  return moved
}

/** The clients' open purchases go on with another associate. */
export async function movePurchasesToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const isOpen = notInArray(purchasesTable.status, ['reviewed', 'removed'])
  const theirs = and(inArray(purchasesTable.clientId, [...clientIds]), isOpen)
  const locked = await db
    .select({ id: purchasesTable.id })
    .from(purchasesTable)
    .where(theirs)
    .orderBy(purchasesTable.id)
    .for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await db.update(purchasesTable).set({ associateId }).where(inArray(purchasesTable.id, ids))
}
