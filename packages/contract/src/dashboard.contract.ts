import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, personReference, signedCents } from './fields/fields.ts'

// Screens: administrator, desktop.
export const dashboard = z
  .strictObject({
    queues: z.strictObject({
      toReview: z.int(),
      toReceive: z.int(),
      incompleteAnswered: z.int(),
      readyToBundle: z.int(),
      toShip: z.int(),
      toArrive: z.int(),
      toWeigh: z.int(),
      toCharge: z.int(),
      toDeliver: z.int(),
      unmatched: z.int(),
    }),
    ages: z.array(z.strictObject({ fromDays: z.int(), inMiami: z.int(), inQuito: z.int() })).meta({
      description:
        'Packages that lie in Miami and in Quito, by how many days at least: since Miami received them, since they reached Quito.',
    }),
    weeks: z.array(z.strictObject({ startsOn: date, receivedInGrams: z.int(), billedInCents: signedCents })),
    topAssociates: z.array(z.strictObject({ associate: personReference, packages: z.int(), profitInCents: signedCents })),
  })
  .meta({ description: "Today's work in numbers that lead to their lists." })
export type Dashboard = z.output<typeof dashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: 'Today’s work in numbers, and how the last weeks went.',
  roles: ['administrator'],
  response: dashboard,
})
