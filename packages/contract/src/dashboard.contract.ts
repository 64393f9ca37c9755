import { DELAY_REASONS, MONEY_READERS } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from './company.contract.ts'
import { endpoint } from './endpoint.ts'
import { clientHome } from './fields/client-home.ts'
import { businessDate, date, id, instant, personReference, signedCents } from './fields/fields.ts'
import { EXPORT_FORMATS } from './fields/list.ts'

const queues = {
  toReview: z.int(),
  toReceive: z.int(),
  incompleteAnswered: z.int(),
  readyToBundle: z.int(),
  toShip: z.int(),
  toArrive: z.int(),
  toWeigh: z.int(),
  toBill: z.int(),
  toCharge: z.int(),
  toDeliver: z.int(),
  toRefund: z.int(),
  toApprove: z.int(),
  toIdentify: z.int(),
  toAnswer: z.int(),
  unmatched: z.int(),
  withIncident: z.int().meta({ description: 'Orders with an open incident.' }),
  late: z.int().meta({ description: 'Orders that are on their way, and expected after the promised day.' }),
  toMatch: z.int().meta({ description: 'Lines of banks and receipts of clients that are booked to nobody.' }),
}
const QUEUES = Object.keys(queues) as (keyof typeof queues)[]
const oldest = Object.fromEntries(QUEUES.map((name) => [name, instant.nullable()])) as Record<
  keyof typeof queues,
  z.ZodNullable<typeof instant>
>

// Screens: administrator, desktop.
export const dashboard = z
  .strictObject({
    queues: z.strictObject(queues),
    oldest: z.strictObject(oldest).meta({
      description:
        'Since when the oldest of each queue waits: since it was reviewed, received, shipped, weighed, billed or asked for, of late ones since the promised day. Null where nothing waits, and where more waits than is counted (10,000).',
    }),
    ages: z.array(z.strictObject({ fromDays: z.int(), inMiami: z.int(), inQuito: z.int() })).meta({
      description:
        'Packages that lie in Miami and in Quito, by how many days at least: since Miami received them, since they reached Quito.',
    }),
    weeks: z.array(z.strictObject({ startsOn: date, receivedInGrams: z.int(), billedInCents: signedCents.nullable() })),
    topAssociates: z.array(z.strictObject({ associate: personReference, packages: z.int(), profitInCents: signedCents })),
    isProxyUntrusted: z.boolean().meta({
      description: 'Requests came with `X-Forwarded-For` and the server trusts no proxy: it takes all callers for one network.',
    }),
  })
  .meta({
    description:
      "Today's work in numbers that lead to their lists. What was billed is null, and associates are left out, for who may not read of money.",
  })
export type Dashboard = z.output<typeof dashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: 'Today’s work in numbers, and how the last weeks went.',
  roles: ['administrator'],
  response: dashboard,
})

// Client, section 1.
export const getClientHome = endpoint({
  method: 'GET',
  path: '/client/home',
  summary: "A client's home: what waits for them, and where their packages are.",
  roles: ['client'],
  response: clientHome,
})

const JOURNEY_STAGES = ['miami', 'flight', 'quito'] as const

const spans = {
  packages: z.int(),
  medianDays: z.int().nullable().meta({ description: 'Half of them took no longer; null where there are none.' }),
  daysOf80Percent: z.int().nullable().meta({ description: 'Eighty of a hundred took no longer.' }),
}
const kept = {
  ...spans,
  onTime: z.int().meta({ description: 'How many came on the promised day or before.' }),
  onTimeInBasisPoints: z.int().nullable(),
}

export const promiseReport = z
  .strictObject({
    from: date,
    to: date,
    total: z.strictObject(kept).meta({ description: 'Days from the intake in Miami to the arrival in Quito.' }),
    stages: z
      .array(z.strictObject({ stage: z.enum(JOURNEY_STAGES), ...spans }))
      .meta({ description: 'In Miami, in flight, and in Quito until it is weighed.' }),
    causes: z
      .array(z.strictObject({ reason: z.enum(DELAY_REASONS).nullable(), packages: z.int() }))
      .meta({ description: 'Why the late ones were late, most first; null is unknown.' }),
    associates: z
      .array(z.strictObject({ associate: personReference.nullable(), ...kept }))
      .meta({ description: 'By who looks after the client; null is the house.' }),
  })
  .meta({ description: 'How far promised days were kept, of the packages that arrived within the days.' })
export type PromiseReport = z.output<typeof promiseReport>

// Both ways, section 5.
export const getPromiseReport = endpoint({
  method: 'GET',
  path: '/report/promise',
  summary: 'How far promised days were kept: on time, days, by stage, cause and associate.',
  description: 'Of the packages that reached Quito from one day to another, both included; without days, of the last ninety.',
  roles: ['associate', 'administrator'],
  query: z.strictObject({ from: businessDate.optional(), to: businessDate.optional() }),
  response: promiseReport,
})

const moved = {
  paymentsInCents: signedCents.meta({ description: 'What clients paid, less what never came or bounced.' }),
  refundsInCents: signedCents.meta({ description: 'What clients were given back, less what the bank sent back.' }),
  settlementsInCents: signedCents.meta({ description: 'What associates were paid, less what they gave back.' }),
  movedInCents: signedCents.meta({
    description: 'Of drawers: cash put in, less what was taken out and to the bank, with what was over or short at closings.',
  }),
  netInCents: signedCents.meta({ description: 'Payments less refunds and settlements, with what drawers moved.' }),
}
const ofAccount = companyAccountReference
  .nullable()
  .meta({ description: 'Null: money that was recorded before accounts were kept.' })

export const moneyReport = z
  .strictObject({
    from: date,
    to: date,
    days: z.array(z.strictObject({ account: ofAccount, day: date, ...moved })).meta({ description: 'The newest day first.' }),
    accounts: z.array(z.strictObject({ account: ofAccount, ...moved })),
    total: z.strictObject(moved),
  })
  .meta({ description: 'What came into each account of the company and left it.' })
export type MoneyReport = z.output<typeof moneyReport>

const moneyQuery = z.object({ from: businessDate.optional(), to: businessDate.optional(), accountId: id.optional() })

// Both ways, section 1.
export const getMoneyReport = endpoint({
  method: 'GET',
  path: '/report/money',
  summary: 'What came into each account of the company and left it, day by day.',
  description: 'From one day to another, both included; without days, of the last thirty.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: moneyQuery,
  response: moneyReport,
})

export const exportMoneyReport = endpoint({
  method: 'GET',
  path: '/report/money/export',
  summary: 'The same report, a row for each account and day, as a spreadsheet or as CSV.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: moneyQuery.extend({ format: z.enum(EXPORT_FORMATS).default('xlsx') }),
  budget: 'exportsPerHour',
  response: 'file',
})
