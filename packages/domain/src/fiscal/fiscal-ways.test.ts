// Whole ways of a document, one answer after the other, as the SRI has given them.
import { expect, test } from 'vitest'
import { afterCall, type FiscalAnswer, type FiscalMessage, type FiscalUnderWay, startedAt } from '../index.ts'

const AT = new Date('2026-11-26T15:00:00Z')

const said = (code: number): FiscalMessage[] => [{ code, text: 'X', more: '', isWarning: false }]
const ANSWERS: Record<string, FiscalAnswer> = {
  RECIBIDA: { outcome: 'received', messages: [] },
  nothing: { outcome: 'unclear' },
  unknown: { outcome: 'unknown' },
  working: { outcome: 'inProcess', messages: [] },
  AUTORIZADO: { outcome: 'authorised', messages: [] },
  'given back 43': { outcome: 'givenBack', messages: said(43) },
  'given back 50': { outcome: 'givenBack', messages: said(50) },
  'given back 70': { outcome: 'givenBack', messages: said(70) },
  'not authorised 39': { outcome: 'notAuthorised', messages: said(39) },
}

/** What the product asks or does, in order: each call, and each move. */
function wayOf(answers: readonly string[]): string[] {
  let document: FiscalUnderWay = { status: 'signed', accessKey: 'K', formerKeys: [], progress: startedAt(AT, 'send') }
  let passedInSeconds = 0
  return answers.flatMap((answer) => {
    const at = new Date(AT.getTime() + passedInSeconds * 1_000)
    const { next } = document.progress
    const { action, progress, waitInSeconds } = afterCall(document, ANSWERS[answer] ?? { outcome: 'unclear' }, at)
    passedInSeconds += waitInSeconds ?? 0
    const status = action === 'receive' ? 'received' : action === 'sendAgain' ? 'signed' : document.status
    document = { ...document, status, progress }
    return action ? [next, action] : [next]
  })
}

test.each([
  [['RECIBIDA', 'AUTORIZADO'], 'send receive ask authorise'],
  [['RECIBIDA', 'working', 'AUTORIZADO'], 'send receive ask ask authorise'],
  [['nothing', 'AUTORIZADO'], 'send ask authorise'],
  [['nothing', 'nothing', 'unknown', 'RECIBIDA', 'AUTORIZADO'], 'send ask ask send receive ask authorise'],
  [['nothing', 'unknown', 'given back 43', 'AUTORIZADO'], 'send ask send receive ask authorise'],
  [['given back 50', 'given back 50', 'RECIBIDA', 'AUTORIZADO'], 'send send send receive ask authorise'],
  [['given back 70', 'unknown', 'unknown', 'AUTORIZADO'], 'send receive ask ask ask authorise'],
  [['RECIBIDA', 'not authorised 39'], 'send receive ask giveBack'],
  [
    ['RECIBIDA', ...Array(7).fill('unknown'), 'RECIBIDA', 'AUTORIZADO'],
    'send receive ask ask ask ask ask ask ask sendAgain send receive ask authorise',
  ],
])('%j: %s', (answers, way) => {
  expect(wayOf(answers).join(' ')).toBe(way)
})
