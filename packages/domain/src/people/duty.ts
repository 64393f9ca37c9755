import { PAYMENT_METHODS, type PaymentMethod } from '../rules/vocabularies.ts'
import type { Actor } from './role.ts'

/** What an administrator is there for (office, section 7): several a person; an owner may do everything. */
export const DUTIES = ['owner', 'warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'] as const
export type Duty = (typeof DUTIES)[number]

/** Who may do something beside owners, who may do everything. */
export type Duties = readonly Exclude<Duty, 'owner'>[]

export const OWNERS_ALONE = [] as const satisfies Duties
/** What concerns one's own account, or changes nothing. */
export const EVERY_DUTY = [
  'warehouseMIA',
  'warehouseUIO',
  'counter',
  'accounts',
  'purchasing',
  'reader',
] as const satisfies Duties
export const WAREHOUSES = ['warehouseMIA', 'warehouseUIO'] as const satisfies Duties
export const MONEY_READERS = ['accounts', 'reader'] as const satisfies Duties
/** What a counter must see to bill, take cash and deliver. */
export const COUNTER_READERS = ['counter', 'accounts', 'reader'] as const satisfies Duties
/** Who works with packages and has to do with the people whose they are. */
export const CARERS = ['warehouseMIA', 'warehouseUIO', 'counter', 'purchasing'] as const satisfies Duties

/** What an account has: everybody who administers is an owner until an owner says otherwise. */
export const dutiesOf = ({ isAdmin, duties }: { isAdmin: boolean; duties: readonly Duty[] | null }): readonly Duty[] =>
  isAdmin ? (duties ?? ['owner']) : []

/** Clients and associates have no duties, and are not asked for any. */
export const hasDuty = ({ role, duties = [] }: Pick<Actor, 'role' | 'duties'>, asked: Duties): boolean =>
  role !== 'administrator' || duties.includes('owner') || asked.some((duty) => duties.includes(duty))

/** A counter takes cash and cards; what comes to a bank is the accounts' matter. */
export const methodsTakenBy = (actor: Pick<Actor, 'role' | 'duties'>): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method === 'cash' || method === 'card' || hasDuty(actor, ['accounts']))
