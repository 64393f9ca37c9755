// Which columns of a bank's file say what. Banks name them as they like; people confirm once per account.
import { headingsIn, plainHeading, type SheetRow } from '../sheets/sheet.ts'

/** By their headings. Either one amount, with a sign or with a column that says which way; or a column for each way. */
export type StatementColumns = {
  day: string
  reference: string | null
  text: string[]
  amount: string | null
  /** Says credit or debit, beside an amount without a sign. */
  direction: string | null
  credit: string | null
  debit: string | null
}

export type StatementTable = { headings: string[]; rows: SheetRow[] }

const WORDS = {
  day: ['FECHA', 'DATE', 'DIA', 'FECHAMOVIMIENTO', 'FECHATRANSACCION'],
  reference: ['REFERENCIA', 'DOCUMENTO', 'NUMERODOCUMENTO', 'NODOCUMENTO', 'COMPROBANTE', 'REFERENCE', 'SECUENCIAL', 'CODIGO'],
  text: [
    'CONCEPTO',
    'DESCRIPCION',
    'DETALLE',
    'DESCRIPTION',
    'OBSERVACION',
    'OBSERVACIONES',
    'ORDENANTE',
    'BENEFICIARIO',
    'TRANSACCION',
  ],
  amount: ['MONTO', 'VALOR', 'IMPORTE', 'AMOUNT'],
  direction: ['TIPO', 'SIGNO', 'DC', 'CD', 'TYPE', 'TIPOMOVIMIENTO'],
  credit: ['CREDITO', 'CREDITOS', 'ABONO', 'ABONOS', 'HABER', 'DEPOSITO', 'DEPOSITOS', 'CREDIT', 'INGRESO', 'INGRESOS'],
  debit: ['DEBITO', 'DEBITOS', 'CARGO', 'CARGOS', 'DEBE', 'RETIRO', 'RETIROS', 'DEBIT', 'EGRESO', 'EGRESOS'],
} as const
type Meaning = keyof typeof WORDS

/** How many rows a bank writes above its headings at most. */
const MOST_ROWS_ABOVE = 30
const FEWEST_HEADINGS = 2

const means = (meaning: Meaning, heading: string): boolean =>
  (WORDS[meaning] as readonly string[]).includes(plainHeading(heading))

/** The row that names the most columns is the head; what is below it are the lines. Where none names any, people say which. */
export function tableOf(rows: readonly SheetRow[], known?: StatementColumns | null): StatementTable | null {
  const scored = rows.slice(0, MOST_ROWS_ABOVE).map((row, index) => ({ index, score: scoreOf(row, known) }))
  const best = scored.reduce((found, one) => (one.score > found.score ? one : found), { index: -1, score: 0 })
  if (known && best.score === 0) return null
  const index = best.score < FEWEST_HEADINGS ? fullestOf(rows) : best.index
  const head = rows[index]
  return head ? { headings: headingsIn(head), rows: rows.slice(index + 1) } : null
}

/** Of words that nobody knows, the first row with the most of them; none of fewer than two. */
function fullestOf(rows: readonly SheetRow[]): number {
  const words = rows
    .slice(0, MOST_ROWS_ABOVE)
    .map((row) => row.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).length)
  const most = Math.max(0, ...words)
  return most < FEWEST_HEADINGS ? -1 : words.indexOf(most)
}

function scoreOf(row: SheetRow, known: StatementColumns | null | undefined): number {
  if (known) return namesOf(known).every((name) => headingsIn(row).includes(name)) ? MOST_ROWS_ABOVE : 0
  const texts = row.filter((cell): cell is string => typeof cell === 'string')
  if (!texts.some((text) => means('day', text) || plainHeading(text).startsWith('FECHA'))) return 0
  return (Object.keys(WORDS) as Meaning[]).filter((meaning) => texts.some((text) => means(meaning, text))).length
}

export const namesOf = ({ day, reference, text, amount, direction, credit, debit }: StatementColumns): string[] =>
  [day, reference, ...text, amount, direction, credit, debit].filter((name): name is string => name !== null)

/** What the headings say by themselves, for people to confirm. */
export function columnsOf({ headings }: StatementTable): Partial<StatementColumns> & Pick<StatementColumns, 'text'> {
  const first = (meaning: Meaning) => headings.find((heading) => means(meaning, heading)) ?? null
  const day = first('day') ?? headings.find((heading) => plainHeading(heading).startsWith('FECHA'))
  const [credit, debit] = [first('credit'), first('debit')]
  const hasBoth = credit !== null && debit !== null
  return {
    ...(day === undefined ? {} : { day }),
    reference: first('reference'),
    text: headings.filter((heading) => means('text', heading)),
    amount: hasBoth ? null : first('amount'),
    direction: hasBoth ? null : first('direction'),
    credit: hasBoth ? credit : null,
    debit: hasBoth ? debit : null,
  }
}
