import { expect, test } from 'vitest'
import { type ListSheet, writeList } from './list-sheet.ts'

const sheet: ListSheet<string> = {
  name: { es: 'Pedidos', en: 'Orders' },
  columns: [{ header: { es: 'Descripción', en: 'Description' }, widthInCharacters: 20, value: (text) => text }],
}

async function csvOf(text: string): Promise<string> {
  const { content } = await writeList(sheet, 'csv', { rows: [text], language: 'es', author: 'Puente' })
  return Buffer.from(content).toString()
}

// Spreadsheets split CSV at semicolons where decimals have a comma, as in Ecuador, and at line breaks whatever the quotes say then.
test.each([
  ['=1+1', "'=1+1"],
  ['Gorra;=HYPERLINK(1);+2; -3;a;@b', "Gorra;'=HYPERLINK(1);'+2; '-3;a;'@b"],
  ['Gorra\n=1+1', `"Gorra\n'=1+1"`],
  ['Gorra\t=1+1', "Gorra\t'=1+1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\uFEFF\u2060\u00A0=1+1', "'\uFEFF\u2060\u00A0=1+1"],
  ['Gorra;\u200B\uFF1D1', "Gorra;\u200B'\uFF1D1"],
  ['Talla 40-42; color azul = mar', 'Talla 40-42; color azul = mar'],
])('no cell of a CSV begins with a formula: %j', async (text, written) => {
  expect(await csvOf(text)).toBe(`\uFEFFDescripción\r\n${written}\r\n`)
})
