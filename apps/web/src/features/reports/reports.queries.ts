import type { Sent } from '@app/contract/endpoint'
import {
  exportBillingReport,
  exportCustomsReport,
  exportMarginReport,
  exportQuotaReport,
  exportStagesReport,
  getBillingReport,
  getCustomsReport,
  getMarginReport,
  getQuotaReport,
  getStagesReport,
} from '@app/contract/endpoints/reports/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useExport } from '../../ui/list-tools/use-export.ts'

export type BillingAsked = NonNullable<Sent<typeof getBillingReport>['query']>
export type MarginAsked = NonNullable<Sent<typeof getMarginReport>['query']>
export type CustomsAsked = NonNullable<Sent<typeof getCustomsReport>['query']>
export type QuotaAsked = NonNullable<Sent<typeof getQuotaReport>['query']>
export type StagesAsked = NonNullable<Sent<typeof getStagesReport>['query']>

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

export const useCustomsReport = (query: CustomsAsked) =>
  useQuery({
    queryKey: ['reports', 'customs', query],
    queryFn: ({ signal }) => call(getCustomsReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useQuotaReport = (query: QuotaAsked) =>
  useQuery({
    queryKey: ['reports', 'quota', query],
    queryFn: ({ signal }) => call(getQuotaReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStagesReport = (query: StagesAsked) =>
  useQuery({
    queryKey: ['reports', 'stages', query],
    queryFn: ({ signal }) => call(getStagesReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The same days and groups, as a workbook or as CSV. */
export const useBillingReportExport = (query: BillingAsked) => useExport({ file: exportBillingReport, query })
export const useMarginReportExport = (query: MarginAsked) => useExport({ file: exportMarginReport, query })
export const useCustomsReportExport = (query: CustomsAsked) => useExport({ file: exportCustomsReport, query })
export const useQuotaReportExport = (query: QuotaAsked) => useExport({ file: exportQuotaReport, query })
export const useStagesReportExport = (query: StagesAsked) => useExport({ file: exportStagesReport, query })
