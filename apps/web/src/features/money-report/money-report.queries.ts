import * as dashboard from '@app/contract/endpoints/dashboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useExport } from '../../ui/list-tools/use-export.ts'

export type MoneyAsked = { from?: string; to?: string; accountId?: string }

/** Without days, of the last thirty. */
export const useMoneyReport = (asked: MoneyAsked) =>
  useQuery({
    queryKey: ['payments', 'report', asked],
    queryFn: ({ signal }) => call(dashboard.getMoneyReport, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The same days and account, as a workbook or as CSV. */
export const useMoneyReportExport = (query: MoneyAsked) => useExport({ file: dashboard.exportMoneyReport, query })
