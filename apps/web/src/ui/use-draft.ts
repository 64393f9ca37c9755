import { useCallback, useEffect, useRef } from 'react'
import { readStored, writeStored } from '../session/storage.ts'
import { useMe } from '../session/use-session.ts'

const PAUSE_IN_MILLISECONDS = 300

/** What was typed survives a reload: kept per person and form, gone once the form is sent. */
export function useDraft<Values>(name: string) {
  const { id } = useMe()
  const key = `draft:${id}:${name}`
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const read = useCallback((): Partial<Values> | null => draftFrom<Values>(readStored(key)), [key])
  const keep = useCallback(
    (values: Values): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => writeStored(key, JSON.stringify(values)), PAUSE_IN_MILLISECONDS)
    },
    [key],
  )
  const forget = useCallback((): void => {
    clearTimeout(timer.current)
    writeStored(key, null)
  }, [key])
  return { read, keep, forget }
}

function draftFrom<Values>(text: string | null): Partial<Values> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? (value as Partial<Values> | null) : null
  } catch {
    return null
  }
}
