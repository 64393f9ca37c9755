import type { incidents as contract, Received } from '@app/contract';
import type { Incident } from '@app/contract/incidents.contract';
import { type Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
type Request = Received<typeof contract.resolveIncident>['body'];
/** Ends an incident. A package that is lost or seized for good is removed, and whatever else is open with it ends so too. */
export declare function resolveIncident(db: Db, actor: Actor, orderId: string, request: Request): Promise<Incident>;
export {};
