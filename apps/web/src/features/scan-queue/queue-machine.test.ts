import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  decided,
  forgettable,
  isTooOld,
  mustLookFirst,
  nextToSend,
  type QueueEntry,
  tried,
  wayBack,
} from './queue-machine.ts'

const NOW = Date.parse('2026-11-21T15:00:00Z')
const DONE = { kind: 'received', id: 'o1', code: 'ORD-000001', reasons: [], note: '' } as const
const REFUSAL = { code: 'orderNotFound', message: 'Order not found', details: {} }
const photo = new File(['x'], 'foto.jpg')

const scan = (changes: Partial<QueueEntry> = {}): QueueEntry => ({
  id: 'e1',
  seq: 1,
  userId: 'marlon',
  at: '2026-11-21T14:00:00Z',
  idempotencyKey: 'k1',
  task: { kind: 'receive', arrival: { orderId: 'o1', weightInGrams: 1_200 }, isWeighedAgain: false },
  label: { number: '1Z999AA10123456784', code: 'ORD-000001', clientName: 'Lucía Andrade', weightInGrams: 1_200 },
  photos: [photo],
  isUnchecked: true,
  state: 'waiting',
  tries: 0,
  refusal: null,
  result: null,
  ...changes,
})
const refused = (changes: Partial<QueueEntry> = {}) => scan({ state: 'refused', refusal: REFUSAL, tries: 1, ...changes })

test('the oldest that waits goes first', () => {
  expect(nextToSend([scan({ seq: 3 }), scan({ seq: 2 }), refused({ seq: 1 })])?.seq).toBe(2)
  expect(nextToSend([refused()])).toBeNull()
})

describe('an answer', () => {
  test('that never came leaves it waiting, with its key', () => {
    expect(answered(tried(scan()), { kind: 'later' })).toMatchObject({ state: 'waiting', tries: 1, idempotencyKey: 'k1' })
  })

  test('lets its photos go once they are with the server', () => {
    expect(answered(scan(), { kind: 'done', result: DONE })).toMatchObject({ state: 'sent', result: DONE, photos: [] })
  })

  test('that refuses keeps everything for the person to decide', () => {
    expect(answered(scan(), { kind: 'refused', refusal: REFUSAL })).toMatchObject({ state: 'refused', photos: [photo] })
  })

  test('after another tab was answered changes nothing', () => {
    const sent = answered(scan(), { kind: 'done', result: DONE })
    expect(answered(sent, { kind: 'refused', refusal: REFUSAL })).toEqual(sent)
  })
})

describe('looking first', () => {
  test('only where nobody could be asked, and never once it may have been oneself', () => {
    expect(mustLookFirst(scan())).toBe(true)
    expect(mustLookFirst(scan({ isUnchecked: false }))).toBe(false)
    expect(mustLookFirst(tried(scan()))).toBe(false)
  })
})

test('what may have been done before the server forgot its answers is for a person to tell', () => {
  const monthAgo = '2026-10-20T15:00:00Z'
  expect(isTooOld(scan({ at: monthAgo, tries: 1 }), NOW)).toBe(true)
  expect(isTooOld(scan({ at: monthAgo, tries: 0 }), NOW)).toBe(false)
  expect(isTooOld(scan({ tries: 1 }), NOW)).toBe(false)
})

describe('a decision', () => {
  test('to try again keeps key and place', () => {
    expect(decided(refused(), { kind: 'again' })).toMatchObject({ state: 'waiting', idempotencyKey: 'k1', seq: 1, refusal: null })
  })

  test('that one’s own weight counts is not asked again', () => {
    expect(mustLookFirst(decided(refused({ tries: 0 }), { kind: 'mine' }))).toBe(false)
  })

  test('confirmed, it carries why its weight counts', () => {
    expect(decided(refused(), { kind: 'confirmWeight' })).toMatchObject({
      state: 'waiting',
      task: { arrival: { confirmed: { reason: 'announcedWrong' } } },
    })
  })

  test('to register it without owner takes weight and photos along, under a key of its own', () => {
    expect(decided(refused(), { kind: 'asUnmatched', idempotencyKey: 'k2' })).toMatchObject({
      state: 'waiting',
      idempotencyKey: 'k2',
      photos: [photo],
      task: { kind: 'unmatched', body: { tracking: '1Z999AA10123456784', weightInGrams: 1_200, labelText: 'Lucía Andrade' } },
    })
  })

  test('is only about what was refused', () => {
    expect(decided(scan(), { kind: 'drop' })).toEqual(scan())
  })
})

test('a scan that never left is forgotten, one that did is taken back by a call', () => {
  expect(wayBack(scan())).toBe('forget')
  expect(wayBack(tried(scan()))).toBe('send')
  expect(wayBack(scan({ state: 'sent', result: DONE }))).toBe('send')
  expect(
    wayBack(scan({ state: 'sent', result: { ...DONE, kind: 'arrived' }, task: { kind: 'arrive', bundleId: 'b1' } })),
  ).toBeNull()
  expect(wayBack(scan({ task: { kind: 'undo', of: 'e0' } }))).toBeNull()
})

test('nothing that waits for the server or a person is ever forgotten', () => {
  const entries = Array.from({ length: 300 }, (_, seq) => scan({ seq, state: seq % 2 ? 'waiting' : 'refused' }))
  expect(forgettable(entries)).toEqual([])
  expect(forgettable(Array.from({ length: 60 }, (_, seq) => scan({ seq, state: 'sent' }))).map(({ seq }) => seq)).toEqual([
    9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ])
})

/** A server that does a key once and repeats its answer, behind a line that loses what it likes. */
type Happening = 'arrives' | 'requestLost' | 'answerLost' | 'crashBefore' | 'refuses'
const happening = fc.constantFrom<Happening>('arrives', 'requestLost', 'answerLost', 'crashBefore', 'refuses')

test('whatever is lost on the way, everything is done exactly once and in order, or waits for a decision', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(happening, { maxLength: 60 }), (count, happenings) => {
      let entries = Array.from({ length: count }, (_, seq) => scan({ id: `e${seq}`, seq, idempotencyKey: `k${seq}` }))
      const effects: string[] = []
      const change = (changed: QueueEntry) => {
        entries = entries.map((entry) => (entry.id === changed.id ? changed : entry))
      }
      const attempt = (what: Happening) => {
        const entry = nextToSend(entries)
        if (!entry || what === 'crashBefore') return
        const sent = tried(entry)
        change(sent)
        if (what === 'requestLost') return change(answered(sent, { kind: 'later' }))
        // Refused only where nothing was done with this key yet: the server repeats what it answered.
        const isRepeated = effects.includes(sent.idempotencyKey)
        if (what === 'refuses' && !isRepeated) return change(answered(sent, { kind: 'refused', refusal: REFUSAL }))
        if (!isRepeated) effects.push(sent.idempotencyKey)
        change(answered(sent, what === 'answerLost' ? { kind: 'later' } : { kind: 'done', result: DONE }))
      }
      for (const what of happenings) attempt(what)
      while (nextToSend(entries)) attempt('arrives')
      const refusedKeys = entries.filter(({ state }) => state === 'refused').map(({ idempotencyKey }) => idempotencyKey)
      expect(entries.length).toBe(count)
      expect(new Set(effects).size).toBe(effects.length)
      expect([...effects, ...refusedKeys].toSorted()).toEqual(entries.map(({ idempotencyKey }) => idempotencyKey).toSorted())
      const places = effects.map((key) => Number(key.slice(1)))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }),
    { numRuns: 2_000 },
  )
})
