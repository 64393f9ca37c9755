import type { Parameters, PaymentMethod } from '@app/domain'
import type { Issuer } from '../../features/company/issuer.ts'
import type { OrderRow } from '../../features/orders/orders.table.ts'
import { at, timeOfDay } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import type { Readers } from './news.ts'
import type { Shelves } from './shelves.ts'
import type { LargeSize } from './size.ts'

/** Who works in the large company, by what they do. */
export type Workers = Record<'miami' | 'quito' | 'counter' | 'accounts' | 'reviewers', readonly string[]>

/** Whom a client named to collect for them. */
type Collector = { authorizedNameId: string; name: string; identification: string; since: Date }

/** A client of the large company, with what the past has kept of them so far. */
export type Client = {
  id: string
  name: string
  identification: string
  email: string
  address: string
  city: string
  associateId: string | null
  hasDiscount: boolean
  joinedOn: string
  collectors: Collector[]
  /** How much they send, beside others. */
  activity: number
  /** In favour on their account, and since when. */
  creditInCents: number
  creditSince: Date
  /** Declared by fiscal year: what is asked for, and what bundles took. */
  asked: Map<number, number>
  declared: Map<number, number>
}

/** What an associate earned with a package, and when the client's money came. */
export type Earned = {
  associateId: string
  order: Pick<OrderRow, 'id' | 'deliveredAt'>
  entryId: string
  amountInCents: number
  collectedOn: string
}

/** The large company while its past is made. */
export type World = {
  random: Random
  size: LargeSize
  /** The day after its last one. */
  end: string
  parameters: Parameters
  parametersVersion: number
  issuer: Issuer
  workers: Workers
  clients: readonly Client[]
  cashAccountId: string
  bankAccountIds: readonly string[]
  shelves: Shelves
  readers: Readers
  earned: Earned[]
}

/** Some minute between two hours of a day. */
export const momentOf = ({ random }: Pick<World, 'random'>, day: string, fromHour: number, toHour: number): Date =>
  at(day, timeOfDay(random.integer(fromHour, toHour - 1), random.integer(0, 59)))

/** Where money of this kind goes. */
export const accountFor = ({ random, cashAccountId, bankAccountIds }: World, method: PaymentMethod): string =>
  method === 'cash' ? cashAccountId : random.pick(bankAccountIds)

/** Whether that day has been: the company's past ends before today. */
export const hasBeen = ({ end }: Pick<World, 'end'>, day: string): boolean => day < end
