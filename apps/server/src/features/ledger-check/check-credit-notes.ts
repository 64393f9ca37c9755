import { compensationOf, ivaOfCredit, percentOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import {
  compensationsMade,
  compensationsOffLedger,
  linesOverCredited,
  notesOffLedger,
  notesOffLines,
  taxOfNotes,
} from '../ledger/credit-note-books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'

/** Every credit note is its lines and the IVA that its bill has no more, in the ledger while it is in force; together they give back no more than there was. */
export const checkCreditNotes = async (db: Db): Promise<Discrepancy[]> => [
  ...(await notesOffLines(db)).map((note) => ({ record: 'creditNote' as const, amount: 'lines', ...note })),
  ...(await checkTax(db)),
  ...(await notesOffLedger(db)).map((note) => ({ record: 'creditNote' as const, amount: 'ledger', ...note })),
  ...(await linesOverCredited(db)).map((bill) => ({ record: 'bill' as const, amount: 'credited', ...bill })),
]

/** By the rule of fiscal, section 7; what was issued before it has the bill's IVA before, less its IVA after (docs/decisions/0057). */
async function checkTax(db: Db): Promise<Discrepancy[]> {
  return (await taxOfNotes(db)).flatMap(({ id, taxInCents, ivaInBasisPoints, ...note }) => {
    const taxableLeft = note.billTaxableInCents - note.taxableBeforeInCents - note.taxableInCents
    const left = {
      baseInCents: note.billTaxableInCents - note.taxableBeforeInCents,
      ivaInCents: note.billTaxInCents - note.taxBeforeInCents,
    }
    const byDifference = left.ivaInCents - percentOf(taxableLeft, ivaInBasisPoints)
    if (taxInCents === byDifference) return []
    const expected = taxableLeft < 0 ? byDifference : ivaOfCredit(note.taxableInCents, ivaInBasisPoints, left)
    return differences('creditNote', id, { tax: [expected, taxInCents] })
  })
}

/** Every compensation is its share of the declared value, up to the cap, or what two administrators agreed to; and in the ledger once. */
export async function checkCompensations(db: Db): Promise<Discrepancy[]> {
  const amounts = (await compensationsMade(db)).flatMap(({ id, amount, declared, share, rate, cap, approved }) => {
    const parameters = { compensationRateInBasisPoints: rate, compensationCapInCents: cap }
    const computed = compensationOf({ shareInBasisPoints: share, declaredValueInCents: declared }, parameters)
    const expected = approved < 0 ? computed : approved
    return differences('compensation', id, { amount: [expected, amount] })
  })
  const ledger = await compensationsOffLedger(db)
  return [...amounts, ...ledger.map((made) => ({ record: 'compensation' as const, amount: 'ledger', ...made }))]
}
