import type { Statement, StatementLineView } from '@app/contract/fields/statements'
import { type ListedLine, type ListedProof, listUnidentified } from '@app/contract/payments.contract'
import { CLIENT } from './given-payments.ts'
import { idOf } from './people.ts'
import { answers } from './server.ts'

export const BANK = { id: idOf(93), kind: 'bank' as const, name: 'Produbanco 1200' }
export const OTHER = { id: idOf(9), code: 'UIO-1009', name: 'Inés Ñacato' }
const BILL = { id: idOf(40), code: 'VTA-000040', dueInCents: 4_070 }

const aLine = (number: number, changed: Partial<ListedLine> = {}): ListedLine => ({
  kind: 'line',
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

/** Of CLIENT, for BILL, which no line says the reference of. */
export const aProof = (changed: Partial<ListedProof> = {}): ListedProof => ({
  ...{ kind: 'proof', id: idOf(60), version: 1, createdAt: '2026-01-04T15:00:00.000Z', updatedAt: '2026-01-04T15:00:00.000Z' },
  ...{ status: 'pending', client: CLIENT, bill: { id: BILL.id, code: BILL.code, totalInCents: 4_070 }, purchase: null },
  ...{ amountInCents: 4_070, reference: 'JEP-7700981', note: '', reviewedAt: null, refusalReason: null },
  file: { id: idOf(61), name: 'recibo.jpg', contentType: 'image/jpeg', sizeInBytes: 9_000, purpose: 'proof' },
  ...{ allowedActions: ['refuse'], dueInCents: 4_070, line: null, linesOfAmount: [] },
  ...changed,
})

export function waiting(listed: (ListedLine | ListedProof)[]) {
  const isReady = (one: ListedLine | ListedProof) => one.kind === 'line' && one.ready !== null
  answers(listUnidentified, ({ query }) => ({
    data: query?.isReady ? listed.filter(isReady) : listed,
    meta: { page: 1, limit: 100, total: listed.length, totalPages: 1, readyCount: listed.filter(isReady).length },
  }))
}
