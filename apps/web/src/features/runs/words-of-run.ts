import type { Run } from '@app/contract/runs/runs.contract'

/** Whose words a run is told in: its act's, or those of every undo. */
export const wordsOf = ({ act, undoes }: Pick<Run, 'act' | 'undoes'>): Run['act'] | 'undo' => (undoes === null ? act : 'undo')
