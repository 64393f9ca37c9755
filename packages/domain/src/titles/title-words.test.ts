import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Title, titleInWords, titlesApart, titlesInWords, titlesOf } from '../index.ts'

const thing = (name: string, more = 0): Title => ({ kind: 'thing', name, more })

describe('a title in words', () => {
  test.each([
    [thing('Audífonos'), 'Audífonos', 'Audífonos'],
    [thing('Audífonos', 2), 'Audífonos y 2 más', 'Audífonos and 2 more'],
    [{ kind: 'store', store: 'Amazon' } as const, 'Paquete de Amazon', 'Package from Amazon'],
    [{ kind: 'tracking', lastCharacters: '3784' } as const, 'Paquete …3784', 'Package …3784'],
    [{ kind: 'unknown' } as const, 'Paquete', 'Package'],
  ])('%j', (title, es, en) => {
    expect([titleInWords(title, 'es'), titleInWords(title, 'en')]).toEqual([es, en])
  })

  test.each([
    [[thing('Audífonos')], 'Audífonos', 'Audífonos'],
    [[thing('Audífonos'), thing('Zapatos')], 'Audífonos y Zapatos', 'Audífonos and Zapatos'],
    [[thing('Audífonos', 2), thing('Zapatos')], 'Audífonos y 2 más, Zapatos', 'Audífonos and 2 more, Zapatos'],
    [
      [thing('Audífonos', 2), thing('Zapatos'), thing('Lente'), thing('Taza')],
      'Audífonos y 3 paquetes más',
      'Audífonos and 3 more packages',
    ],
    [[], '', ''],
  ])('of a bill with %j', (titles, es, en) => {
    expect([titlesInWords(titlesOf(titles), 'es'), titlesInWords(titlesOf(titles), 'en')]).toEqual([es, en])
  })
})

describe('titles of one list', () => {
  const listed = (id: string, title: Title, store = '', day = '20 nov') => ({ id, title, store, day })

  test('are told apart by their store, and then by their day', () => {
    const shoes = thing('Zapatos')
    const list = [
      listed('1', shoes, 'Nike'),
      listed('2', shoes, 'Adidas', '20 nov'),
      listed('3', shoes, 'Adidas', '21 nov'),
      listed('4', thing('Lente'), 'Amazon'),
      listed('5', { kind: 'store', store: 'Amazon' }, 'Amazon', '1 nov'),
      listed('6', { kind: 'store', store: 'Amazon' }, 'Amazon', '2 nov'),
      listed('7', shoes, '', '22 nov'),
    ]
    expect([...titlesApart(list, 'es')]).toEqual([
      ['1', 'Zapatos · Nike'],
      ['2', 'Zapatos · Adidas · 20 nov'],
      ['3', 'Zapatos · Adidas · 21 nov'],
      ['4', 'Lente'],
      ['5', 'Paquete de Amazon · 1 nov'],
      ['6', 'Paquete de Amazon · 2 nov'],
      ['7', 'Zapatos'],
    ])
  })

  test('that differ in store or day never read alike', () => {
    const one = fc.record({ name: fc.constantFrom('Zapatos', 'Lente'), store: fc.constantFrom('Nike', 'Adidas'), day: fc.nat(3) })
    const key = ({ name, store, day }: { name: string; store: string; day: number }) => `${name} ${store} ${day}`
    const different = fc.uniqueArray(one, { selector: key, maxLength: 16 })
    fc.assert(
      fc.property(different, fc.constantFrom(...LANGUAGES), (records, language) => {
        const list = records.map(({ name, store, day }, at) => listed(String(at), thing(name), store, `${day} nov`))
        const texts = [...titlesApart(list, language).values()]
        expect(new Set(texts).size).toBe(records.length)
      }),
    )
  })
})
