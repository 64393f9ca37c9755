import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentEra, forgetRecords, holdRecord, noteRead, noteWritten, recordInFront, replaceRecord } from './record-versions.ts'

const versionOf = (id: string) => recordInFront(id)?.record.version ?? null
const order = (version: number, more: object = {}) => ({ id: 'o1', version, ...more })

beforeEach(() => forgetRecords())

describe('what the person has in front of them', () => {
  test('is what was read last, wherever it stood in the answer', () => {
    noteRead({ data: [order(3, { items: [{ id: 'i1' }] }), { id: 'o2', version: 1 }], meta: { total: 2 } }, currentEra())
    noteRead({ id: 'b1', version: 7, orders: [order(4)] }, currentEra())

    expect([versionOf('o1'), versionOf('o2'), versionOf('b1'), versionOf('i1')]).toEqual([4, 1, 7, null])
  })

  test('never goes back when answers overtake each other', () => {
    noteRead(order(4), currentEra())
    noteRead(order(3), currentEra())

    expect(versionOf('o1')).toBe(4)
  })

  test('may be changed by a change of their own, until it is read anew', () => {
    noteRead([order(3), { id: 'b1', version: 7 }], currentEra())
    noteWritten({ orders: [order(4)] })
    expect(versionOf('o1')).toBe(4)
    expect([recordInFront('o1')?.mayBeOwnChange, recordInFront('b1')?.mayBeOwnChange]).toEqual([false, true])

    noteRead({ id: 'b1', version: 8 }, currentEra())
    expect(recordInFront('b1')?.mayBeOwnChange).toBe(false)
  })

  test('is not told for sure by an answer that was asked for before that change', () => {
    const before = currentEra()
    noteWritten({ ok: true })
    noteRead(order(3), before)

    expect(recordInFront('o1')?.mayBeOwnChange).toBe(true)
  })
})

describe('a form that holds a record', () => {
  test('keeps the version it began with while lists are read anew', () => {
    noteRead(order(3), currentEra())
    const release = holdRecord(order(3))
    noteRead(order(5), currentEra())
    expect(versionOf('o1')).toBe(3)

    release()
    expect(versionOf('o1')).toBe(5)
  })

  test('goes on from its own changes', () => {
    holdRecord(order(3, { description: 'a' }))
    noteWritten(order(4))

    expect(recordInFront('o1')).toMatchObject({ record: { version: 4, description: 'a' }, mayBeOwnChange: false })
  })

  test('knows that a screen which is a moment behind their own change shows what they changed', () => {
    noteRead(order(3), currentEra())
    noteWritten(order(4))
    holdRecord(order(3))

    expect(recordInFront('o1')).toMatchObject({ record: { version: 3 }, mayBeOwnChange: true })
  })

  test("does not take somebody else's change for their own", () => {
    noteRead(order(3), currentEra())
    noteRead(order(4), currentEra())
    holdRecord(order(3))

    expect(recordInFront('o1')).toMatchObject({ record: { version: 3 }, mayBeOwnChange: false })
  })

  test("is told when the person goes on from somebody else's", () => {
    const onReplaced = vi.fn()
    holdRecord(order(3), onReplaced)
    replaceRecord(order(6))

    expect(onReplaced).toHaveBeenCalledExactlyOnceWith(order(6))
    expect(versionOf('o1')).toBe(6)
  })
})
