import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { isSettled } from '../../api/settled.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { useLeaveGuard } from '../edit/leave-guard.ts'
import { type EditedRecord, useEditedForm } from '../edit/use-edited-form.ts'
import { problemSentence } from './field-sentence.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { useFormDraft, useKeptDraft } from './use-form-draft.ts'
import { sayIfUnchecked, useLateChecks } from './use-late-checks.ts'
import { useSecondClick } from './use-second-click.ts'

type Options<Given extends FieldValues> = {
  defaultValues: DefaultValues<Given>
  /** The form's name, where what is typed must survive a reload. Without one, leaving unsaved changes asks first. */
  draft?: string
  /** The record that is edited, as it was read: another actor's change meanwhile is then shown to the person (412). */
  record?: EditedRecord | null | undefined
}

/** What `handleSubmit` calls rejects, tells `refuse` or answers false where nothing was sent: else it is done, and the same again a double click. */
export type ContractForm<Given extends FieldValues, Parsed> = UseFormReturn<Given, unknown, Parsed> & {
  /** The person's sentence for a field, for its `error` property. */
  errorOf: (name: string) => string | undefined
  /** Puts what the server refused under its field, the first one focused; what belongs to no field becomes a toast. */
  refuse: (error: unknown) => void
  forgetDraft: () => void
  /** A draft was found: `DraftNote` says so. */
  hadDraft: boolean
  startAgain: () => void
  /** For a dialog's `onClose` and its cancel button: asks first where something typed would be lost. */
  closing: (close: () => void) => () => void
}

/** A form over a contract's schema, which it loads: checked when a field is left, refused by the server at the right field. */
export function useContractForm<Given extends FieldValues, Parsed>(
  load: () => Promise<z.ZodType<Parsed, Given>>,
  { defaultValues, draft: draftName, record }: Options<Given>,
): ContractForm<Given, Parsed> {
  const { t, i18n } = useTranslation()
  const draft = useFormDraft<Given>(draftName, defaultValues)
  const { resolver, expectChecks } = useLateChecks<Given, Parsed>(async () => {
    const [{ contractChecks }, schema] = await Promise.all([import('./contract-checks.ts'), load()])
    return contractChecks(schema)
  })
  const form = useForm<Given, unknown, Parsed>({ resolver, mode: 'onTouched', defaultValues: draft.initial })
  const { watch } = form
  useEffect(() => {
    // Filling a form in anew is nobody's typing.
    const subscription = watch((_values, { name }) => name && expectChecks())
    return () => subscription.unsubscribe()
  }, [watch, expectChecks])
  useKeptDraft(draftName, form, draft, draft.version ?? record?.version ?? null)
  useEditedForm(form, record, { version: draft.version, fields: Object.keys(defaultValues), onReplaced: draft.forget })

  const wasRefused = useRef(false)
  const sent = useRef<EventTarget>(null)
  const [isSaved, setSaved] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  const closing = useLeaveGuard(!draftName && isDirty && !isSubmitting && !isSaved)

  const secondClick = useSecondClick()

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(
      async (values, event) => {
        if (secondClick.is(values)) return
        wasRefused.current = false
        secondClick.sending(values)
        let isDone = false
        try {
          const result = await onValid(values, event)
          isDone = !wasRefused.current && result !== false
          setSaved(isDone)
          return result
        } finally {
          secondClick.ended(isDone)
        }
      },
      (errors, event) => {
        sayIfUnchecked(errors)
        focusFirstInvalid(sent.current)
        return onInvalid?.(errors, event)
      },
    )
    return (event?: BaseSyntheticEvent) => {
      sent.current = event?.target ?? null
      setSaved(false)
      return submit(event)
    }
  }

  const errorOf = (name: string): string | undefined => {
    const error: FieldError | undefined = get(form.formState.errors, name)
    if (!error) return undefined
    // Whatever else is wrong with nothing, it is missing.
    const isEmpty = get(form.getValues(), name) === ''
    return problemSentence(t, i18n.language, name, isEmpty ? 'required' : (error.message ?? error.root?.message ?? 'invalid'))
  }

  const refuse = (error: unknown): void => {
    wasRefused.current = true
    if (isSettled(error)) return
    const fields = error instanceof ApiError ? error.fieldProblems : []
    const known = fields.filter(({ path }) => get(form.getValues(), path) !== undefined)
    known.forEach(({ path, code }, position) => {
      form.setError(path as FieldPath<Given>, { type: 'server', message: code }, { shouldFocus: position === 0 })
    })
    if (known.length > 0) focusFirstInvalid(sent.current)
    else showRefusal(error)
  }

  const forgetDraft = () => {
    draft.forget()
    draft.setFound(false)
  }
  const startAgain = () => {
    form.reset(defaultValues as Given)
    forgetDraft()
  }
  const { wasFound: hadDraft } = draft
  return { ...form, handleSubmit, errorOf, refuse, closing, forgetDraft, hadDraft, startAgain }
}
