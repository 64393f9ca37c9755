import type { Category, Parameters } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { readParametersWithVersion } from '../parameters/read-parameters.ts';
type Bundle = {
    id: string;
    category: Category;
    dutyInCents: number | null;
};
type InForce = Awaited<ReturnType<typeof readParametersWithVersion>>;
/** Freezes the prices of what was weighed in these bundles, and of what shares a duty with it; accrues what they earn. */
export declare function priceBundles(db: Db, doer: Doer, bundles: readonly Bundle[], orders: readonly OrderRow[], weighed: ReadonlySet<string>): Promise<InForce>;
/** C is taxed by tariff line at customs (domain, section 2). */
export declare const dutyOf: ({ dutyInCents, category }: Bundle, { dutyPerDeclarationInCents }: Parameters) => number;
export {};
