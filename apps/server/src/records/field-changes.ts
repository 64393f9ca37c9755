import type { FieldChange } from '../features/events/events.repository.ts'

/** What every event says already, and what says nothing to a person. */
const NEVER = new Set(['id', 'version', 'createdAt', 'updatedAt', 'status', 'statusSince', 'searchText'])

/** Which fields an action changed, in the order of the table's columns. */
export function fieldChanges(before: object, after: object, unrecorded: readonly PropertyKey[] = []): FieldChange[] {
  const was: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(after).flatMap(([field, to]) => {
    const from = was[field]
    const isSame = NEVER.has(field) || unrecorded.includes(field) || JSON.stringify(from) === JSON.stringify(to)
    return isSame ? [] : [{ field, from: from ?? null, to }]
  })
}
