import { useEffect, useState } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { isSettled } from '../../api/settled.ts'
import { type ToldQuotation, useRequestQuotation } from './quotations.queries.ts'
import { type QuotedService, type QuoteValues, requestOf } from './quote-values.ts'

export type Keeping = {
  keep: (values: QuoteValues) => Promise<void>
  isKeeping: boolean
  /** What the server told of exactly what is typed now: its price counts, whatever the screen computed. */
  told: ToldQuotation | null
  refusal: unknown
}

/** Keeps the quote with the server, whose answer stands until something else is typed. */
export function useKeepQuote(service: QuotedService, form: UseFormReturn<QuoteValues>): Keeping {
  const keeping = useRequestQuotation()
  const [told, setTold] = useState<ToldQuotation | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const { watch } = form
  useEffect(() => {
    const subscription = watch(() => {
      setTold(null)
      setRefusal(null)
    })
    return () => subscription.unsubscribe()
  }, [watch])
  const refuse = (error: unknown): void => {
    if (isSettled(error)) return
    const fields = error instanceof ApiError ? error.fieldProblems : []
    const known = fields.filter(({ path }) => get(form.getValues(), path) !== undefined)
    known.forEach(({ path, code }, position) => {
      form.setError(path as 'items', { type: 'server', message: code }, { shouldFocus: position === 0 })
    })
    if (known.length === 0) setRefusal(error)
  }
  const keep = async (values: QuoteValues): Promise<void> => {
    setRefusal(null)
    await keeping.mutateAsync(requestOf(service, values)).then(setTold, refuse)
  }
  return { keep, isKeeping: keeping.isPending, told: told?.service === service ? told : null, refusal }
}
