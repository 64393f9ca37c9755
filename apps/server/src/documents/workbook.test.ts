import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { type Cell, plainText, writeWorkbook } from './workbook.ts'

const written = (rows: Cell[][], totals?: Cell[]) =>
  writeWorkbook({
    title: 'Manifiesto MAN-1',
    author: 'Puente',
    createdAt: new Date('2026-11-21T15:00:00Z'),
    sheets: [
      {
        name: 'Carga [Miami/Quito]',
        columns: [
          { header: 'Consignatario', widthInCharacters: 30 },
          { header: 'Peso (kg)', widthInCharacters: 12, format: 'kilograms' },
          { header: 'Valor (USD)', widthInCharacters: 12, format: 'dollars' },
          { header: 'Salida', widthInCharacters: 12, format: 'day' },
        ],
        rows,
        ...(totals ? { totals } : {}),
      },
    ],
  })

const readBack = async (content: Uint8Array) => readXlsxFile(Buffer.from(content))

describe('a workbook', () => {
  test('reads back with its header, its numbers as numbers and its days as days', async () => {
    const content = await written([['María Ñacato', 2.5, 1234.5, new Date('2026-11-20T00:00:00Z')]], ['Total', 2.5, 1234.5, null])

    const [sheet] = await readBack(content)

    expect(sheet).toEqual({
      sheet: 'Carga  Miami Quito',
      data: [
        ['Consignatario', 'Peso (kg)', 'Valor (USD)', 'Salida'],
        ['María Ñacato', 2.5, 1234.5, new Date('2026-11-20T00:00:00Z')],
        ['Total', 2.5, 1234.5, null],
      ],
    })
  })

  test('keeps what people typed from running as a formula', async () => {
    const content = await written([['=HYPERLINK("http://evil.example","x")', 1, 1, null]])

    const [sheet] = await readBack(content)

    expect(sheet?.data[1]?.[0]).toBe(`'=HYPERLINK("http://evil.example","x")`)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+593 99 123 4567', "'+593 99 123 4567"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t=1+1"],
    [' =1+1', "' =1+1"],
    ['a = b', 'a = b'],
    ['uno\u0001dos\u001b', 'unodos'],
    ['\u0001=1+1', "'=1+1"],
  ])('text %j is written as %j', (text, expected) => {
    expect(plainText(text)).toBe(expected)
  })

  test('holds no other than the text it was given', async () => {
    const content = await written([['<b>&"\'</b> 😀', 0.001, -0.01, null]])

    const [sheet] = await readBack(content)

    expect(sheet?.data[1]).toEqual(['<b>&"\'</b> 😀', 0.001, -0.01, null])
  })
})
