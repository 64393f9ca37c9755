import type { PurchaseDetail } from '@app/contract/purchases.contract';
import type { Db } from '../../db/db.ts';
import { type Doer } from '../events/events.repository.ts';
import type { PurchaseRow } from './purchases.table.ts';
/** One purchase with everything that happened to it. */
export declare function viewPurchaseDetail(db: Db, actor: Doer, purchase: PurchaseRow): Promise<PurchaseDetail>;
