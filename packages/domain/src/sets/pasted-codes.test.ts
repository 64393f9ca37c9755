import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pastedCodes } from './pasted-codes.ts'

describe('a list of codes is', () => {
  test.each([
    ['a column', 'ORD-000001\nORD-000002', ['ORD-000001', 'ORD-000002']],
    ['a column of Windows, with an empty line at its end', 'ORD-000001\r\nORD-000002\r\n', ['ORD-000001', 'ORD-000002']],
    ['a row', 'ORD-000001\tTBA000444555666', ['ORD-000001', 'TBA000444555666']],
    ['codes with commas, or semicolons', 'ORD-000001, BUL-000002;VTA-000003', ['ORD-000001', 'BUL-000002', 'VTA-000003']],
    ['codes with blanks', 'ORD-000001  TBA000444555666 ', ['ORD-000001', 'TBA000444555666']],
    ['lines of several codes', 'ORD-000001 ORD-000002\nORD-000003', ['ORD-000001', 'ORD-000002', 'ORD-000003']],
    ['each once', 'ORD-000001\nORD-000002\nORD-000001', ['ORD-000001', 'ORD-000002']],
    ['trackings with blanks inside, one a line', '9400 1118 9922 3344\n1Z 999 AA1 01', ['9400 1118 9922 3344', '1Z 999 AA1 01']],
    ['short guides, one a line', 'G-01\nG-02', ['G-01', 'G-02']],
    ['a column with its heading, which is no code and is said so', 'Guía\nG-01\nG-02', ['Guía', 'G-01', 'G-02']],
    [
      'a table, without its other columns',
      'Código\tNombre\nORD-000001\tSantiago Mora\nORD-000002\tLuz Paz',
      ['ORD-000001', 'ORD-000002'],
    ],
  ])('%s', (_what, text, codes) => {
    expect(pastedCodes(text)).toEqual(codes)
  })
})

describe('what is searched for stays a search:', () => {
  test.each([
    ['nothing', '  \n '],
    ['one code', 'ORD-000001'],
    ['one code twice', 'ORD-000001\nORD-000001'],
    ['one code with a line’s end', 'TBA000444555666\n'],
    ['a tracking as it is printed', '1Z 999 AA1 01 2345 6784'],
    ['another, in groups of four', '9400 1118 9922 3344 5566 77'],
    ['a name', 'Santiago Mora'],
    ['two names', 'Santiago Mora, Luz Paz'],
    ['an address', 'Av. 12 de Octubre N24-593, Quito'],
    ['a name beside its code', 'Santiago Mora, UIO-0012'],
    ['words and a code', 'mochila ORD-000001'],
  ])('%s', (_what, text) => {
    expect(pastedCodes(text)).toBeNull()
  })
})

const code = fc
  .tuple(fc.constantFrom('ORD-', 'BUL-', 'TBA', '1Z999AA', 'VTA-'), fc.integer({ min: 10_000_000, max: 99_999_999 }))
  .map(([prefix, number]) => `${prefix}${number}`)
const separator = fc.constantFrom('\n', '\r\n', '\n\n', ', ', ',', ';', ' ; ', '\t', ' ', '  ')

test('whatever is between codes, they are found: each once and in their order', () => {
  fc.assert(
    fc.property(
      fc.array(code, { minLength: 2, maxLength: 60 }),
      fc.array(separator, { minLength: 60, maxLength: 60 }),
      (codes, between) => {
        const text = codes.map((one, at) => one + between[at]).join('')
        const each = [...new Set(codes)]
        expect(pastedCodes(text)).toEqual(each.length > 1 ? each : null)
      },
    ),
  )
})

test('what it finds are parts of what was pasted, none empty and none twice, and pasting them again finds the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'b', '1', '9', '-', ' ', '\n', '\t', ',', ';', 'ñ'), maxLength: 80 }),
      (text) => {
        const found = pastedCodes(text)
        if (!found) return
        expect(found.length).toBeGreaterThan(1)
        expect(new Set(found).size).toBe(found.length)
        for (const one of found) {
          expect(one.trim()).not.toBe('')
          expect(text).toContain(one)
        }
        expect(pastedCodes(found.join('\n'))).toEqual(found)
      },
    ),
  )
})
