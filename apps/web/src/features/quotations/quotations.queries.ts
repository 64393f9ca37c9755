import type { Answer, Sent } from '@app/contract/endpoint'
import * as quotations from '@app/contract/endpoints/quotations'
import type { NewQuotation, Quotation } from '@app/contract/quotations.contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

export type QuotationFilter = Sent<typeof quotations.listQuotations>['query']
export type ToldQuotation = Answer<typeof quotations.requestQuotation>

const list = (query: QuotationFilter) => ({
  queryKey: ['quotations', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(quotations.listQuotations, { query }, { signal }),
})

export const useQuotations = (query: QuotationFilter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** One quotation of a list: they are small, and the list holds them whole. */
export const useQuotation = (id: string | null, query: QuotationFilter) =>
  useQuery({
    ...list(query),
    enabled: id !== null,
    select: ({ data }): Quotation => {
      const found = data.find((quotation) => quotation.id === id)
      if (!found) throw new ApiError({ statusCode: 404, code: 'routeNotFound', message: 'Quotation not found' })
      return found
    },
  })

/** Keeps what was quoted. The parameters are asked for again: the answer may have been made with newer ones. */
export const useRequestQuotation = () =>
  useMutation({
    mutationFn: (body: NewQuotation) => call(quotations.requestQuotation, { body }),
    meta: { refetches: ['quotations', 'parameters'], success: 'quotations:kept', errors: 'inPlace' },
  })
