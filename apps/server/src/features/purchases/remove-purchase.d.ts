import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { PurchaseRow } from './purchases.table.ts';
/** The owner's while it is in review; staff say why. */
export declare function removePurchase(db: Db, actor: Actor, id: string, reason?: string): Promise<PurchaseRow>;
