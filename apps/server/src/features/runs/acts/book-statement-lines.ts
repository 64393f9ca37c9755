// The payments that lines of a bank's statement are, by the use case of `POST /statement/line/{id}/payment`.
import { payments } from '@app/contract'
import { MOST_BOOKED_IN_RUN } from '@app/domain'
import { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { queryOfFilter } from '../../../records/condition-of-filter.ts'
import { holdAccounts } from '../../ledger/accounts.repository.ts'
import { payLine } from '../../payments/statements/book-statement-line.ts'
import { type MatchedLine, matchOpenLines } from '../../payments/statements/match-open-lines.ts'
import { undoPayment } from '../../payments/undo-payment.ts'
import { getLines, lockLine } from '../../statement-records/statement-lines.repository.ts'
import type { StatementLineRow } from '../../statement-records/statements.table.ts'
import { get } from '../../users/users.repository.ts'
import type { ActWithUndo, Seen, Wanted } from './run-act.ts'
import { UNDONE_WORDS } from './undone-words.ts'

/** Whose money it is, and what each bill owed when a person said yes to it. */
const PLAN = z.strictObject({
  clientId: z.uuid(),
  bills: z.array(z.strictObject({ id: z.uuid(), amountInCents: z.int() })),
})
/** What the undo takes back. */
const BOOKED = z.strictObject({ paymentId: z.uuid() })

export const bookStatementLines: ActWithUndo = {
  roles: ['administrator'],
  duties: payments.bookStatementLine.duties,
  undoIsSensitive: true,
  preview: async (db, _actor, wanted) => {
    const { matched, settled } = await wantedLines(db, wanted)
    const ready = matched.filter(({ match }) => match.ready !== null)
    const isLater = new Set(ready.slice(MOST_BOOKED_IN_RUN))
    return [...matched.map((one) => seenOf(one, isLater.has(one))), ...settled.map(seenOfSettled)]
  },
  carryOut: async (tx, actor, { recordId, plan }) => {
    const { clientId, bills } = PLAN.parse(plan)
    // Accounts before lines, as everywhere.
    await holdAccounts(tx, [clientId])
    const { paymentId } = await lockLine(tx, recordId)
    if (paymentId !== null) return 'unchanged'
    const payment = await payLine(tx, actor, recordId, { clientId, bills, repeated: false })
    return { leftVersion: null, before: BOOKED.encode({ paymentId: payment.id }) }
  },
  undo: async (tx, actor, { before }) => {
    const reason = UNDONE_WORDS[(await get(tx, actor.userId)).language]
    await undoPayment(tx, actor, { ...BOOKED.parse(before), reason })
  },
}

/** Those that wait, and of those named which wait no more. @throws statementLineNotFound, companyAccountNotFound, unknownParameter */
async function wantedLines(
  db: Db,
  wanted: Wanted,
): Promise<{ matched: readonly MatchedLine[]; settled: readonly StatementLineRow[] }> {
  if ('filter' in wanted) {
    const { matched } = await matchOpenLines(db, queryOfFilter(payments.listUnidentified, wanted.filter))
    return { matched, settled: [] }
  }
  const named = await getLines(db, wanted.ids)
  const ids = new Set(wanted.ids)
  const matched = (await matchOpenLines(db)).matched.filter(({ line }) => ids.has(line.id))
  const open = new Set(matched.map(({ line }) => line.id))
  return { matched, settled: named.filter(({ id }) => !open.has(id)) }
}

const LONGEST_NAME = 60
/** A line has no number of its own: what the bank wrote names it, as far as it goes. */
const lineOf = ({ id: recordId, reference, text, day, amountInCents }: StatementLineRow) => ({
  ...{ recordId, amountInCents },
  code: reference || text.slice(0, LONGEST_NAME) || day,
})

function seenOf({ line, match: { ready, because } }: MatchedLine, isLater: boolean): Seen {
  if (!ready) return { ...lineOf(line), result: 'refused', reason: because ?? 'nobodyNamed' }
  if (isLater) return { ...lineOf(line), result: 'refused', reason: 'runTooLarge' }
  const { clientId, bills } = ready
  const plan = PLAN.encode({ clientId, bills: bills.map(({ id, dueInCents: amountInCents }) => ({ id, amountInCents })) })
  return { ...lineOf(line), plan, result: 'waiting', reason: null }
}

/** Booked is what was wanted; what left the account, or was put aside, is no payment. */
const seenOfSettled = (line: StatementLineRow): Seen =>
  line.paymentId === null
    ? { ...lineOf(line), result: 'refused', reason: 'statementLineNotBookable' }
    : { ...lineOf(line), result: 'unchanged', reason: null }
