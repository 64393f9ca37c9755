import { describe, expect, test } from 'vitest'
import {
  associatesIn,
  PROPOSAL_ORDERS,
  type ProposalFilters,
  promisedDayOf,
  promisedDaysIn,
  shownBundles,
  WITHOUT_ASSOCIATE,
  waitInDays,
} from './proposal-filters.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const DIEGO = { id: 'diego', code: 'diego', name: 'Diego Loor' }
const ALL: ProposalFilters = { text: '', associateId: '', waitsAtLeastInDays: 0, promisedBy: '', order: 'proposed' }

type Ready = Parameters<typeof waitInDays>[0]['orders'][number]
const order = (code: string, changes: Partial<Ready> = {}): Ready => ({
  ...{ id: code, code, description: 'Zapatos', client: { id: 'c', code: 'UIO-1', name: 'Ana Vaca' }, associate: null },
  ...{ weightInGrams: 1_000, productValueInCents: 5_000, intakeAt: '2026-11-20T14:00:00Z', promisedDate: null },
  ...changes,
})
const consignee = (name: string, identification: string) => ({
  ...{ authorizedNameId: null, identificationType: 'cedula' as const },
  ...{ name, identification },
})

const luis = { consignee: consignee('Luis Peñafiel', '0926687856'), orders: [order('ORD-1', { promisedDate: '2026-11-27' })] }
const ana = {
  consignee: consignee('Ana Vaca', '1710034065'),
  orders: [
    order('ORD-2', { associate: DIEGO, intakeAt: '2026-11-10T15:00:00Z', promisedDate: '2026-12-04' }),
    order('ORD-3', { intakeAt: '2026-11-17T15:00:00Z', promisedDate: '2026-11-20', description: 'Cámara' }),
  ],
}
const eva = { consignee: consignee('Eva Ruiz', '1712345674'), orders: [order('ORD-4', { intakeAt: '2026-11-17T02:00:00Z' })] }
const PROPOSED = [luis, ana, eva]

const shown = (changes: Partial<ProposalFilters>) =>
  shownBundles(PROPOSED, { ...ALL, ...changes }, NOW).map((bundle) => bundle.consignee.name.split(' ')[0])

describe('what shows of a proposal', () => {
  test('is all of it, as it was proposed, where nothing is asked for', () => {
    expect(shown({})).toEqual(['Luis', 'Ana', 'Eva'])
  })

  test.each([
    ['penafiel', ['Luis']],
    [' PEÑA ', ['Luis']],
    ['1710034065', ['Ana']],
    ['ord-3', ['Ana']],
    ['camara', ['Ana']],
    ['uio-1', ['Luis', 'Ana', 'Eva']],
    ['nadie', []],
  ])('is found by part of a name, an identification, a number or a thing: «%s»', (text, expected) => {
    expect(shown({ text })).toEqual(expected)
  })

  test('is of one associate, or of clients whom nobody brought', () => {
    expect(shown({ associateId: DIEGO.id })).toEqual(['Ana'])
    expect(shown({ associateId: WITHOUT_ASSOCIATE })).toEqual(['Luis', 'Ana', 'Eva'])
    expect(associatesIn(PROPOSED)).toEqual([DIEGO])
  })

  test('waits as long as the package that waits longest, by days of Quito', () => {
    expect([luis, ana, eva].map((bundle) => waitInDays(bundle, NOW))).toEqual([0, 10, 4])
    expect(waitInDays({ orders: [order('ORD-5', { intakeAt: null })] }, NOW)).toBe(0)
    expect(shown({ waitsAtLeastInDays: 4 })).toEqual(['Ana', 'Eva'])
    expect(shown({ waitsAtLeastInDays: 5 })).toEqual(['Ana'])
  })

  test('is promised by the first day that one of its clients expects; what nobody was promised is by no day', () => {
    expect([luis, ana, eva].map(promisedDayOf)).toEqual(['2026-11-27', '2026-11-20', null])
    expect(promisedDaysIn(PROPOSED)).toEqual(['2026-11-20', '2026-11-27'])
    expect(shown({ promisedBy: '2026-11-26' })).toEqual(['Ana'])
    expect(shown({ promisedBy: '2026-11-27' })).toEqual(['Luis', 'Ana'])
  })

  test('stands in the order that is asked for', () => {
    expect(shown({ order: 'promised' })).toEqual(['Ana', 'Luis', 'Eva'])
    expect(shown({ order: 'waits' })).toEqual(['Ana', 'Eva', 'Luis'])
    expect(shown({ order: 'consignee' })).toEqual(['Ana', 'Eva', 'Luis'])
  })

  test.each(PROPOSAL_ORDERS)('loses nothing by being ordered: %s', (by) => {
    expect(shown({ order: by }).toSorted()).toEqual(['Ana', 'Eva', 'Luis'])
  })
})
