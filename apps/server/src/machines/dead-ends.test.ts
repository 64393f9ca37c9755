// Nothing ends in a dead end: from every state that people, stores, customs and banks can bring about, an end can be reached in which nobody
// owes anybody and what the record says is true. The model is by hand and reads no table of the program (both ways, section 9).
import { describe, expect, test } from 'vitest'
import { CASES } from './dead-ends/cases.ts'
import { canReach, explore, type Graph, wayTo } from './dead-ends/search.ts'
import { MECHANISMS, type Mechanism } from './dead-ends/steps.ts'
import { type Amounts, isSettled, type Parcel, type State } from './dead-ends/truth.ts'

/** The number of states: another number is another model. */
const STATES: Record<keyof typeof CASES, number> = { one: 24_735, two: 40_944, bought: 14_291 }

/** The house has it, and nothing is wrong with it. */
const isFine = ({ goods, status, isWet }: Parcel) => ['miami', 'air', 'quito'].includes(goods) && status !== 'closed' && !isWet

/** The states that lead nowhere: no settled end, or no way to its owner for a package that is fine, while they answer. */
function deadEnds(graph: Graph, amounts: readonly Amounts[]): number[] {
  const settles = canReach(graph, (state) => isSettled(state))
  const handedOver = amounts.map((_amounts, index) => canReach(graph, ({ parcels }) => parcels[index]?.status === 'delivered'))
  const isStuck = ({ parcels, client, purchase }: State, at: number) =>
    client === 'here' && purchase !== 'cancelled' && parcels.some((parcel, index) => isFine(parcel) && !handedOver[index]?.[at])
  return graph.states.flatMap((state, at) => (!settles[at] || isStuck(state, at) ? [at] : []))
}

const named = (graph: Graph, ends: readonly number[]): string[] => ends.slice(0, 3).map((at) => wayTo(graph, at).join(', '))

describe.each(['one', 'two', 'bought'] as const)('%s', (name) => {
  const graph = explore(CASES[name])

  test('comes to an end from everywhere, with its owner or by the staff alone', () => {
    expect(named(graph, deadEnds(graph, CASES[name].amounts))).toEqual([])
    expect(graph.states).toHaveLength(STATES[name])
  })

  test('has each truth and each misfortune somewhere among its states', () => {
    const seen = new Set(graph.states.flatMap(({ happened }) => happened.map((what) => what.split(' ')[0])))
    const events = [
      'storeCancels',
      ...(name === 'two' ? [] : ['tooHeavy']),
      'isLost',
      'isFound',
      'isSeized',
      'getsWet',
      'short',
      'over',
      'bounces',
      'fallsSilent',
    ]
    expect(seen).toEqual(new Set(events))
    const places = new Set(graph.states.flatMap(({ parcels }) => parcels.map(({ goods }) => goods)))
    expect(places).toEqual(new Set(['store', 'road', 'miami', 'air', 'customs', 'quito', 'client', 'house', 'nowhere']))
  })
})

/** Where somebody stands before a wall once this cannot be done, and how they came there. */
const WALLS: Record<Mechanism, [keyof typeof CASES, string]> = {
  refund: ['bought', 'accept, payUpFront, staffRefusal'],
  move: ['one', 'storeSends 0, comes 0'],
  creditNote: ['one', 'storeSends 0, comes 0, receive 0, ship, comes 0, arrive, weigh, bill, pay, apply, isLost 0'],
  closePaid: ['one', 'storeSends 0, comes 0, receive 0, ship, comes 0, arrive, weigh, bill, pay, apply, isLost 0'],
  minusLine: ['one', 'storeSends 0, comes 0, receive 0, ship, comes 0, arrive, weigh, bill, pay, apply, settle 0, isLost 0'],
  staffRefusal: ['bought', 'fallsSilent'],
  split: ['one', 'storeSends 0, tooHeavy 0, comes 0'],
  category: ['one', 'storeSends 0, tooHeavy 0, comes 0'],
  writeOff: ['one', 'fallsSilent'],
  abandon: ['bought', 'accept, payUpFront, hold, buy, fallsSilent'],
}

test.each(MECHANISMS)('without %s somebody stands before a wall', (mechanism) => {
  const [name, wall] = WALLS[mechanism]
  const graph = explore(CASES[name], mechanism)
  expect(named(graph, deadEnds(graph, CASES[name].amounts))[0]).toBe(wall)
})
