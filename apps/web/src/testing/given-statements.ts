import type { Statement, StatementLineView, UnidentifiedLine } from '@app/contract/fields/statements'
import { listUnidentified } from '@app/contract/payments.contract'
import { CLIENT } from './given-payments.ts'
import { idOf } from './people.ts'
import { answers } from './server.ts'

export const BANK = { id: idOf(93), kind: 'bank' as const, name: 'Produbanco 1200' }
export const OTHER = { id: idOf(9), code: 'UIO-1009', name: 'Inés Ñacato' }
const BILL = { id: idOf(40), code: 'VTA-000040', dueInCents: 4_070 }

const aLine = (number: number, changed: Partial<UnidentifiedLine> = {}): UnidentifiedLine => ({
  ...{
    id: idOf(number),
    statementId: idOf(20),
    account: BANK,
    day: '2026-01-05',
    amountInCents: 4_070,
    reference: `TRX-${number}`,
  },
  ...{ text: 'TRANSF VTA-000040', ready: null, because: 'nobodyNamed', settled: [], candidates: [] },
  ...changed,
})
export const READY = aLine(21, {
  ...{ ready: { client: CLIENT, bills: [BILL] }, because: null },
  candidates: [{ client: CLIENT, speaks: ['bill', 'amount'], bills: [BILL] }],
})
export const UNSURE = aLine(22, {
  text: 'TRANSF LUZ PAZ',
  candidates: [
    { client: CLIENT, speaks: ['name'], bills: [] },
    { client: OTHER, speaks: ['amount'], bills: [{ ...BILL, id: idOf(41), code: 'VTA-000041' }] },
  ],
})
export const STATEMENT: Statement = {
  ...{ id: idOf(20), account: BANK, fileName: 'enero.csv', createdAt: '2026-01-06T15:00:00.000Z', actor: { name: 'Ana León' } },
  ...{ firstDay: '2026-01-01', lastDay: '2026-01-05', lineCount: 5, addedCount: 3, debitCount: 1, bookedCount: 1, asideCount: 0 },
  leftCount: 2,
}
export const LINE: StatementLineView = {
  ...{
    id: idOf(23),
    statementId: idOf(20),
    account: BANK,
    day: '2026-01-05',
    amountInCents: 12,
    reference: '',
    text: 'INTERESES',
  },
  ...{ state: 'aside', payment: null, asideReason: 'Del banco.' },
}

export function waiting(lines: UnidentifiedLine[]) {
  const readyCount = lines.filter(({ ready }) => ready).length
  answers(listUnidentified, ({ query }) => ({
    data: query?.isReady ? lines.filter(({ ready }) => ready) : lines,
    meta: { page: 1, limit: 100, total: lines.length, totalPages: 1, readyCount },
  }))
}
