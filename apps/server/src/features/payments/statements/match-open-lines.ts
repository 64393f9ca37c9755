import { type LineMatch, matchLines } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { requireKnown } from '../../company/company-accounts.repository.ts'
import { openLines } from '../../statement-records/statement-lines.repository.ts'
import type { StatementLineRow } from '../../statement-records/statements.table.ts'
import { type FoundFacts, factsFor } from './statement-facts.ts'

export type MatchedLine = { line: StatementLineRow; match: LineMatch }
type Wanted = { accountId?: string | undefined; isReady?: boolean | undefined }

/**
 * All lines that wait are matched together, since two may claim one bill, and those wanted are answered: what is ready first, then the
 * oldest. A bill that was paid or voided meanwhile is another fact, and its line is not ready any more. @throws companyAccountNotFound
 */
export async function matchOpenLines(
  db: Db,
  { accountId, isReady }: Wanted = {},
): Promise<{ matched: MatchedLine[]; all: readonly MatchedLine[]; found: FoundFacts }> {
  if (accountId) await requireKnown(db, accountId)
  const lines = await openLines(db)
  const found = await factsFor(db, lines)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const all = matchLines(lines.map(wordsOf), found.facts).flatMap((match): MatchedLine[] => {
    const line = byId.get(match.lineId)
    return line ? [{ line, match }] : []
  })
  const wanted = all.filter(({ line, match }) => {
    const isOfAccount = accountId === undefined || line.accountId === accountId
    return isOfAccount && (isReady === undefined || isReady === (match.ready !== null))
  })
  const isNow = ({ match }: MatchedLine) => match.ready !== null
  return { matched: [...wanted.filter(isNow), ...wanted.filter((one) => !isNow(one))], all, found }
}

/** What a line says, to be matched. */
export const wordsOf = ({ id, amountInCents, reference, text }: StatementLineRow) => ({
  ...{ id, amountInCents },
  // Nothing of the reference runs on in the text.
  words: `${reference} · ${text}`,
})
