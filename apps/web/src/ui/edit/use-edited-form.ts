import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { holdRecord, type ReadRecord } from '../../api/record-versions.ts'
import { showUndo } from '../say/toast.ts'

/** A record with more fields than these; the company's has the id `company`. */
export type EditedRecord = { id: string; version: number }

type Options = { version: number | null; fields: readonly string[]; onReplaced: () => void }

/** Holds the version that a form was opened on, or its draft was typed on; fills the form in anew where the person goes on from another. */
export function useEditedForm<Given extends FieldValues, Parsed>(
  form: UseFormReturn<Given, unknown, Parsed>,
  record: EditedRecord | null | undefined,
  { version, fields, onReplaced }: Options,
): void {
  const replace = useRef<(theirs: ReadRecord) => void>(undefined)
  replace.current = (theirs) => {
    const mine = form.getValues()
    const known = fields.filter((name) => name in theirs)
    const asOpened: Record<string, unknown> = { ...form.formState.defaultValues }
    const changed = known.filter((name) => mine[name] !== asOpened[name])
    form.reset({ ...mine, ...Object.fromEntries(known.map((name) => [name, theirs[name] ?? emptyLike(mine[name])])) })
    onReplaced()
    showUndo(i18next.t('editing:loaded'), () => {
      for (const name of changed) form.setValue(name as FieldPath<Given>, mine[name], { shouldDirty: true })
    })
  }
  const opened = useRef(record)
  const id = record?.id
  useEffect(() => {
    const { current } = opened
    if (!current || current.id !== id) return
    return holdRecord({ ...current, version: version ?? current.version }, (theirs) => replace.current?.(theirs))
  }, [id, version])
}

const emptyLike = (value: unknown): unknown => (typeof value === 'string' ? '' : null)
