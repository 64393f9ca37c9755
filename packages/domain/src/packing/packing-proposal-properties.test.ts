import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBundle, type ProposedBundle, proposeBundles, type ReadyPackage } from '../index.ts'
import { countOfFirstFitDecreasing } from '../testing/packing.ts'
import { PARAMETERS } from '../testing/parameters.ts'
import { consignee, LUIS, ROSA, ready } from '../testing/ready-packages.ts'

describe('any proposal', () => {
  const PEOPLE = [consignee(ROSA), consignee(LUIS), { ...consignee('1760013210'), hasConsented: false }, null]
  const anyPackage = fc.record({
    person: fc.nat(PEOPLE.length - 1),
    category: fc.constantFrom('B', 'B', 'B', 'C'),
    isSpecial: fc.boolean(),
    isAuthorizedToBundle: fc.constantFrom(true, true, true, false),
    weightInGrams: fc.integer({ min: 100, max: 4_100 }),
    valueInCents: fc.integer({ min: 500, max: 20_000 }),
  })
  const anySituation = fc.record({
    packages: fc.array(anyPackage, { maxLength: 40 }),
    years: fc.tuple(...PEOPLE.map(() => fc.constantFrom(0, 60_000, 150_000))),
    isCategoryCEnabled: fc.boolean(),
  })

  test('names each package once, and every bundle keeps the rules beside those before it', () => {
    fc.assert(
      fc.property(anySituation, ({ packages, years, isCategoryCEnabled }) => {
        const parameters = { ...PARAMETERS, isCategoryCEnabled }
        const given = packages.map(({ person, ...changes }, index) => {
          const declaredEarlierThisYearInCents = years[person] ?? 0
          return ready(String(index), { ...changes, consignee: PEOPLE[person] ?? null, declaredEarlierThisYearInCents })
        })
        const proposal = proposeBundles(given, parameters)
        const bundles = proposal.groups.flatMap((group) => group.bundles)
        const named = [...bundles.flatMap(({ orderIds }) => orderIds), ...proposal.leftOut.map(({ orderId }) => orderId)]
        expect(named.map(Number).sort((one, other) => one - other)).toEqual(given.map((_, index) => index))
        expect(refusalsInTurn(bundles, given, parameters)).toEqual([])
        expect(proposal.declarations).toBeLessThanOrEqual(byFirstFit(bundles, given))
      }),
      { numRuns: 300 },
    )
  })
})

/** What the rules say against each bundle when they are made one after the other. */
function refusalsInTurn(bundles: readonly ProposedBundle[], given: readonly ReadyPackage[], parameters: typeof PARAMETERS) {
  const declared = new Map<string, number>()
  return bundles.flatMap(({ orderIds, category, valueWithTaxInCents }): { code: string }[] => {
    const packages = orderIds.flatMap((id) => given[Number(id)] ?? [])
    const [first] = packages
    if (!first?.consignee) return [{ code: 'nobody' }]
    const before = declared.get(first.consignee.identification) ?? first.declaredEarlierThisYearInCents
    if (category === 'B') declared.set(first.consignee.identification, before + valueWithTaxInCents)
    const orders = packages.map(({ order }) => order)
    return checkBundle({ orders, consignee: first.consignee, declaredEarlierThisYearInCents: before }, parameters).refusals
  })
}

/** How many declarations first-fit decreasing makes of the packages that were proposed. */
function byFirstFit(bundles: readonly ProposedBundle[], given: readonly ReadyPackage[]): number {
  const proposed = bundles.flatMap(({ orderIds }) => orderIds.flatMap((id) => given[Number(id)] ?? []))
  const groups = Map.groupBy(proposed, ({ order }) =>
    [order.consigneeIdentification, order.category, order.isSpecial, order.isAuthorizedToBundle || order.id].join('/'),
  )
  const rooms = { B: { weightInGrams: 4_000, valueInCents: 37_559 }, C: { weightInGrams: 100_000, valueInCents: 469_484 } }
  return [...groups.values()].reduce((count, group) => {
    const orders = group.map(({ order }) => order)
    return count + countOfFirstFitDecreasing(orders, rooms[orders[0]?.category ?? 'B'])
  }, 0)
}
