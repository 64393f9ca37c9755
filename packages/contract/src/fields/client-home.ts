import { CLIENT_PLACE_NAMES, MISSING } from '@app/domain'
import { z } from 'zod'
import { address, company } from '../company.contract.ts'
import { cover } from '../orders/cover.ts'
import { order } from '../orders.contract.ts'
import { date, id } from './fields.ts'
import { title, titles } from './title.ts'

const homePackage = order
  .pick({
    id: true,
    status: true,
    title: true,
    store: true,
    orderDate: true,
    intakeAt: true,
    estimatedArrivalDate: true,
    arrivalDate: true,
    daysLate: true,
    incidentOpen: true,
    hold: true,
    missing: true,
  })
  .extend({
    cover: cover.meta({ description: 'As the lists of orders have it; of the first eight packages that have one.' }),
  })
  .meta({ description: 'What the card of a package says.' })
export type HomePackage = z.output<typeof homePackage>

/** In the order in which they are shown: what is most urgent first (client, section 1). */
export const HOME_TASK_KINDS = [
  'proofRefused',
  'quote',
  'answer',
  'complete',
  'incident',
  'pay',
  'bill',
  'collect',
  'bundle',
] as const
export type HomeTaskKind = (typeof HOME_TASK_KINDS)[number]

const counterOfHome = company
  .pick({ quitoAddress: true, openingHours: true, mapLink: true })
  .meta({ description: 'Where what can be collected lies, and when.' })
const readyBill = { billId: id, things: titles, pickupName: z.string() }

export const homeTask = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('proofRefused'), billId: id, things: titles, reason: z.string() }),
    z.strictObject({
      kind: z.literal('quote'),
      requestId: id,
      title,
      totalInCents: z.int(),
      lastDay: date,
      isExpired: z.boolean(),
    }),
    z.strictObject({ kind: z.literal('answer'), purchaseId: id, title, totalInCents: z.int() }),
    z.strictObject({ kind: z.literal('complete'), orderId: id, title, missing: z.array(z.enum(MISSING)) }),
    z.strictObject({ kind: z.literal('incident'), orderId: id, title }),
    z.strictObject({ kind: z.literal('pay'), billId: id, things: titles, dueInCents: z.int() }),
    z.strictObject({ kind: z.literal('bill'), things: titles }),
    z.strictObject({ kind: z.literal('collect'), ...readyBill }),
    z.strictObject({ kind: z.literal('bundle'), packages: z.int(), savingInCents: z.int() }),
  ])
  .meta({ description: 'What waits for the client: an act, and what it is about.' })
export type HomeTask = z.output<typeof homeTask>

export const clientHome = z
  .strictObject({
    hero: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('collect'), ...readyBill, counter: counterOfHome }),
        z.strictObject({ kind: z.literal('arrival'), package: homePackage }),
      ])
      .nullable()
      .meta({ description: 'What matters most: what can be collected, else what comes next; null where neither is known.' }),
    tasks: z.array(homeTask).meta({ description: 'At most ten of a kind; what the hero says is none.' }),
    more: z
      .array(z.strictObject({ kind: z.enum(HOME_TASK_KINDS), count: z.int() }))
      .meta({ description: 'How many tasks of a kind there are beyond those.' }),
    places: z
      .array(z.strictObject({ place: z.enum(CLIENT_PLACE_NAMES), count: z.int(), packages: z.array(homePackage) }))
      .meta({ description: 'Where packages are, with how many are there and the newest three; none that is empty.' }),
    hasOrdered: z.boolean().meta({ description: 'Whatever became of it.' }),
    miamiAddress: address.meta({ description: 'Where stores send what the client buys.' }),
  })
  .meta({ description: "All that a client's home shows." })
export type ClientHome = z.output<typeof clientHome>
