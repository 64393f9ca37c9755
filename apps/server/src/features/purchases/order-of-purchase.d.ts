import { type Actor, type Parameters } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { OrderClient } from '../orders/order-clients.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import type { PurchaseRow } from './purchases.table.ts';
type Approved = {
    purchase: PurchaseRow;
    client: OrderClient;
    productValueInCents: number;
    tracking: string;
};
/** The order that an approved purchase becomes. One whose package waits in Miami already meets it at once. */
export declare function makeOrder(db: Db, actor: Actor, approved: Approved, parameters: Parameters): Promise<OrderRow>;
export {};
