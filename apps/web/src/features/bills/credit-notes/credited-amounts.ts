// What a note would give back, by the function that the server asks too.
import type { BillDetail } from '@app/contract/bills.contract'
import { type CreditNote, creditNoteOf } from '@app/domain'

type Lines = BillDetail['lines']
/** Cents by the id of the line. */
export type Amounts = Readonly<Record<string, number>>

export const leftOf = ({ amountInCents, creditedInCents }: Lines[number]): number => amountInCents - creditedInCents

/** All that is left of these packages. */
export const allOfPackages = (lines: Lines, orderIds: ReadonlySet<string>): Amounts =>
  Object.fromEntries(lines.map((line) => [line.id, orderIds.has(line.orderId) ? leftOf(line) : 0]))

/** None where a line has less left, or nothing would be given back. */
export function noteOf({ lines, creditNotes, ivaInBasisPoints }: BillDetail, amounts: Amounts): CreditNote | null {
  const credited = lines.map(({ id }) => amounts[id] ?? 0)
  const already = lines.map(({ creditedInCents }) => creditedInCents)
  const inForce = creditNotes.filter(({ takenBackAt }) => takenBackAt === null)
  const taxAlready = inForce.reduce((total, { taxInCents }) => total + taxInCents, 0)
  const isTooMuch = lines.some((line, index) => isAbove(credited[index] ?? 0, leftOf(line)))
  if (isTooMuch) return null
  const note = creditNoteOf(lines, credited, already, ivaInBasisPoints, taxAlready)
  return note.totalInCents > 0 ? note : null
}

/** A discount is below zero, and so is what is given back of it. */
export const isAbove = (amountInCents: number, leftInCents: number): boolean =>
  leftInCents >= 0 ? amountInCents < 0 || amountInCents > leftInCents : amountInCents > 0 || amountInCents < leftInCents
