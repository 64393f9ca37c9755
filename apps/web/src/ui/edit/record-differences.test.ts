import { describe, expect, test } from 'vitest'
import { differencesOf, overNewer, touched } from './record-differences.ts'

const before = { id: 'o1', version: 3, status: 'inReview', description: 'Zapatos', productValueInCents: 5_000, items: [] }

describe('what differs', () => {
  test('is what somebody else changed and what the person wants otherwise', () => {
    const now = { ...before, version: 4, status: 'reviewed', productValueInCents: 6_000 }

    expect(differencesOf(before, now, { productValueInCents: 5_500 })).toEqual([
      { name: 'status', before: 'inReview', now: 'reviewed', mine: undefined },
      { name: 'productValueInCents', before: 5_000, now: 6_000, mine: 5_500 },
    ])
  })

  test('is nothing where both want the same, and nothing that has no name', () => {
    const now = { ...before, version: 4, description: 'Botas', items: [1] }

    expect(differencesOf(before, now, { description: 'Botas', orderId: 'o1' })).toEqual([
      { name: 'description', before: 'Zapatos', now: 'Botas', mine: 'Botas' },
    ])
    expect(differencesOf(now, now, { description: 'Botas' })).toEqual([])
  })

  test('is unknown where nobody knows how it is now', () => {
    expect(differencesOf(before, null, { description: 'Botas' })).toEqual([])
  })
})

describe('saving over a newer version', () => {
  const mine = { orderId: 'o1', description: 'Botas', productValueInCents: 5_000 }

  test('writes what the person changed and leaves the rest as somebody else has it', () => {
    const now = { ...before, version: 4, description: 'Sandalias', productValueInCents: 6_000 }
    expect(overNewer(mine, before, now)).toEqual({ orderId: 'o1', description: 'Botas', productValueInCents: 6_000 })
    expect(touched(mine, before)).toEqual({ orderId: 'o1', description: 'Botas' })
  })

  test('takes an empty field for one that was empty', () => {
    expect(overNewer({ note: '' }, { note: null }, { note: 'Frágil' })).toEqual({ note: 'Frágil' })
    expect(overNewer({ note: '' }, { note: 'Frágil' }, { note: 'Muy frágil' })).toEqual({ note: '' })
  })

  test('writes all of it where nobody knows how it was or is', () => {
    expect(overNewer(mine, null, { ...before, version: 4 })).toEqual(mine)
    expect(overNewer(mine, before, null)).toEqual(mine)
  })
})
