import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterCall,
  type FiscalAnswer,
  type FiscalMessage,
  type FiscalOutcome,
  type FiscalProgress,
  type FiscalUnderWay,
  keyToAsk,
  startedAt,
} from '../index.ts'

const AT = new Date('2026-11-26T15:00:00Z')
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1_000)
const message = (code: number | null, isWarning = false): FiscalMessage => ({ code, text: 'X', more: '', isWarning })
const withCodes = (outcome: 'givenBack' | 'notAuthorised', ...codes: number[]): FiscalAnswer => ({
  outcome,
  messages: codes.map((code) => message(code)),
})
const signed = (changes: Partial<FiscalProgress> = {}, formerKeys: string[] = []): FiscalUnderWay => ({
  ...{ status: 'signed', accessKey: 'K2', formerKeys },
  progress: { ...startedAt(AT, 'send'), ...changes },
})
const received = (changes: Partial<FiscalProgress> = {}): FiscalUnderWay => ({
  ...{ status: 'received', accessKey: 'K2', formerKeys: [] },
  progress: { ...startedAt(AT, 'ask'), receivedAt: AT.toISOString(), ...changes },
})

describe('what the answer to a sending leads to', () => {
  test('RECIBIDA: the SRI has it, and is asked after a second', () => {
    expect(afterCall(signed(), { outcome: 'received', messages: [] }, AT)).toMatchObject({
      action: 'receive',
      waitInSeconds: 1,
      progress: { next: 'ask', receivedAt: AT.toISOString(), mayResend: true },
    })
  })

  test.each([
    ['43: it is there already', 43, 'receive', 'ask', true],
    ['70: it is worked on, and never sent again', 70, 'receive', 'ask', false],
    ['50: the same again', 50, null, 'send', true],
    ['35: a person acts', 35, 'giveBack', 'send', true],
    ['999, which nobody knows: a person acts', 999, 'giveBack', 'send', true],
    ['59 alone, which stops nothing, given back all the same: a person acts', 59, 'giveBack', 'send', true],
  ] as const)('%s', (_what, code, action, next, mayResend) => {
    const decision = afterCall(signed(), withCodes('givenBack', code), AT)
    expect([decision.action, decision.progress.next, decision.progress.mayResend]).toEqual([action, next, mayResend])
    expect(decision.waitInSeconds === null).toBe(action === 'giveBack')
  })

  test('no clear answer: it is asked about first, and sent again only if it is unknown', () => {
    const first = afterCall(signed(), { outcome: 'unclear' }, AT)
    expect([first.action, first.progress.next, first.waitInSeconds]).toEqual([null, 'ask', 1])
    const second = afterCall(signed(first.progress), { outcome: 'unknown' }, AT)
    expect([second.action, second.progress.next, second.waitInSeconds]).toEqual([null, 'send', 2])
  })

  test('65: another date once every key that it had is unknown, and once a day', () => {
    const document = signed({}, ['K0', 'K1'])
    let decision = afterCall(document, withCodes('givenBack', 65), AT)
    for (const key of ['K0', 'K1', 'K2']) {
      expect(decision.action).toBeNull()
      expect(keyToAsk({ ...document, progress: decision.progress })).toBe(key)
      decision = afterCall({ ...document, progress: decision.progress }, { outcome: 'unknown' }, AT)
    }
    expect(decision).toMatchObject({ action: 'redate', progress: { next: 'send', redatedOn: '2026-11-26', checking: null } })
    const again = afterCall(signed(decision.progress), withCodes('givenBack', 65), AT)
    expect(again).toMatchObject({ action: 'giveBack', trouble: 'dateRefused' })
    expect(afterCall(signed(decision.progress), withCodes('givenBack', 65), later(86_400)).action).toBeNull()
  })

  test('45: a former key that the SRI authorised is the document’s; else a person confirms the next number', () => {
    const asking = afterCall(signed({}, ['K1']), withCodes('givenBack', 45), AT)
    const document = signed(asking.progress, ['K1'])
    expect(keyToAsk(document)).toBe('K1')
    expect(afterCall(document, { outcome: 'authorised', messages: [] }, AT).action).toBe('authorise')
    const second = afterCall(document, { outcome: 'unknown' }, AT)
    const last = afterCall(signed(second.progress, ['K1']), { outcome: 'unknown' }, AT)
    expect(last).toMatchObject({ action: 'giveBack', trouble: 'numberUsedElsewhere', waitInSeconds: null })
  })

  test('while keys are asked about, no answer asks about the same one again', () => {
    const checking = { keys: ['K1', 'K2'], leadsTo: 'redate' } as const
    const decision = afterCall(signed({ next: 'ask', checking }), { outcome: 'unclear' }, AT)
    expect(decision).toMatchObject({ action: null, waitInSeconds: 1, progress: { next: 'ask', checking } })
  })
})

