import { type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import { type PurchaseRow, purchasesTable } from './purchases.table.ts';
type NewPurchase = Omit<typeof purchasesTable.$inferInsert, 'id'>;
export type PurchaseChanges = Partial<Omit<PurchaseRow, 'id' | 'code' | 'version' | 'createdAt' | 'updatedAt'>>;
/** Whose purchases somebody reaches (domain, section 9): no condition for an administrator. */
export declare function withinReach({ userId, role }: Doer): SQL | undefined;
export declare function addPurchase(db: Db, purchase: NewPurchase): Promise<PurchaseRow>;
export declare function getPurchase(db: Db, actor: Doer, id: string): Promise<PurchaseRow>;
/** Purchases are locked after people and bills, and before orders. */
export declare function lockPurchase(db: Db, actor: Doer, id: string): Promise<PurchaseRow>;
/** Changes a purchase if it is still what was read. */
export declare function movePurchase(db: Db, { id, status, version }: PurchaseRow, changes: PurchaseChanges): Promise<PurchaseRow>;
/** The clients' open purchases go on with another associate. */
export declare function movePurchasesToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void>;
export {};
