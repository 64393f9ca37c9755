import type { Purchase } from '@app/contract/purchases.contract';
import { type ListSheet } from '../../documents/list-sheet.ts';
/** A list of assisted purchases as a file. */
export declare const purchasesSheet: ListSheet<Purchase>;
