import type { Db } from '../../db/db.ts';
import { type PurchaseItemRow } from './purchases.table.ts';
export type NewItem = Omit<PurchaseItemRow, 'id' | 'purchaseId' | 'position'>;
/** The items of each purchase, in their order. */
export declare function itemsOf(db: Db, purchaseIds: readonly string[]): Promise<Map<string, PurchaseItemRow[]>>;
export declare const itemsOfOne: (db: Db, purchaseId: string) => Promise<PurchaseItemRow[]>;
export declare function replaceItems(db: Db, purchaseId: string, items: readonly NewItem[]): Promise<void>;
export declare function setUnitPrices(db: Db, items: readonly Pick<PurchaseItemRow, 'id' | 'unitPriceInCents'>[]): Promise<void>;
