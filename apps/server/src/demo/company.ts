import type { Actor, OrderStatus } from '@app/domain'
import { atTime } from '../clock.ts'
import type { Parts } from '../http/parts.ts'
import { at, timeOfDay } from './calendar/calendar.ts'
import type { Random } from './calendar/random.ts'
import type { Client } from './clients.ts'
import type { Package } from './contents/packages.ts'

export type Staff = { administrator: Actor; secondOwner: Actor; warehouse: Actor; associates: readonly Actor[] }
export type Customer = Client & { actor: Actor; casilleroCode: string; authorizedNameIds: readonly string[] }

/** A package that somebody asked for, and where it is. */
export type Parcel = Package & {
  id: string
  owner: Customer
  status: OrderStatus
  isAuthorized: boolean
  isBundled: boolean
  weighedOn: string | null
}

/** The company while its year is lived: the people, and what they have under way. */
export type Company = {
  parts: Parts
  staff: Staff
  customers: readonly Customer[]
  parcels: Parcel[]
  /** For what is decided on the day. */
  random: Random
}

/** Who looks after a client's packages: their associate, else an administrator. */
export const carerOf = ({ staff }: Company, { associate }: Pick<Client, 'associate'>): Actor =>
  (associate === null ? undefined : staff.associates[associate]) ?? staff.administrator

export function customerOf({ customers }: Company, number: number): Customer {
  const customer = customers[number]
  if (!customer) throw new RangeError(`there is no client ${number}`)
  return customer
}

export const associateIdOf = ({ staff }: Company, { associate }: Pick<Client, 'associate'>): string | null =>
  associate === null ? null : (staff.associates[associate]?.userId ?? null)

/** Does something at some minute of an hour of a day. */
export const during = <Result>({ random }: Company, day: string, hour: number, work: () => Result): Result =>
  atTime(at(day, timeOfDay(hour, random.integer(0, 59))), work)
