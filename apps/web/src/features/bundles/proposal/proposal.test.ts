import { initialParameterValues, readRetailParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import {
  bundlesOfKind,
  figuresOf,
  findPackage,
  movePackage,
  neighbourOf,
  type Proposal,
  proposalFrom,
  putBack,
  setWanted,
  sumsOf,
  withoutBundles,
  withoutPackage,
} from './proposal.ts'

const parameters = readRetailParameters(initialParameterValues())
const ana = { authorizedNameId: null, name: 'Ana Vaca', identificationType: 'cedula', identification: '1710034065' } as const
const luis = { authorizedNameId: null, name: 'Luis Mena', identificationType: 'cedula', identification: '0926687856' } as const

const ready = (id: string, weightInGrams = 1_000, productValueInCents = 5_000) => ({
  id,
  code: id.toUpperCase(),
  client: { id: 'c', code: 'PU-1', name: 'Ana Vaca' },
  associate: null,
  description: 'Zapatos',
  weightInGrams,
  productValueInCents,
  intakeAt: '2026-11-16T15:00:00Z',
  promisedDate: null,
})

const proposed = (consignee: typeof ana | typeof luis, ...orders: ReturnType<typeof ready>[]) => ({
  consignee,
  category: 'B' as const,
  isSpecial: false,
  orderIds: orders.map(({ id }) => id),
  orders,
  weightInGrams: 0,
  valueWithTaxInCents: 0,
  warnings: ['manyEqualItems'],
})

/** 1: a, b, c of Ana · 2: d of Ana · 3: e of Luis. */
const start = () =>
  proposalFrom({
    bundles: [proposed(ana, ready('a'), ready('b'), ready('c')), proposed(ana, ready('d')), proposed(luis, ready('e'))],
  })

const told = ({ bundles }: Proposal) => bundles.map(({ number, orders }) => [number, orders.map(({ id }) => id).join('')])
const outOf = ({ takenOut }: Proposal) => takenOut.map(({ order }) => order.id)

describe('a proposal', () => {
  test('numbers its bundles from 1', () => {
    expect(told(start())).toEqual([
      [1, 'abc'],
      [2, 'd'],
      [3, 'e'],
    ])
  })

  test('lets a package join the other bundles of the same person and kind only', () => {
    const proposal = start()
    const [first] = proposal.bundles
    expect(first && bundlesOfKind(proposal, first, 1).map(({ number }) => number)).toEqual([2])
  })

  test('moves a package, and forgets the warnings of what it changed', () => {
    const moved = movePackage(start(), 'a', 2)
    expect(told(moved)).toEqual([
      [1, 'bc'],
      [2, 'da'],
      [3, 'e'],
    ])
    expect(moved.bundles.map(({ warnings }) => warnings.length)).toEqual([0, 0, 1])
  })

  test('gives a package a bundle of its own, with a number that nobody had', () => {
    const twice = movePackage(movePackage(start(), 'a', 'new'), 'b', 'new')
    expect(told(twice)).toEqual([
      [1, 'c'],
      [2, 'd'],
      [3, 'e'],
      [4, 'a'],
      [5, 'b'],
    ])
  })

  test('a bundle that holds nothing is gone, and its package can come back to another or to one of its own', () => {
    const out = movePackage(start(), 'd', 'out')
    expect([told(out), outOf(out)]).toEqual([
      [
        [1, 'abc'],
        [3, 'e'],
      ],
      ['d'],
    ])
    expect(told(movePackage(out, 'd', 1))[0]).toEqual([1, 'abcd'])
    const back = movePackage(out, 'd', 'new')
    expect([told(back).at(-1), outOf(back)]).toEqual([[4, 'd'], []])
  })

  test('is as it was where a package stays, or is none of it', () => {
    const proposal = start()
    expect(movePackage(proposal, 'a', 1)).toBe(proposal)
    expect(movePackage(proposal, 'z', 'out')).toBe(proposal)
  })

  test('saves 20 USD for every package that shares a declaration of a wanted bundle', () => {
    expect(figuresOf(start().bundles, parameters)).toEqual({ declarations: 3, packages: 5, savesInCents: 4_000 })
    expect(figuresOf(setWanted(start(), [1], false).bundles, parameters)).toEqual({
      declarations: 2,
      packages: 2,
      savesInCents: 0,
    })
    expect(told(withoutBundles(start(), [1, 3]))).toEqual([[2, 'd']])
  })

  test('says what passes the limits of the category', () => {
    const [fits] = proposalFrom({ bundles: [proposed(ana, ready('a', 4_000, 37_559))] }).bundles
    const [heavy] = proposalFrom({ bundles: [proposed(ana, ready('a', 4_001, 100))] }).bundles
    const [dear] = proposalFrom({ bundles: [proposed(ana, ready('a', 100, 37_560))] }).bundles
    expect([fits, heavy, dear].map((bundle) => bundle && sumsOf(bundle, parameters).isOver)).toEqual([false, true, true])
  })
})

describe('a package that is held back', () => {
  const placeOf = (proposal: Proposal, id: string) => {
    const place = findPackage(proposal, id)
    if (!place) throw new Error(`${id} is nowhere`)
    return place
  }

  test('leaves its bundle, which is gone where it was the last one', () => {
    const proposal = start()
    expect(told(withoutPackage(proposal, placeOf(proposal, 'b')))[0]).toEqual([1, 'ac'])
    const without = withoutPackage(proposal, placeOf(proposal, 'd'))
    expect(told(without)).toEqual([
      [1, 'abc'],
      [3, 'e'],
    ])
    expect(outOf(without)).toEqual([])
  })

  test('leaves what was left out alike', () => {
    const proposal = movePackage(start(), 'b', 'out')
    expect(outOf(withoutPackage(proposal, placeOf(proposal, 'b')))).toEqual([])
  })

  test('comes back where it was, and where nothing is left of that in a bundle of its own', () => {
    const proposal = start()
    const [b, d] = [placeOf(proposal, 'b'), placeOf(proposal, 'd')]
    expect(told(putBack(withoutPackage(proposal, b), b))[0]).toEqual([1, 'acb'])
    expect(told(putBack(withoutPackage(proposal, d), d))).toEqual([
      [1, 'abc'],
      [3, 'e'],
      [4, 'd'],
    ])
    const leftOut = movePackage(proposal, 'b', 'out')
    const out = placeOf(leftOut, 'b')
    expect(outOf(putBack(withoutPackage(leftOut, out), out))).toEqual(['b'])
  })

  test('comes back once', () => {
    const proposal = start()
    expect(putBack(proposal, placeOf(proposal, 'b'))).toBe(proposal)
  })

  test('is followed by the one beside it, and the last one by the one before', () => {
    const proposal = movePackage(start(), 'e', 'out')
    expect(neighbourOf(proposal, 'a')).toBe('b')
    expect(neighbourOf(proposal, 'c')).toBe('d')
    expect(neighbourOf(proposal, 'e')).toBe('d')
    expect(neighbourOf(proposalFrom({ bundles: [proposed(luis, ready('e'))] }), 'e')).toBeNull()
  })
})
