// What the rules of runs and sets refuse, and of what is printed of them (refusals-of-calls.ts).
import type { Problem } from '@app/domain'

const RUN: readonly Problem[] = ['runNotFound']

export const REFUSALS_OF_RUNS: Record<string, readonly Problem[]> = {
  previewRun: [
    ...RUN,
    'orderNotFound',
    'clientNotFound',
    'bundleNotFound',
    'manifestNotFound',
    'statementLineNotFound',
    'companyAccountNotFound',
    'manifestActionNotAllowed',
    'companyIncomplete',
    'runTooLarge',
    'chargeNotFound',
    'fieldNotValid',
    'setNotFound',
    'unknownParameter',
    'fieldRequired',
    'dateRangeReversed',
  ],
  getRun: RUN,
  getRunItems: RUN,
  getRunLabels: [...RUN, 'bundleNotFound', 'orderNotFound', 'runTooLarge'],
  getRunPickList: [...RUN, 'orderNotFound', 'runTooLarge'],
  getRunBills: [...RUN, 'orderNotFound', 'billNotFound', 'runTooLarge'],
  startRun: [...RUN, 'runOver'],
  cancelRun: RUN,
  addSet: [
    'permissionMissing',
    'setEmpty',
    'setTooLarge',
    'setNotFound',
    'unknownParameter',
    'fieldRequired',
    'dateRangeReversed',
    'fieldNotValid',
  ],
  getSet: ['setNotFound', 'permissionMissing'],
  undoRun: [...RUN, 'reauthenticationNeeded', 'runNotUndoable', 'runUndoOver'],
}
