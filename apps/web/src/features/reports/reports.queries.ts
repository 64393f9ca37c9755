import type { Sent } from '@app/contract/endpoint'
import {
  exportBillingReport,
  exportMarginReport,
  getBillingReport,
  getMarginReport,
} from '@app/contract/endpoints/reports/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useExport } from '../../ui/list-tools/use-export.ts'

export type BillingAsked = NonNullable<Sent<typeof getBillingReport>['query']>
export type MarginAsked = NonNullable<Sent<typeof getMarginReport>['query']>

export const useBillingReport = (query: BillingAsked) =>
  useQuery({
    queryKey: ['reports', 'billing', query],
    queryFn: ({ signal }) => call(getBillingReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMarginReport = (query: MarginAsked) =>
  useQuery({
    queryKey: ['reports', 'margin', query],
    queryFn: ({ signal }) => call(getMarginReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The same days and groups, as a workbook or as CSV. */
export const useBillingReportExport = (query: BillingAsked) => useExport({ file: exportBillingReport, query })
export const useMarginReportExport = (query: MarginAsked) => useExport({ file: exportMarginReport, query })
