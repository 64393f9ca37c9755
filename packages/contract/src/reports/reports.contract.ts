// What was sold, what was left of it, and what customs took and got (office, section 4).
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { businessDate, date, id, signedCents } from '../fields/fields.ts'
import { EXPORT_FORMATS } from '../fields/list.ts'

export const BILLING_GROUPS = ['month', 'day', 'client', 'associate', 'bill'] as const
export const MARGIN_GROUPS = ['manifest', 'client', 'associate', 'month', 'package'] as const

const days = z.strictObject({ from: date, to: date })
const period = { from: businessDate.optional(), to: businessDate.optional() }
/** What a filter by a group is given for those of none. */
export const OF_NONE = 'none'
const oneOrNone = z.union([id, z.literal(OF_NONE)]).optional()

/** The most rows that a report answers; the rest of them is one sum. */
export const MOST_GROUPS = 100

/** Figures of the days, and of as many right before. */
const reportOf = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const figures = z.strictObject(shape)
  const both = { now: figures, before: figures }
  return {
    figures,
    report: z.strictObject({
      ...{ from: date, to: date },
      before: days.meta({ description: 'As many days, right before.' }),
      groups: z
        .array(
          z.strictObject({
            key: z.string().nullable().meta({ description: 'What the list behind the figures is narrowed by; null: of none.' }),
            name: z.string().nullable(),
            ...both,
          }),
        )
        .meta({ description: `Days and months in their order, others by how much they are; the first ${MOST_GROUPS}.` }),
      others: z
        .strictObject({ groups: z.int(), ...both })
        .nullable()
        .meta({ description: 'All further groups together.' }),
      total: z.strictObject(both),
      course: z
        .array(z.strictObject({ from: date, to: date, nowInCents: signedCents, beforeInCents: signedCents }))
        .meta({ description: 'The days in at most fourteen parts, each beside the same part of the days before.' }),
    }),
  }
}

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

const DAYS = 'From one day to another, both included; without days, of this month until today.'

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
  query: marginQuery,
  response: margin.report,
})

const format = { format: z.enum(EXPORT_FORMATS).default('xlsx') }

export const exportBillingReport = endpoint({
  method: 'GET',
  path: '/report/billing/export',
  summary: 'The same report, a row for each group, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  query: billingQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})

export const exportMarginReport = endpoint({
  method: 'GET',
  path: '/report/margin/export',
  summary: 'The same report, a row for each group, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  query: marginQuery.extend(format),
  budget: 'exportsPerHour',
  response: 'file',
})
