import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
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
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { errorSentence, fieldSentence } from '../api/error-sentence.ts'
import { fieldCode } from './field-code.ts'
import { showError } from './toast.ts'
import { useDraft } from './use-draft.ts'

z.config({ customError: fieldCode })

type Options<Given extends FieldValues> = {
  defaultValues: DefaultValues<Given>
  /** The form's name, where what is typed must survive a reload. */
  draft?: string
}

export type ContractForm<Given extends FieldValues, Parsed> = UseFormReturn<Given, unknown, Parsed> & {
  /** The person's sentence for a field, for its `error` property. */
  errorOf: (name: string) => string | undefined
  /** Puts what the server refused under its field, the first one focused; what belongs to no field becomes a toast. */
  refuse: (error: unknown) => void
  forgetDraft: () => void
}

/** A form over a contract's schema: checked when a field is left, refused by the server at the right field. */
export function useContractForm<Given extends FieldValues, Parsed>(
  schema: z.ZodType<Parsed, Given>,
  { defaultValues, draft: draftName }: Options<Given>,
): ContractForm<Given, Parsed> {
  const { t } = useTranslation()
  const draft = useDraft<Given>(draftName ?? '')
  const form = useForm<Given, unknown, Parsed>({
    resolver: zodResolver(schema) as never,
    mode: 'onTouched',
    defaultValues: draftName ? { ...defaultValues, ...draft.read() } : defaultValues,
  })
  const { watch } = form
  const { keep } = draft
  useEffect(() => {
    if (!draftName) return
    const subscription = watch((values) => keep(values as Given))
    return () => subscription.unsubscribe()
  }, [draftName, watch, keep])

  const errorOf = (name: string): string | undefined => {
    const error: FieldError | undefined = get(form.formState.errors, name)
    const code = error?.message ?? error?.root?.message
    if (!error) return undefined
    // Whatever else is wrong with nothing, it is missing.
    return fieldSentence(t, get(form.getValues(), name) === '' ? 'required' : (code ?? 'invalid'))
  }

  const refuse = (error: unknown): void => {
    const fields = error instanceof ApiError ? error.fieldProblems : []
    const known = fields.filter(({ path }) => get(form.getValues(), path) !== undefined)
    known.forEach(({ path, code }, position) => {
      form.setError(path as FieldPath<Given>, { type: 'server', message: code }, { shouldFocus: position === 0 })
    })
    if (known.length === 0) showError(errorSentence(t, error))
  }

  return { ...form, errorOf, refuse, forgetDraft: draft.forget }
}
