import type { Incident } from '@app/contract/incidents.contract';
import { type ListSheet } from '../../documents/list-sheet.ts';
/** A list of incidents as a file. */
export declare const incidentsSheet: ListSheet<Incident>;
