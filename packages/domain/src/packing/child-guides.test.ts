import { describe, expect, test } from 'vitest'
import { guideSeries, planGuides } from '../index.ts'

const bundle = (position: number, childGuideNumber: string | null = null) => ({
  id: `id-${position}`,
  code: `BLT-00000${position}`,
  childGuideNumber,
})
const told = (planned: ReturnType<typeof planGuides>) =>
  planned.map((one) => [one.line, one.bundle?.code ?? null, one.childGuideNumber, one.problem])

describe('a series of child guides', () => {
  test('counts on from the first number, as wide as it is', () => {
    expect(guideSeries(' PTC90000098 ', 3)).toEqual(['PTC90000098', 'PTC90000099', 'PTC90000100'])
    expect(guideSeries('H-009', 2)).toEqual(['H-009', 'H-010'])
    expect(guideSeries('99', 2)).toEqual(['99', '100'])
  })

  test('counts numbers that are longer than a number of JavaScript', () => {
    expect(guideSeries('90071992547409930001', 2)).toEqual(['90071992547409930001', '90071992547409930002'])
  })

  test('is none where the first does not end in a digit', () => {
    expect(guideSeries('PTC', 2)).toEqual([])
    expect(guideSeries('', 2)).toEqual([])
  })
})

describe('child guides', () => {
  test('fill what is empty, in order', () => {
    const bundles = [bundle(1), bundle(2, 'H-9'), bundle(3)]
    expect(told(planGuides(bundles, [{ childGuideNumber: 'H-1' }, { childGuideNumber: ' H-2 ' }]))).toEqual([
      [1, 'BLT-000001', 'H-1', null],
      [2, 'BLT-000003', 'H-2', null],
    ])
  })

  test('go to the bundles that are named, in any case, also instead of what they had; the others fill what no line names', () => {
    const bundles = [bundle(1), bundle(2, 'H-9'), bundle(3)]
    const lines = [
      { code: 'blt-000002', childGuideNumber: 'H-1' },
      { code: 'BLT-000001', childGuideNumber: null },
      { childGuideNumber: 'H-3' },
    ]
    expect(told(planGuides(bundles, lines))).toEqual([
      [1, 'BLT-000002', 'H-1', null],
      [2, 'BLT-000001', null, null],
      [3, 'BLT-000003', 'H-3', null],
    ])
  })

  test('may be swapped between two bundles', () => {
    const bundles = [bundle(1, 'H-1'), bundle(2, 'H-2')]
    const lines = [
      { code: 'BLT-000001', childGuideNumber: 'H-2' },
      { code: 'BLT-000002', childGuideNumber: 'H-1' },
    ]
    expect(planGuides(bundles, lines).map(({ problem }) => problem)).toEqual([null, null])
  })

  test('are refused line by line', () => {
    const bundles = [bundle(1), bundle(2, 'h-9'), bundle(3), bundle(4), bundle(5)]
    const lines = [
      { childGuideNumber: 'H-1' },
      { childGuideNumber: 'h-1' },
      { childGuideNumber: 'H-9' },
      { code: 'BLT-000008', childGuideNumber: 'H-4' },
      { code: 'BLT-000005', childGuideNumber: 'H-5' },
      { code: 'BLT-000005', childGuideNumber: 'H-6' },
      { childGuideNumber: 'H-7' },
    ]
    expect(told(planGuides(bundles, lines, new Set(['H-5'])))).toEqual([
      [1, 'BLT-000001', 'H-1', null],
      [2, 'BLT-000003', 'h-1', 'guideRepeated'],
      [3, 'BLT-000004', 'H-9', 'guideUsed'],
      [4, null, 'H-4', 'bundleUnknown'],
      [5, 'BLT-000005', 'H-5', 'guideUsedElsewhere'],
      [6, 'BLT-000005', 'H-6', 'bundleRepeated'],
      [7, null, 'H-7', 'noBundleLeft'],
    ])
  })
})
