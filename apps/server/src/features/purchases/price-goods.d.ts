import { type PricedItem, type RetailParameters } from '@app/domain';
import type { PurchaseRow } from './purchases.table.ts';
type InForce = {
    parameters: RetailParameters;
    version: number;
};
type Goods = Pick<PurchaseRow, 'category' | 'storeShippingInCents'> & {
    items: readonly PricedItem[];
    /** What is declared; what the goods cost unless somebody says otherwise. */
    productValueInCents?: number | undefined;
};
/** The columns of a price: its lines, and the parameters that they were made with (domain, section 8). */
export declare function priceGoods({ category, items, storeShippingInCents, productValueInCents }: Goods, inForce: InForce): {
    storeShippingInCents: number;
    taxInCents: number;
    feeInCents: number;
    assistedPurchasePriceInCents: number;
    totalInCents: number;
    lines: import("@app/domain").PriceLine[];
    parametersVersion: number;
    productValueInCents: number;
};
type Declared = {
    category: PurchaseRow['category'];
    valueInCents: number;
    assistedPriceInCents: number;
};
/** No less than what is paid to the store, and no more than the category allows. */
export declare function requireDeclarable(declared: Declared, parameters: RetailParameters, field: string): void;
export {};
