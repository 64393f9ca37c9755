import { businessDay, type Quote, type RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../../session/use-session.ts'
import { useTariffs } from '../tariffs/tariffs.queries.ts'
import { type QuotedService, type QuoteValues, quoteFor } from './quote-values.ts'

/** What is typed, and the price of it at once; null while something is missing. */
export function useLiveQuote(service: QuotedService, parameters: RetailParameters): { values: QuoteValues; quote: Quote | null } {
  const { hasDiscount } = useMe()
  const { control, getValues } = useFormContext<QuoteValues>()
  useWatch({ control })
  const values = getValues()
  const tariffs = useTariffs({ isNeeded: values.category === 'C' })
  return {
    values,
    quote: quoteFor(service, values, parameters, { hasDiscount, today: businessDay(new Date()), tariffs: tariffs.data }),
  }
}