describe('what the answer to a question leads to', () => {
  test.each([
    ['AUTORIZADO', { outcome: 'authorised', messages: [message(60, true)] }, 'authorise'],
    ['NO AUTORIZADO', withCodes('notAuthorised', 39), 'giveBack'],
    ['NO AUTORIZADO with 65: the key is known', withCodes('notAuthorised', 65), 'giveBack'],
    ['NO AUTORIZADO with 70: it is worked on', withCodes('notAuthorised', 70), null],
    ['EN PROCESO', { outcome: 'inProcess', messages: [] }, null],
    ['nothing clear', { outcome: 'unclear' }, null],
    ['nothing of this key, once', { outcome: 'unknown' }, null],
  ] as [string, FiscalAnswer, string | null][])('%s', (_what, answer, action) => {
    const decision = afterCall(received(), answer, AT)
    expect([decision.action, decision.progress.next]).toEqual([action, 'ask'])
  })

  test('asked after 1, 2, 4, 8, 15 and 30 s, each minute, after an hour every 15, after a day each hour with words', () => {
    const pauses: (number | null)[] = []
    let [decision, seconds] = [afterCall(signed(), { outcome: 'received', messages: [] }, AT), 0]
    while (seconds < 90_000) {
      pauses.push(decision.waitInSeconds)
      seconds += decision.waitInSeconds ?? 0
      decision = afterCall(received(decision.progress), { outcome: 'inProcess', messages: [] }, later(seconds))
      expect(decision.trouble).toBe(seconds >= 86_400 ? 'silentForADay' : null)
    }
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 15, 30, 60, 60])
    expect([pauses.filter((pause) => pause === 60).length, pauses.filter((pause) => pause === 900).length]).toEqual([59, 92])
    expect(pauses.at(-1)).toBe(3_600)
  })

  test('a key unknown for 60 s is sent again; before, after 70, or once a day has passed, it is not', () => {
    const first = afterCall(received(), { outcome: 'unknown' }, AT)
    const after = (seconds: number, changes: Partial<FiscalProgress> = {}) =>
      afterCall(received({ ...first.progress, ...changes }), { outcome: 'unknown' }, later(seconds)).action
    expect([after(59), after(60), after(60, { mayResend: false }), after(86_400)]).toEqual([null, 'sendAgain', null, null])
    const known = afterCall(received(first.progress), { outcome: 'inProcess', messages: [] }, later(30))
    expect(afterCall(received(known.progress), { outcome: 'unknown' }, later(61)).action).toBeNull()
  })

  test('asked after a sending without a clear answer, one that is worked on counts as received', () => {
    const decision = afterCall(signed({ next: 'ask' }), { outcome: 'inProcess', messages: [] }, AT)
    expect(decision.action).toBe('receive')
  })
})

const anAnswer = fc
  .record({
    outcome: fc.constantFrom<FiscalOutcome>(
      'unclear',
      'unknown',
      'received',
      'givenBack',
      'inProcess',
      'notAuthorised',
      'authorised',
    ),
    codes: fc.array(fc.constantFrom(2, 35, 39, 43, 45, 50, 59, 65, 70, 999), { minLength: 1, maxLength: 2 }),
    afterSeconds: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ outcome, codes, afterSeconds }) => ({ outcome, messages: codes.map((code) => message(code)), afterSeconds }))

test('whatever the SRI answers, nothing is sent while it may have it, and only AUTORIZADO authorises', () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 1, maxLength: 60 }), (answers) => {
      let document = signed()
      let [seconds, isUnclear, isWorkedOn] = [0, false, false]
      const unknown = new Set<string>()
      for (const { afterSeconds, ...answer } of answers) {
        seconds += afterSeconds
        const { next } = document.progress
        if (next === 'send') expect([isUnclear, isWorkedOn]).toEqual([false, false])
        const asked = keyToAsk(document)
        const { action, progress, waitInSeconds } = afterCall(document, answer as FiscalAnswer, later(seconds))

        isUnclear = answer.outcome === 'unclear'
        if (next === 'ask' && answer.outcome === 'unknown') unknown.add(asked)
        if (next === 'send') unknown.clear()
        if (action === 'authorise') expect(answer.outcome).toBe('authorised')
        if (action === 'redate') expect([...document.formerKeys, document.accessKey].every((key) => unknown.has(key))).toBe(true)
        if (action === 'receive' && next === 'send') {
          isWorkedOn = answer.outcome === 'givenBack' && answer.messages.some(({ code }) => code === 70)
        }
        expect(waitInSeconds === null).toBe(action === 'authorise' || action === 'giveBack')
        if (waitInSeconds === null) return
        expect(waitInSeconds).toBeGreaterThanOrEqual(0)
        expect(waitInSeconds).toBeLessThanOrEqual(3_600)
        const redated = {
          accessKey: `K${document.formerKeys.length + 3}`,
          formerKeys: [...document.formerKeys, document.accessKey],
        }
        const status = action === 'receive' ? 'received' : action === 'sendAgain' ? 'signed' : document.status
        document = { ...document, ...(action === 'redate' && redated), status, progress }
      }
    }),
    { numRuns: 2_000 },
  )
})
