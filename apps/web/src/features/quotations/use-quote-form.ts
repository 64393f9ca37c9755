import { toNestErrors } from '@hookform/resolvers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldError, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from '../../ui/use-draft.ts'
import { emptyQuote, type QuotedService, type QuoteValues } from './quote-values.ts'

const loadChecks = () => import('./quote-problems.ts')

/** The quote's form: checked field by field when left, kept as a draft; one for both services. */
export function useQuoteForm(service: QuotedService) {
  const { read, keep, forget } = useDraft<QuoteValues>('quote')
  const asked = useRef(service)
  const resolver = useCallback<Resolver<QuoteValues>>(async (values, _context, options) => {
    const { problemsOf } = await loadChecks()
    const problems = problemsOf(asked.current, values)
    if (problems.length === 0) return { values, errors: {} }
    const errors = problems.map(({ path, code }): [string, FieldError] => [path, { type: code, message: code }])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }, [])
  const [initial] = useState(() => ({ ...emptyQuote(), ...read()?.values }))
  const form = useForm<QuoteValues>({ mode: 'onTouched', defaultValues: initial, resolver })
  const { watch, clearErrors, getValues, reset } = form
  useEffect(() => {
    const subscription = watch(() => keep(getValues()))
    return () => subscription.unsubscribe()
  }, [watch, keep, getValues])
  // What one service requires, the other may not even have.
  useEffect(() => {
    asked.current = service
    clearErrors()
  }, [clearErrors, service])
  const startAgain = () => {
    forget()
    reset(emptyQuote())
  }
  // When the first field is entered, before it is left: a connection that drops in between takes nothing away.
  const expectChecks = () => void loadChecks().catch(() => undefined)
  return { form, startAgain, expectChecks }
}
