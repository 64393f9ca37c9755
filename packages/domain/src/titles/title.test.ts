import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { titleOf, titlesOf } from '../index.ts'

const nothing = { name: '', items: [], store: '', tracking: null }

describe('a title', () => {
  test.each([
    ['their own name', { ...nothing, name: 'Regalo de mamá', items: ['Zapatos', 'Camisa'], store: 'Nike' }, 'Regalo de mamá', 0],
    ['its only item', { ...nothing, items: ['Zapatos'], store: 'Nike' }, 'Zapatos', 0],
    ['its first item and how many more', { ...nothing, items: ['Audífonos', 'Cable', 'Funda'] }, 'Audífonos', 2],
    ['what is not blank', { ...nothing, name: '  ', items: [' ', 'Cable  USB\n C'] }, 'Cable USB C', 0],
  ])('is %s', (_what, named, name, more) => {
    expect(titleOf(named)).toEqual({ kind: 'thing', name, more })
  })

  test('is the store where nobody said what it holds, and else the end of its tracking', () => {
    expect(titleOf({ ...nothing, store: 'Amazon', tracking: '1Z999AA10123456784' })).toEqual({ kind: 'store', store: 'Amazon' })
    expect(titleOf({ ...nothing, tracking: '1Z 999 AA1 012 3456 784' })).toEqual({ kind: 'tracking', lastCharacters: '6784' })
    expect(titleOf({ ...nothing, tracking: 'LX12-3ab' })).toEqual({ kind: 'tracking', lastCharacters: '23ab' })
    expect(titleOf(nothing)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['Cafetera eléctrica de doce tazas con jarra de vidrio', 'Cafetera eléctrica de doce tazas con…'],
    ['Cuarenta letras justas que caben aquí ya.', 'Cuarenta letras justas que caben aquí…'],
    ['Cuarenta letras justas que caben aquí ya', 'Cuarenta letras justas que caben aquí ya'],
    ['Electroencefalografista-portátil-de-sobremesa', 'Electroencefalografista-portátil-de-sob…'],
    ['🎧'.repeat(50), `${'🎧'.repeat(39)}…`],
  ])('is cut after forty characters: %s', (item, name) => {
    expect(titleOf({ ...nothing, items: [item] })).toEqual({ kind: 'thing', name, more: 0 })
  })

  test('of anything is one line of at most forty characters, never blank, and always the same', () => {
    const named = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 90 }),
      items: fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 5 }),
      store: fc.string({ maxLength: 90 }),
      tracking: fc.option(fc.string({ maxLength: 60 })),
    })
    fc.assert(
      fc.property(named, (one) => {
        const title = titleOf(one)
        const text = title.kind === 'thing' ? title.name : title.kind === 'store' ? title.store : 'x'
        expect(Array.from(text).length).toBeLessThanOrEqual(40)
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        expect(text).not.toMatch(/[\n\t\r]/)
        expect(text.isWellFormed()).toBe(true)
        expect(titleOf(one)).toEqual(title)
      }),
    )
  })
})

test('of several the first two are named, and all are counted', () => {
  const [shoes, cable, case_] = ['Zapatos', 'Cable', 'Funda'].map((item) => titleOf({ ...nothing, items: [item] }))
  if (!shoes || !cable || !case_) throw new Error('three titles')
  expect(titlesOf([shoes, cable, case_])).toEqual({ titles: [shoes, cable], count: 3 })
  expect(titlesOf([])).toEqual({ titles: [], count: 0 })
})
