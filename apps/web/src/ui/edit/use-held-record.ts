import { useEffect, useRef } from 'react'
import { holdRecord, type ReadRecord } from '../../api/record-versions.ts'
import type { EditedRecord } from './use-edited-form.ts'

/**
 * For a field that saves itself: while it `isChanged`, its save is made on the record as it was when the change began, however often the list
 * is refetched. `onReplaced`: the person chose to continue from the other actor's version.
 */
export function useHeldRecord(record: EditedRecord, isChanged: boolean, onReplaced?: (theirs: ReadRecord) => void): void {
  const latest = useRef({ record, onReplaced })
  latest.current = { record, onReplaced }
  useEffect(() => {
    if (isChanged) return holdRecord({ ...latest.current.record }, (theirs) => latest.current.onReplaced?.(theirs))
  }, [isChanged])
}
