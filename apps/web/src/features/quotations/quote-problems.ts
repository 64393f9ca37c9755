// What keeps a quote from being kept, field by field, by the contract's schema. Loaded with the first check: a price needs none of it.
import { newQuotation } from '@app/contract/quotations.contract'
import { z } from 'zod'
import { fieldCode } from '../../ui/form/field-code.ts'
import { type QuotedService, type QuoteValues, requestOf } from './quote-values.ts'

// zod's probe for compiled checks would violate the page's policy.
z.config({ jitless: true, customError: fieldCode })

export function problemsOf(service: QuotedService, values: QuoteValues): { path: string; code: string }[] {
  const checked = newQuotation.safeParse(requestOf(service, values))
  const lacksClass = values.category === 'C' && !values.tariffId
  return [
    ...(checked.success ? [] : checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }))),
    ...(lacksClass ? [{ path: 'tariffId', code: 'fieldRequired' }] : []),
  ]
}
