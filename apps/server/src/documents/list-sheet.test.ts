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
  ['Talla 40-42; color azul = mar', 'Talla 40-42; color azul = mar'],
])('no cell of a CSV begins with a formula: %j', async (text, written) => {
  expect(await csvOf(text)).toBe(`\uFEFFDescripción\r\n${written}\r\n`)
})
