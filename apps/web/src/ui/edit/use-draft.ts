import { useCallback, useEffect, useRef } from 'react'
import { draftKey, type StoredDraft } from '../../session/drafts.ts'
import { readStoredJson, writeStored } from '../../session/storage.ts'
import { useMe } from '../../session/use-session.ts'

const PAUSE_IN_MILLISECONDS = 300

/** What was typed survives a reload and the end of a session: kept per person and form, gone once the form is sent. */
export function useDraft<Values>(name: string) {
  const { id } = useMe()
  const key = draftKey(id, name)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)
  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    pending.current.write()
    pending.current = undefined
  }, [])
  // The last words before a page is left, or a session ends, are kept too.
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  const read = useCallback((): StoredDraft<Values> | null => readStoredJson(key, isDraft<Values>), [key])
  const write = useCallback((draft: StoredDraft<Values> | null) => writeStored(key, draft && JSON.stringify(draft)), [key])
  const keep = useCallback(
    (values: Values, version: number | null = null): void => {
      clearTimeout(pending.current?.timer)
      const now = () => write({ values, version, at: Date.now() })
      pending.current = { write: now, timer: setTimeout(flush, PAUSE_IN_MILLISECONDS) }
    },
    [flush, write],
  )
  const forget = useCallback((): void => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
    write(null)
  }, [write])
  return { read, keep, forget }
}

const isDraft = <Values>(value: unknown): value is StoredDraft<Values> =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && value.values !== null
