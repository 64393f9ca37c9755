import { describe, expect, test } from 'vitest'
import { type BundleToShip, manifestGaps } from '../index.ts'

const ready: BundleToShip = { id: 'a', childGuideNumber: '123-1', customsValueInCents: 5_000 }

describe('what a manifest still lacks to be shipped', () => {
  test('is nothing once it has a guide number, a day and every bundle its child guide number and customs value', () => {
    expect(manifestGaps({ guideNumber: '123', departureDate: '2026-11-27', bundles: [ready] })).toEqual([])
  })

  test('is a guide number, the day of the flight and a bundle, to begin with', () => {
    expect(manifestGaps({ guideNumber: null, departureDate: null, bundles: [] })).toEqual([
      { missing: 'guideNumber', bundleIds: [] },
      { missing: 'departureDate', bundleIds: [] },
      { missing: 'bundles', bundleIds: [] },
    ])
  })

  test('names the bundles that lack something', () => {
    const bundles = [
      ready,
      { ...ready, id: 'b', childGuideNumber: null },
      { ...ready, id: 'c', childGuideNumber: ' ', customsValueInCents: null },
      { ...ready, id: 'd', customsValueInCents: 0 },
    ]
    expect(manifestGaps({ guideNumber: ' ', departureDate: '2026-11-27', bundles })).toEqual([
      { missing: 'guideNumber', bundleIds: [] },
      { missing: 'childGuideNumber', bundleIds: ['b', 'c'] },
      { missing: 'customsValue', bundleIds: ['c', 'd'] },
    ])
  })
})
