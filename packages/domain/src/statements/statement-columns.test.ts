import { describe, expect, test } from 'vitest'
import { columnsOf, namesOf, type SheetRow, tableOf } from '../index.ts'

const guessed = (headings: string[]) => {
  const table = tableOf([headings])
  return table && columnsOf(table)
}

describe('the columns of a bank’s file', () => {
  test.each<[string, string[], object]>([
    [
      'a column for each way',
      ['Fecha', 'Documento', 'Concepto', 'Débito', 'Crédito', 'Saldo'],
      {
        day: 'Fecha',
        reference: 'Documento',
        text: ['Concepto'],
        credit: 'Crédito',
        debit: 'Débito',
        amount: null,
        direction: null,
      },
    ],
    [
      'an amount and which way it went',
      ['FECHA', 'TIPO', 'MONTO', 'DESCRIPCIÓN', 'OBSERVACIONES'],
      { day: 'FECHA', direction: 'TIPO', amount: 'MONTO', text: ['DESCRIPCIÓN', 'OBSERVACIONES'], credit: null, debit: null },
    ],
    ['English words', ['Date', 'Description', 'Reference', 'Amount'], { day: 'Date', reference: 'Reference', amount: 'Amount' }],
    ['a day of some kind', ['Fecha contable', 'Detalle', 'Valor'], { day: 'Fecha contable', text: ['Detalle'], amount: 'Valor' }],
    ['one way alone, which is no way', ['Fecha', 'Detalle', 'Valor', 'Crédito'], { amount: 'Valor', credit: null, debit: null }],
  ])('are %s', (_what, headings, columns) => {
    expect(guessed(headings)).toMatchObject(columns)
  })

  test('are below what the bank writes above them, and each has a name of its own', () => {
    const rows: SheetRow[] = [['Banco'], [null], ['Fecha', '', 'Valor', 'Valor'], ['01/12/2026', 'x', '1,00', '2,00']]
    expect(tableOf(rows)).toEqual({ headings: ['Fecha', '(2)', 'Valor', 'Valor (4)'], rows: [rows[3]] })
  })

  test('are for people to say where nobody knows the words, and are none where there are none', () => {
    expect(
      tableOf([
        ['1', '2'],
        ['Wann', 'Wieviel'],
        ['1', '2'],
      ])?.headings,
    ).toEqual(['Wann', 'Wieviel'])
    expect(guessed(['Wann', 'Wieviel'])).toMatchObject({ text: [], amount: null, credit: null })
    expect(guessed(['Wann', 'Wieviel'])).not.toHaveProperty('day')
    expect(tableOf([['1', '2']])).toBeNull()
    expect(tableOf([])).toBeNull()
  })

  test('that were confirmed are found wherever they are, all of them or none', () => {
    const columns = {
      day: 'Cuando',
      reference: null,
      text: ['Que'],
      amount: 'Cuanto',
      direction: null,
      credit: null,
      debit: null,
    }
    expect(namesOf(columns)).toEqual(['Cuando', 'Que', 'Cuanto'])
    expect(
      tableOf(
        [
          ['Fecha', 'Valor'],
          ['Cuanto', 'Que', 'Cuando'],
        ],
        columns,
      )?.headings,
    ).toEqual(['Cuanto', 'Que', 'Cuando'])
    expect(tableOf([['Fecha', 'Que', 'Cuando']], columns)).toBeNull()
  })
})
