import { useCallback } from 'react'
import { draftKey, type StoredDraft } from '../../session/drafts.ts'
import { readSealed, writeSealed } from '../../session/sealed/sealed-values.ts'
import { useMe } from '../../session/use-session.ts'

/** What was typed survives a reload and the end of a session: kept with every letter, per person and form, gone once the form is sent. */
export function useDraft<Values>(name: string) {
  const { id } = useMe()
  const key = draftKey(id, name)
  const read = useCallback((): StoredDraft<Values> | null => readSealed(key, isDraft<Values>), [key])
  const write = useCallback((draft: StoredDraft<Values> | null) => writeSealed(key, draft), [key])
  const keep = useCallback((values: Values, version: number | null = null): void => write({ values, version }), [write])
  const forget = useCallback((): void => write(null), [write])
  return { read, keep, forget }
}

const isDraft = <Values>(value: unknown): value is StoredDraft<Values> =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && value.values !== null
