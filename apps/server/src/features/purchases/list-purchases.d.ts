import type { List, ListQuery } from '@app/contract';
import type { Purchase } from '@app/contract/purchases.contract';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import { type PurchaseFilter } from './purchases-lists.repository.ts';
/** One page of the purchases within somebody's reach. */
export declare function listPurchases(db: Db, actor: Doer, query: ListQuery, filter: PurchaseFilter): Promise<List<Purchase>>;
