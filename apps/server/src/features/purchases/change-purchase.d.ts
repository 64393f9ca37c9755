import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import { type Terms } from './purchase-terms.ts';
import type { PurchaseRow } from './purchases.table.ts';
/** The owner asks for something else, whole and at the prices of today: what was proposed no longer counts. */
export declare function changePurchase(db: Db, actor: Actor, id: string, terms: Terms): Promise<PurchaseRow>;
