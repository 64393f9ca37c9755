import type { Db } from '../../db/db.ts';
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts';
/** What staff name of a purchase's prices; whatever they do not name stays. */
export type NamedPrices = {
    items?: readonly Pick<PurchaseItemRow, 'id' | 'unitPriceInCents'>[] | undefined;
    storeShippingInCents?: number | undefined;
    productValueInCents?: number | undefined;
};
/** Takes over the prices that staff name. @returns the columns of the price that they come to, with the parameters of today. */
export declare function priceAnew(db: Db, purchase: PurchaseRow, prices: NamedPrices): Promise<{
    storeShippingInCents: number;
    taxInCents: number;
    feeInCents: number;
    assistedPurchasePriceInCents: number;
    totalInCents: number;
    lines: import("@app/domain").PriceLine[];
    parametersVersion: number;
    productValueInCents: number;
}>;
/** Whoever names a total saw the lines that it is of. */
export declare function requireTotal(named: number | undefined, totalInCents: number): void;
