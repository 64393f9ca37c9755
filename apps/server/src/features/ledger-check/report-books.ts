import { dollarsFromCents } from '@app/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { namesOfSessions } from '../drawer-records/drawer-sessions.repository.ts'
import { numbersOfDocuments } from '../fiscal-documents/fiscal-books.repository.ts'
import { codesOf, countBooks } from '../ledger/counted-books.repository.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { checkBooks } from './check-books.ts'
import { checkKeptFigures } from './check-kept-figures.ts'

export type BooksReport = { isBalanced: boolean; lines: string[] }

/** Checks the books as they are at one moment, also while others write: a line for each discrepancy, and what was checked. */
export function reportBooks(db: Db): Promise<BooksReport> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const found = [...(await checkBooks(tx)), ...(await checkKeptFigures(tx))]
      const documents = found.filter(({ record }) => record === 'fiscalDocument').map(({ id }) => id)
      const sessions = found.filter(({ record }) => record === 'drawerSession').map(({ id }) => id)
      const named = [...(await numbersOfDocuments(tx, documents)), ...(await namesOfSessions(tx, sessions))]
      const codes = new Map([...(await codesOf(tx, found)), ...named])
      const counts = Object.entries(await countBooks(tx)).map(([what, count]) => `${what} ${count.toLocaleString('en')}`)
      const verdict = found.length === 0 ? 'The books balance' : `The books do not balance, ${found.length} off`
      const summary = `${verdict} (${counts.join(', ')}).`
      return { isBalanced: found.length === 0, lines: [...found.map((one) => lineOf(one, codes)), summary] }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function lineOf({ record, id, amount, expectedInCents, foundInCents, isCount }: Discrepancy, codes: ReadonlyMap<string, string>) {
  const written = isCount ? String : dollars
  return `${record} ${codes.get(id) ?? id}: ${amount} is ${written(foundInCents)} and should be ${written(expectedInCents)}`
}

const dollars = (amountInCents: number): string => `USD ${dollarsFromCents(amountInCents).toFixed(2)}`
