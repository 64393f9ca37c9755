import type { newPurchase, Purchase } from '@app/contract/purchases.contract';
import { type Actor } from '@app/domain';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
type Request = z.output<typeof newPurchase>;
/** What a client would have the house buy, or staff for a client (domain, section 6). */
export declare function createPurchase(db: Db, actor: Actor, { clientId, ...terms }: Request): Promise<Purchase>;
export {};
