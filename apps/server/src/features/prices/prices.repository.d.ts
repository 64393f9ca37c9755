import type { Db } from '../../db/db.ts';
import { type OrderPriceRow } from '../orders/order-prices.table.ts';
export type NewPrice = Omit<OrderPriceRow, 'id' | 'number' | 'createdAt' | 'supersededAt'>;
/** The price in force of each order that has one. */
export declare function currentPrices(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderPriceRow>>;
/** Freezes a price for each order; of the orders given, whatever was in force before is superseded. */
export declare function freezePrices(db: Db, prices: readonly NewPrice[]): Promise<OrderPriceRow[]>;
