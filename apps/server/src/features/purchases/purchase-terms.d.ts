import type { newPurchase } from '@app/contract/purchases.contract';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { OrderClient } from '../orders/order-clients.repository.ts';
import type { NewItem } from './purchase-items.repository.ts';
export type Terms = Omit<z.output<typeof newPurchase>, 'clientId'>;
/** What a client asks for as the columns of a purchase, with its price of today. Whoever is named must be theirs to name. */
export declare function termsColumns(db: Db, client: OrderClient, terms: Terms): Promise<{
    storeShippingInCents: number;
    taxInCents: number;
    feeInCents: number;
    assistedPurchasePriceInCents: number;
    totalInCents: number;
    lines: import("@app/domain").PriceLine[];
    parametersVersion: number;
    productValueInCents: number;
    category: "B" | "C";
    comment: string;
    consigneeAuthorizedNameId: string | null;
    pickupAuthorizedNameId: string | null;
}>;
/** Whoever names no limit agrees to the price that they ask for. */
export declare const limitedItems: (items: Terms['items']) => NewItem[];
