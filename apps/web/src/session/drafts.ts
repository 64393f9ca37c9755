// What people typed and did not send. It stays on this browser for whoever typed it: the next person to sign in never sees it, logging
// out removes it, and so does time.

export type StoredDraft<Values> = { values: Values; version: number | null; at: number }

const KEPT_IN_MILLISECONDS = 14 * 86_400_000

export const draftKey = (personId: string, form: string): string => `draft:${personId}:${form}`

const draftKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
  } catch {
    return []
  }
}

export function removeDraftsOf(personId: string): void {
  for (const key of draftKeys()) if (key.startsWith(draftKey(personId, ''))) localStorage.removeItem(key)
}

/** Of anybody who never came back for them. */
export function removeOldDrafts(now: number): void {
  for (const key of draftKeys()) if (now - writtenAt(key) > KEPT_IN_MILLISECONDS) localStorage.removeItem(key)
}

function writtenAt(key: string): number {
  try {
    const { at }: Partial<StoredDraft<unknown>> = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof at === 'number' ? at : 0
  } catch {
    return 0
  }
}
