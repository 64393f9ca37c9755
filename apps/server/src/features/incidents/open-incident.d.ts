import type { incidents as contract, Received, ReceivedFile } from '@app/contract';
import type { Incident } from '@app/contract/incidents.contract';
import { type Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { FileStorage } from '../../files/file-storage.ts';
type Request = Received<typeof contract.openIncident>['body'] & {
    files: readonly ReceivedFile[];
};
/** Puts on record what happened to a package, whatever its status but removed. Several may be open at once. */
export declare function openIncident(db: Db, storage: FileStorage, actor: Actor, orderId: string, { kind, description, files }: Request): Promise<Incident>;
export {};
