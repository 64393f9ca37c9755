import { describe, expect, test } from 'vitest'
import { columnsOf, linesOf, type SheetRow, tableOf } from '../index.ts'

/** Read with what the headings say by themselves. */
function read(rows: SheetRow[]) {
  const table = tableOf(rows)
  if (!table) return null
  const { day = '', ...columns } = columnsOf(table)
  const all = { reference: null, amount: null, direction: null, credit: null, debit: null, ...columns, day }
  return { columns: all, ...linesOf(table, all) }
}

describe('a statement is read', () => {
  test('with a head above it, a column for each way, commas and days before months', () => {
    const statement = read([
      ['BANCO PICHINCHA', '', '', '', ''],
      ['Cuenta: 2100000001', '', '', '', ''],
      ['Fecha', 'Documento', 'Concepto', 'Débito', 'Crédito', 'Saldo'],
      ['03/11/2026', '8891', 'TRANSF  LUZ PAZ', '', '1.040,70', '5.000,00'],
      ['30/11/2026', '8892', 'COMISION', '0,36', '', '4.999,64'],
      ['', '', 'Saldo final', '', '', '4.999,64'],
    ])
    expect(statement?.columns).toMatchObject({
      day: 'Fecha',
      reference: 'Documento',
      text: ['Concepto'],
      credit: 'Crédito',
      debit: 'Débito',
    })
    expect(statement?.lines).toEqual([
      { day: '2026-11-03', amountInCents: 104_070, reference: '8891', text: 'TRANSF LUZ PAZ', occurrence: 1 },
      { day: '2026-11-30', amountInCents: -36, reference: '8892', text: 'COMISION', occurrence: 1 },
    ])
    expect(statement?.skipped).toEqual([3])
  })

  test('with signs, points, months before days, and lines that repeat', () => {
    const rows = [
      ['Date', 'Description', 'Reference', 'Amount'],
      ['11/25/2026', 'WIRE', 'A1', '1,200.50'],
      ['11/03/2026', 'WIRE', 'A2', '$40.7'],
      ['11/03/2026', 'WIRE', 'A2', '$40.7'],
      ['11/03/2026', 'FEE', 'A3', '(3.00)'],
      ['11/03/2026', 'FEE', 'A3', '3.00-'],
    ]
    expect(read(rows)?.lines.map(({ day, amountInCents, occurrence }) => [day, amountInCents, occurrence])).toEqual([
      ['2026-11-25', 120_050, 1],
      ['2026-11-03', 4_070, 1],
      ['2026-11-03', 4_070, 2],
      ['2026-11-03', -300, 1],
      ['2026-11-03', -300, 2],
    ])
  })

  test('with a column that says which way, numbers and days of a workbook, and months by name', () => {
    const rows = [
      ['FECHA MOVIMIENTO', 'TIPO', 'MONTO', 'DETALLE'],
      ['2026-11-03', 'C', 40.7, 'DEP UIO-1008'],
      ['03-nov-2026', 'Crédito', 0.1, 'DEP'],
      ['03/DIC/26', 'D', 5, 'CHEQUE'],
    ]
    expect(read(rows)?.lines.map(({ day, amountInCents }) => [day, amountInCents])).toEqual([
      ['2026-11-03', 4_070],
      ['2026-11-03', 10],
      ['2026-12-03', -500],
    ])
  })

  test('not where no row names its columns, and no day or amount is guessed', () => {
    expect(tableOf([['12', '2']])).toBeNull()
    expect(
      read([
        ['Cuando', 'Cuanto'],
        ['1', '2'],
      ]),
    ).toMatchObject({ lines: [], skipped: [1] })
    const rows = [
      ['Fecha', 'Valor'],
      ['31/02/2026', '10.00'],
      ['15/11/2026', 'diez'],
      ['15/11/2026', '10.00'],
      ['15/11/2026', '1.0.0'],
    ]
    expect(read(rows)).toMatchObject({ lines: [{ day: '2026-11-15', amountInCents: 1_000 }], skipped: [1, 2, 4] })
  })

  test('by the columns that were confirmed, wherever they are', () => {
    const columns = {
      day: 'Cuando',
      reference: null,
      text: ['Que'],
      amount: 'Cuanto',
      direction: null,
      credit: null,
      debit: null,
    }
    const table = tableOf([['x'], ['Cuanto', 'Que', 'Cuando'], ['7,10', 'DEP', '01/12/2026']], columns)
    expect(table && linesOf(table, columns).lines).toEqual([
      { day: '2026-12-01', amountInCents: 710, reference: '', text: 'DEP', occurrence: 1 },
    ])
    expect(tableOf([['Fecha', 'Valor', 'Concepto']], columns)).toBeNull()
  })
})
