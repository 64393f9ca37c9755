import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { DateField } from '../../ui/day-field/date-field.tsx'
import type { EditedRecord } from '../../ui/edit/use-edited-form.ts'
import { useHeldRecord } from '../../ui/edit/use-held-record.ts'
import { Refusal } from '../../ui/say/refusal.tsx'

type Props = {
  id: string
  /** What the field belongs to. */
  record: EditedRecord
  label: string
  /** In a table the column's header says it to those who see. */
  isLabelHidden?: boolean
  value: string
  /** Resolves once it is kept; what it throws stands under the field, and what was typed stays. */
  onSave: (typed: string) => Promise<unknown>
  onEnter?: () => void
  type?: 'text' | 'date'
  maxLength?: number
  /** Shown to who may not change it. */
  readOnly?: boolean
  placeholder?: string
  /** What is odd about what is kept, where something is. */
  description?: string | undefined
}

/** A field that saves itself when it is left or Enter is pressed. */
export function SavedField({ id, record, label, isLabelHidden = false, value, onSave, onEnter, type = 'text', ...rest }: Props) {
  const [text, setText] = useState(value)
  // A day typed with two digits of its year becomes one in the moment in which the field is left.
  const latest = useRef(value)
  const show = useCallback((next: string) => {
    latest.current = next
    setText(next)
  }, [])
  const [error, setError] = useState<unknown>(null)
  const isTyping = useRef(false)
  // Enter saves, and leaving the field a moment later must not save again.
  const sent = useRef(value)
  // Somebody else, or the save itself, changed it: never while it is being typed.
  useEffect(() => {
    sent.current = value
    if (!isTyping.current) show(value)
  }, [value, show])

  const wasReplaced = useRef(false)
  useHeldRecord(record, text.trim() !== value, () => {
    wasReplaced.current = true
    isTyping.current = false
    show(value)
  })

  const save = () => {
    isTyping.current = false
    const typed = latest.current.trim()
    if (typed === sent.current) return
    sent.current = typed
    setError(null)
    wasReplaced.current = false
    onSave(typed).catch((refusal: unknown) => {
      sent.current = value
      if (!wasReplaced.current) setError(refusal)
    })
  }
  const change = (next: string) => {
    isTyping.current = true
    show(next)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    save()
    onEnter?.()
  }
  const field = {
    ...rest,
    id,
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    value: text,
    onBlur: save,
    onKeyDown: enter,
    error: error ? <Refusal error={error} /> : undefined,
  }
  if (type === 'date') return <DateField {...field} onChange={change} />
  return (
    <TextInput
      {...field}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
