import { useState } from 'react'
import type { EditedRecord } from './use-edited-form.ts'
import { useHeldRecord } from './use-held-record.ts'

type Reading = {
  /** Whether the question about it stands open. */
  isAsked: boolean
  /** Whether the person was told that it is otherwise: from then on they read what it is. */
  isTold: boolean
}

/**
 * For a question whose answer is a yes to a price: the record as it was when the question opened, whatever becomes of it meanwhile. A button
 * that changes under the finger would say yes to what nobody read; the call is refused instead, and the person told.
 */
export function useRecordAsRead<Kind extends EditedRecord>(record: Kind, { isAsked, isTold }: Reading): Kind {
  const [read, setRead] = useState(record)
  const [goesOnFrom, setGoesOnFrom] = useState(0)
  useHeldRecord(read, isAsked, ({ version }) => setGoesOnFrom(version))
  const hasCome = read.version < goesOnFrom && record.version >= goesOnFrom
  if (read !== record && (!isAsked || isTold || hasCome)) setRead(record)
  return read
}
