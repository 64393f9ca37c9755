import { type Parameters } from '@app/domain';
import type { OrderPriceRow } from '../orders/order-prices.table.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import type { NewPrice } from './prices.repository.ts';
export type WeighedBundle = {
    dutyInCents: number;
    /** All packages of the bundle that no incident closed, as they are after weighing. */
    orders: readonly OrderRow[];
    /** Those that were weighed now; the others keep their price but for the duty. */
    weighed: ReadonlySet<string>;
    /** What was in force before. */
    prices: ReadonlyMap<string, OrderPriceRow>;
    hasDiscount: (order: OrderRow) => boolean;
};
type Context = {
    parameters: Parameters;
    version: number;
    actorId: string | null;
};
/** A billed package keeps the share it was billed with: the rest of the duty is shared by the others, so that all of it is. */
export declare function priceBundle({ dutyInCents, orders, weighed, prices, hasDiscount }: WeighedBundle, context: Context): NewPrice[];
export {};
