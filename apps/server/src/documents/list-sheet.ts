// A list as a file: what its columns are, and how they are written as a workbook or as CSV.
import type { Download } from '@app/contract'
import {
  countOutcomes,
  dollarsFromCents,
  kilogramsFromGrams,
  type Language,
  type OrderOutcome,
  type OrderStatus,
} from '@app/domain'
import { now } from '../clock.ts'
import { fileNameOf } from './file-name.ts'
import { FORMATS } from './formats.ts'
import { whenAsked } from './when-asked.ts'
import { CLIENT_STATUS_WORDS, OUTCOME_WORDS, STATUS_WORDS, sheetWord, sheetWords, type Translated } from './words.ts'
import { type Cell, type Column, FORMULA_SIGNS, plainText, writeWorkbook, XLSX_TYPE } from './workbook.ts'

const CHOICES = sheetWords<'yes' | 'no'>('choices')

export type SheetColumn<Item> = {
  header: Translated
  widthInCharacters: number
  format?: Column['format']
  value: (item: Item, language: Language) => Cell
}
type Query = Readonly<Record<string, unknown>>
type Asked = (readonly [what: string, value: string])[]
/** `name` is the file's and the sheet's; `ofClients` are the columns of a client's own file, where it says something else. A workbook may also say what the rows come to, and what was asked for, on a sheet of its own. */
export type ListSheet<Item> = {
  name: Translated
  columns: readonly SheetColumn<Item>[]
  ofClients?: readonly SheetColumn<Item>[]
  totals?: (rows: readonly Item[], language: Language) => Cell[]
  filter?: { name: Translated; of: (query: Query, language: Language) => Asked }
}

/** `subject`: whose it is, where that is one of many; `query`: what was asked for. */
type Made<Item> = { rows: readonly Item[]; language: Language; author: string; subject?: string; query?: Query }

export const writeList = <Item>(sheet: ListSheet<Item>, format: 'xlsx' | 'csv', made: Made<Item>): Promise<Download> =>
  format === 'csv' ? Promise.resolve(listAsCsv(sheet, made)) : listAsWorkbook(sheet, made)

async function listAsWorkbook<Item>(list: ListSheet<Item>, made: Made<Item>): Promise<Download> {
  const { name, columns } = list
  const { rows, language, author, subject, query } = made
  const title = name[language]
  const sheet = {
    name: title,
    columns: columns.map(({ header, value: _value, ...column }) => ({ ...column, header: header[language] })),
    rows: rows.map((item) => columns.map(({ value }) => value(item, language))),
    ...(list.totals && { totals: list.totals(rows, language) }),
  }
  const asked = query && list.filter ? [filterSheet(list.filter.name[language], list.filter.of(query, language), language)] : []
  const content = await writeWorkbook({ title, author, createdAt: now(), sheets: [sheet, ...asked] })
  return { name: fileNameOf([title, ...(subject ? [subject] : [])], 'xlsx'), contentType: XLSX_TYPE, content }
}

function filterSheet(name: string, asked: Asked, language: Language) {
  const columns = [
    { header: name, widthInCharacters: 20 },
    { header: sheetWord('value')[language], widthInCharacters: 40 },
  ]
  return { name, columns, rows: asked }
}

/** For programs: commas, decimal points and ISO dates (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. */
function listAsCsv<Item>({ name, columns }: ListSheet<Item>, { rows, language, subject }: Made<Item>): Download {
  const lines = [
    columns.map(({ header }) => header[language]),
    ...rows.map((item) => columns.map(({ value, format }) => plainValue(value(item, language), format))),
  ]
  const text = lines.map((line) => line.map(quoted).join(',')).join('\r\n')
  return {
    name: fileNameOf([name[language], ...(subject ? [subject] : [])], 'csv'),
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${text}\r\n`),
  }
}

function plainValue(cell: Cell, format: Column['format']): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return format === 'moment' ? cell.toISOString().slice(0, 16).replace('T', ' ') : cell.toISOString().slice(0, 10)
  return typeof cell === 'number' ? String(cell) : plainText(cell).replaceAll(FORMULA_WITHIN, "$&'")
}

/** Where decimals have a comma, as in Ecuador, spreadsheets split at semicolons and know no quotes in between: cells begin there too. */
const FORMULA_WITHIN = new RegExp(`[;\\t\\n][\\p{Zs}\\p{Cf}]*(?=${FORMULA_SIGNS})`, 'gu')

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const quito = whenAsked(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guayaquil', dateStyle: 'short', timeStyle: 'medium' }),
)

/** What columns usually show. A spreadsheet has no time zones: a moment is Quito's. */
export const cell = {
  dollars: (cents: number | null): Cell => (cents === null ? null : dollarsFromCents(cents)),
  kilograms: (grams: number | null): Cell => (grams === null ? null : kilogramsFromGrams(grams)),
  day: (date: string | null): Cell => (date === null ? null : new Date(`${date}T00:00:00Z`)),
  moment: (instant: string | null): Cell =>
    instant === null ? null : new Date(`${quito().format(new Date(instant)).replace(' ', 'T')}Z`),
  status: (status: string, language: Language): Cell => STATUS_WORDS[language][status] ?? status,
  /** The same as its client reads it. */
  ownStatus: (status: string, language: Language): Cell => CLIENT_STATUS_WORDS[language][status] ?? status,
  /** Where a package is; of one that ended, how. */
  orderStatus: ({ status, outcome }: { status: OrderStatus; outcome: OrderOutcome | null }, language: Language): Cell =>
    outcome ? OUTCOME_WORDS[language][outcome] : (STATUS_WORDS[language][status] ?? status),
  /** The same as its client reads it. */
  ownOrderStatus: ({ status, outcome }: { status: OrderStatus; outcome: OrderOutcome | null }, language: Language): Cell =>
    outcome ? OUTCOME_WORDS[language][outcome] : (CLIENT_STATUS_WORDS[language][status] ?? status),
  /** How many of these packages ended in each way. */
  outcomes: (packages: readonly { outcome: OrderOutcome | null }[], language: Language): Cell =>
    countOutcomes(packages)
      .map(({ outcome, count }) => `${OUTCOME_WORDS[language][outcome]}: ${FORMATS[language].count(count)}`)
      .join(', '),
  yesNo: (isSo: boolean, language: Language): Cell => CHOICES[language][isSo ? 'yes' : 'no'],
}
