// What all rows of a list come to, apart from the list: its rows wait for no sum.
import type { Role } from '@app/domain'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { type ListEndpoint, type MadeFrom, type WholeList, wholeQueryOf } from '../fields/list.ts'
import { MOST_TOTALLED } from '../fields/list-limits.ts'

/** What a list can be summed by: its columns of grams and cents. */
export const SUMMED = [
  'weightInGrams',
  'productValueInCents',
  'valueWithTaxInCents',
  'totalInCents',
  'dueInCents',
  'amountInCents',
  'quotedPriceInCents',
] as const
export type Summed = (typeof SUMMED)[number]

type Sums<Name extends Summed> = z.ZodObject<{ [Each in Name]: z.ZodNumber }>
const totals = <Name extends Summed>(names: readonly Name[]) => {
  const shape = Object.fromEntries(names.map((name) => [name, z.int()])) as unknown as { [Each in Name]: z.ZodNumber }
  return z.strictObject({
    count: z.int().meta({ description: `Exact up to ${MOST_TOTALLED}; one more stands for more.` }),
    sums: (z.strictObject(shape) as Sums<Name>)
      .nullable()
      .meta({ description: `Of each column, over all rows that match; null where there are more than ${MOST_TOTALLED}.` }),
  })
}

/** Clients have few rows, and no sums of them. */
const STAFF: readonly Role[] = ['associate', 'administrator']

type TotalsOf<E extends ListEndpoint, Name extends Summed> = MadeFrom<
  E,
  'totals',
  WholeList<E>,
  ReturnType<typeof totals<Name>>
> & { roles: readonly Role[] }

/** What the rows of a list as filtered come to, all pages of it. */
export const totalsOf = <const E extends ListEndpoint, const Name extends Summed>(
  list: E,
  names: readonly Name[],
): TotalsOf<E, Name> => {
  const summary = `What the rows of ${list.path} as filtered come to, at most ${MOST_TOTALLED} of them.`
  const roles = STAFF.filter((role) => list.roles === 'anyone' || list.roles.includes(role))
  return { ...list, path: `${list.path}/totals`, summary, roles, query: wholeQueryOf(list), response: totals(names) }
}

/** What any of them answers. */
export type Totals = { count: number; sums: Readonly<Partial<Record<Summed, number>>> | null }
export type TotalsEndpoint = Endpoint & { method: 'GET'; response: z.ZodType<Totals> }
