import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guideColumnsOf, guideTableOf, planGuideFile, type SheetRow } from '../index.ts'

const bundle = (position: number, childGuideNumber: string | null = null) => ({
  id: `id-${position}`,
  code: `BLT-00000${position}`,
  childGuideNumber,
})
const BUNDLES = [bundle(1), bundle(2, 'H-9'), bundle(3)]
const CODES = new Set(BUNDLES.map(({ code }) => code))

/** What a file comes to by the columns that are recognised. */
function read(rows: SheetRow[]) {
  const table = guideTableOf(rows, CODES)
  const columns = table && guideColumnsOf(table, CODES)
  const file = table && columns && planGuideFile(BUNDLES, table, columns)
  return {
    columns,
    ...{ skipped: file?.skipped },
    lines: file?.lines.map((one) => [one.row, one.bundle?.code ?? null, one.childGuideNumber, one.problem]),
  }
}

describe('columns of a file of child guides', () => {
  test.each<[string, SheetRow, string, string]>([
    ['of an agent', ['Bulto', 'Guía hija', 'Peso'], 'Bulto', 'Guía hija'],
    ['of a carrier', ['MAWB', 'HAWB', 'Bundle code'], 'Bundle code', 'HAWB'],
    ['where the air waybill stands beside', ['Código', 'Guía aérea', 'Guía'], 'Código', 'Guía'],
    ['where a guide is the bundle’s', ['Guía del bulto', 'Código'], 'Código', 'Guía del bulto'],
  ])('are recognised by their headings: %s', (_, headings, code, childGuideNumber) => {
    expect(read([['Vuelo del jueves'], headings]).columns).toEqual({ code, childGuideNumber })
  })

  test('are recognised by the codes of the manifest, whatever their heading says', () => {
    const rows = [
      ['Referencia', 'Número'],
      ['blt-000001', 'H-1'],
    ]
    expect(read(rows)).toMatchObject({
      columns: { code: 'Referencia', childGuideNumber: 'Número' },
      lines: [[2, 'BLT-000001', 'H-1', null]],
    })
  })

  test('are named by letters where there is no heading', () => {
    expect(read([['BLT-000001', 'H-1']])).toMatchObject({
      columns: { code: 'A', childGuideNumber: 'B' },
      lines: [[1, 'BLT-000001', 'H-1', null]],
    })
    const wide = guideTableOf([Array.from({ length: 28 }, (_, index) => index)], CODES)
    expect(wide?.headings.slice(24)).toEqual(['Y', 'Z', 'AA', 'AB'])
  })

  test('are left to people where nothing says which they are', () => {
    expect(
      read([
        ['Uno', 'Dos', 'Tres'],
        ['x', 'y', 'z'],
      ]).columns,
    ).toBeNull()
    expect(guideTableOf([['Guía'], ['H-1']], CODES)).toBeNull()
    expect(guideTableOf([], CODES)).toBeNull()
  })

  test('are two of the file, and not one twice', () => {
    const table = guideTableOf([['Bulto', 'Guía']], CODES)
    if (!table) throw new Error('no table')
    expect(planGuideFile(BUNDLES, table, { code: 'Bulto', childGuideNumber: 'Otra' })).toBeNull()
    expect(planGuideFile(BUNDLES, table, { code: 'Bulto', childGuideNumber: 'Bulto' })).toBeNull()
  })
})

describe('rows of a file of child guides', () => {
  test('go to the bundles that they name; blank ones are nothing, and one without a guide leaves its bundle as it is', () => {
    expect(
      read([
        ['Guía', 'Bulto'],
        ['H-3', 'BLT-000003'],
        [null, ''],
        [null, 'BLT-000001'],
        [90000001, 'BLT-000002'],
      ]),
    ).toEqual({
      columns: { code: 'Bulto', childGuideNumber: 'Guía' },
      skipped: 1,
      lines: [
        [2, 'BLT-000003', 'H-3', null],
        [5, 'BLT-000002', '90000001', null],
      ],
    })
  })

  test('are refused by the row of the file, each with its reason', () => {
    const rows = [
      ['Bulto', 'Guía'],
      ['BLT-000001', 'H-1'],
      ['BLT-000003', 'h-1'],
      ['', 'H-2'],
      ['TOTAL', '3'],
      ['BLT-000001', 'H-4'],
      ['BLT-000002', 7.294051236012346e17],
      ['BLT-000002', '7.29405E+14'],
      ['BLT-000002', 'H'.repeat(41)],
    ]
    expect(read(rows).lines).toEqual([
      [2, 'BLT-000001', 'H-1', null],
      [3, 'BLT-000003', 'h-1', 'guideRepeated'],
      [4, null, 'H-2', 'codeMissing'],
      [5, null, '3', 'bundleUnknown'],
      [6, 'BLT-000001', 'H-4', 'bundleRepeated'],
      [7, 'BLT-000002', expect.stringContaining('E+17'), 'guideDigitsLost'],
      [8, 'BLT-000002', '7.29405E+14', 'bundleRepeated'],
      [9, 'BLT-000002', 'H'.repeat(41), 'bundleRepeated'],
    ])
    expect(
      read([
        ['Bulto', 'Guía'],
        ['BLT-000002', 'H'.repeat(41)],
      ]).lines,
    ).toEqual([[2, 'BLT-000002', 'H'.repeat(41), 'guideTooLong']])
  })

  test('are each told once, whatever the file holds', () => {
    const cell = fc.oneof(fc.constantFrom('BLT-000001', 'blt-000002', 'H-1', '', null), fc.string(), fc.double({ noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 12 }), (rows) => {
        const table = guideTableOf(rows, CODES)
        if (!table) return
        const [code = '', childGuideNumber = ''] = table.headings
        const file = planGuideFile(BUNDLES, table, { code, childGuideNumber })
        const numbers = file?.lines.map(({ row }) => row) ?? []
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers.every((row) => row >= table.firstRow && row <= rows.length)).toBe(true)
      }),
    )
  })
})
