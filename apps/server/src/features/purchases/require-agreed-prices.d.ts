import type { NamedPrices } from './price-anew.ts';
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts';
type Items = readonly PurchaseItemRow[];
/** Whether staff name a price that is not the one there is. */
export declare function isRepriced({ storeShippingInCents: shipping }: PurchaseRow, items: Items, prices: NamedPrices): boolean;
/** In review, prices stay within what the client allowed. A proposal may be corrected; what was accepted stays as it is. */
export declare function requireAgreedPrices({ status, storeShippingInCents }: PurchaseRow, items: Items, prices: NamedPrices): void;
export {};
