// A drawer of cash at a counter: what is counted, and what it must come to (office, section 3).
import { sum } from '../rules/money.ts'

/** Notes and coins of the dollar, the largest first. */
export const DENOMINATIONS_IN_CENTS = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25, 10, 5, 1] as const
export type DenominationInCents = (typeof DENOMINATIONS_IN_CENTS)[number]

/**
 * What a line of a drawer is. `float` and `left` come from the rest of the account Caja and go back there, payments and refunds are clients',
 * `in`, `out` and `toBank` are movements, `difference` is what was counted beyond what was expected.
 */
export const DRAWER_LINE_KINDS = ['float', 'payment', 'refund', 'in', 'out', 'toBank', 'difference', 'left'] as const
export type DrawerLineKind = (typeof DRAWER_LINE_KINDS)[number]

/** What its holder writes down. */
export const DRAWER_MOVEMENTS = ['in', 'out', 'toBank'] as const satisfies readonly DrawerLineKind[]
export type DrawerMovement = (typeof DRAWER_MOVEMENTS)[number]

export const DRAWER_LINE_ACTIONS = ['undoDrawerMovement'] as const

export type CountedNotes = readonly { denominationInCents: number; count: number }[]

/** @returns cents */
export const countedInCents = (notes: CountedNotes): number =>
  sum(notes.map(({ denominationInCents, count }) => denominationInCents * count))

/** What a movement puts into the drawer; negative where it takes out. */
export const movedInCents = (kind: DrawerMovement, amountInCents: number): number =>
  kind === 'in' ? amountInCents : 0 - amountInCents

/** The lines that end a session, whose sum takes the drawer to nothing: what is over or short, what goes to the bank, what stays. */
export function closingLines({ expectedInCents, countedInCents: counted, toBankInCents }: Closing): ClosingLine[] {
  const lines: ClosingLine[] = [
    { kind: 'difference', amountInCents: counted - expectedInCents },
    { kind: 'toBank', amountInCents: 0 - toBankInCents },
    { kind: 'left', amountInCents: toBankInCents - counted },
  ]
  return lines.filter(({ amountInCents }) => amountInCents !== 0)
}

type Closing = { expectedInCents: number; countedInCents: number; toBankInCents: number }
type ClosingLine = { kind: 'difference' | 'toBank' | 'left'; amountInCents: number }
