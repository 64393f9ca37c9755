// What people typed and did not send. It stays on this browser, sealed, for whoever typed it: the next person to sign in never sees it,
// logging out removes it, and so does time.
import { draftsOf, removeDraftsBefore } from './sealed/sealed-values.ts'

export type StoredDraft<Values> = { values: Values; version: number | null }

const KEPT_IN_MILLISECONDS = 14 * 86_400_000

export const draftKey = (personId: string, form: string): string => `${draftsOf(personId)}${form}`

/** Of anybody who never came back for them. */
export const removeOldDrafts = (now: number): void => removeDraftsBefore(now - KEPT_IN_MILLISECONDS)
