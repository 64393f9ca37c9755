// What was sold, what was left of it, and what customs took and got (office, section 4).
import { MONEY_READERS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, signedCents } from '../fields/fields.ts'
import { EXPORT_FORMATS } from '../fields/list.ts'
import { CUSTOMS_GROUPS, customs, quotaReport } from './customs-figures.ts'
import { DAYS, OF_NONE, oneOrNone, period, reportOf } from './report-shape.ts'
import { stagesReport } from './stages-figures.ts'

export type { CustomsFigures, CustomsReport, QuotaReport } from './customs-figures.ts'
export { CUSTOMS_GROUPS } from './customs-figures.ts'
export { MOST_GROUPS, OF_NONE } from './report-shape.ts'
export type { PromiseKept, ReportStage, StageSpans, StagesReport } from './stages-figures.ts'
export { REPORT_STAGES } from './stages-figures.ts'

export const BILLING_GROUPS = ['month', 'day', 'client', 'associate', 'bill'] as const
export const MARGIN_GROUPS = ['manifest', 'client', 'associate', 'month', 'package'] as const

const billing = reportOf({
  bills: z.int().meta({ description: 'Bills that were issued.' }),
  billedInCents: signedCents,
  creditedInCents: signedCents.meta({ description: 'Of credit notes issued, less those that were taken back; negative.' }),
  voidedInCents: signedCents.meta({ description: 'What voided bills still charged; negative.' }),
  netInCents: signedCents.meta({ description: 'Billed less credited and voided: bases, IVA and money of third parties.' }),
  generalInCents: signedCents.meta({ description: 'Base at the general rate of IVA.' }),
  zeroInCents: signedCents.meta({ description: 'Base at 0 %.' }),
  notSubjectInCents: signedCents,
  exemptInCents: signedCents,
  thirdPartyInCents: signedCents.meta({ description: 'Taken for another, as duty is: no revenue.' }),
  taxInCents: signedCents.meta({ description: 'IVA.' }),
})
export type BillingFigures = z.output<typeof billing.figures>
export type BillingReport = z.output<typeof billing.report>

const margin = reportOf({
  packages: z.int().meta({ description: 'Packages of manifests whose costs are known: what follows is of them.' }),
  serviceInCents: signedCents.meta({ description: 'Freight less discount, handling and extra charges, without IVA.' }),
  purchaseFeeInCents: signedCents,
  costsInCents: signedCents,
  earningInCents: signedCents.meta({ description: 'Of associates.' }),
  dutyCollectedInCents: signedCents,
  dutyPaidInCents: signedCents,
  marginInCents: signedCents,
  packagesWithoutCost: z.int().meta({ description: 'Packages whose costs are not known, counted apart.' }),
  withoutCostInCents: signedCents.meta({ description: 'Service and fee of those.' }),
})
export type MarginFigures = z.output<typeof margin.figures>
export type MarginReport = z.output<typeof margin.report>

const whose = {
  clientId: oneOrNone.meta({ description: 'Of one client alone; `none`: of no client.', example: OF_NONE }),
  associateId: oneOrNone.meta({ description: 'Of one associate alone; `none`: of no associate.', example: OF_NONE }),
}
const billingQuery = z.object({ ...period, ...whose, by: z.enum(BILLING_GROUPS).default('month') })

export const getBillingReport = endpoint({
  method: 'GET',
  path: '/report/billing',
  summary: 'What was billed less what was given back and voided, with its base and IVA by treatment.',
  description: `${DAYS} Each move counts on its own day. A bill is of the associate of its first package.`,
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: billingQuery,
  response: billing.report,
})

const manifestId = oneOrNone.meta({ description: 'Of one manifest alone; `none`: of packages on none.', example: OF_NONE })
const marginQuery = z.object({ ...period, ...whose, manifestId, by: z.enum(MARGIN_GROUPS).default('manifest') })

export const getMarginReport = endpoint({
  method: 'GET',
  path: '/report/margin',
  summary: 'What is left of packages: service and fee less costs and earning, and duty collected less duty paid.',
  description: `${DAYS} Of packages billed within the days, as they are now; and of those that ended within them after they had left Miami and that no bill charges.`,
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: marginQuery,
  response: margin.report,
})

const customsQuery = z.object({
  ...period,
  manifestId: id.optional().meta({ description: 'Of one manifest alone.' }),
  consignee: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,20}$/, 'identificationNotValid')
    .optional()
    .meta({ description: 'Of one consignee alone, by identification.', example: '1710034065' }),
  by: z.enum(CUSTOMS_GROUPS).default('manifest'),
})

export const getCustomsReport = endpoint({
  method: 'GET',
  path: '/report/customs',
  summary: 'What was declared to customs, and the duty collected for it beside the duty paid.',
  description: `${DAYS} Of the manifests of which the last bundle arrived in Quito within the days, as they are now.`,
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: customsQuery,
  response: customs.report,
})

const quotaQuery = z.object({
  year: z.coerce.number().int().min(2020).max(2100).optional().meta({ description: 'A fiscal year; this one unless given.' }),
})

export const getQuotaReport = endpoint({
  method: 'GET',
  path: '/report/quota',
  summary: 'Consignees who are close to their yearly quota, or over it.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: quotaQuery,
  response: quotaReport,
})

const stagesQuery = z.object(period)

export const getStagesReport = endpoint({
  method: 'GET',
  path: '/report/stages',
  summary: 'How many days packages took for each stage that they ended, and how many came on the promised day.',
  description: DAYS,
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: stagesQuery,
  response: stagesReport,
})

const format = { format: z.enum(EXPORT_FORMATS).default('xlsx') }

export const exportBillingReport = endpoint({
  method: 'GET',
  path: '/report/billing/export',
  summary: 'The same report, a row for each group, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: billingQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})

export const exportMarginReport = endpoint({
  method: 'GET',
  path: '/report/margin/export',
  summary: 'The same report, a row for each group, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: marginQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})

export const exportCustomsReport = endpoint({
  method: 'GET',
  path: '/report/customs/export',
  summary: 'The same report, a row for each group, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: customsQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})

export const exportQuotaReport = endpoint({
  method: 'GET',
  path: '/report/quota/export',
  summary: 'The same report, a row for each consignee, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: quotaQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})

export const exportStagesReport = endpoint({
  method: 'GET',
  path: '/report/stages/export',
  summary: 'The same report, a row for each stage, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: stagesQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})
