import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { useLateChecks } from '../../ui/form/use-late-checks.ts'
import { emptyQuote, type QuotedService, type QuoteValues } from './quote-values.ts'

/** The quote's form: checked field by field when left, kept as a draft; one for both services. */
export function useQuoteForm(service: QuotedService) {
  const { read, keep, forget } = useDraft<QuoteValues>('quote')
  const asked = useRef(service)
  const { resolver, expectChecks } = useLateChecks<QuoteValues>(async () => {
    const { problemsOf } = await import('./quote-problems.ts')
    return (values) => {
      const problems = problemsOf(asked.current, values)
      return problems.length > 0 ? { problems } : { values }
    }
  })
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
  return { form, startAgain, expectChecks }
}
