// Files of banks, and what is imported of them.
import { company, payments } from '@app/contract'
import type { GivenColumns } from '@app/contract/fields/statements'
import type { ListedLine } from '@app/contract/payments.contract'
import { signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')

export const COLUMNS: GivenColumns = {
  ...{ day: 'Fecha', reference: 'Documento', text: ['Concepto'], amount: 'Monto', direction: null, credit: null, debit: null },
}

export type BankLine = { day?: string; reference?: string; text: string; amountInCents: number }

/** As a bank writes it: separated by semicolons, days before months, commas in amounts. */
export const csvOf = (lines: readonly BankLine[]): Uint8Array =>
  new TextEncoder().encode(
    [
      'Fecha;Documento;Concepto;Monto',
      ...lines.map(({ day = '2026-01-05', reference = '', text, amountInCents }) => {
        const [year, month, date] = day.split('-')
        return `${date}/${month}/${year};${reference};${text};${(amountInCents / 100).toFixed(2).replace('.', ',')}`
      }),
    ].join('\r\n'),
  )

/** The company's first account at a bank. */
export async function bankAccount(): Promise<string> {
  const accounts = await administrator.call(company.listCompanyAccounts)
  const bank = accounts.find(({ kind }) => kind === 'bank')
  if (!bank) throw new Error('the company has no account at a bank')
  return bank.id
}

export const fileOf = (content: Uint8Array, name = 'extracto.csv') => [{ field: 'statement', name, content }]

export const imported = async (lines: readonly BankLine[], name?: string) =>
  administrator.call(payments.importStatement, {
    body: { accountId: await bankAccount(), columns: COLUMNS },
    files: fileOf(csvOf(lines), name),
  })

/** The lines among what waits. */
export async function unidentified(query: object = {}) {
  const { data, meta } = await administrator.call(payments.listUnidentified, { query: { limit: 1_000, ...query } })
  return { data: data.filter((one): one is ListedLine => one.kind === 'line'), meta }
}

/** A file of one line like no other. */
export const aStatement = () => fileOf(csvOf([{ text: `LÍNEA ${crypto.randomUUID()}`, amountInCents: 777 }]))

/** The line that waits with these words. */
export async function waiting(text: string): Promise<ListedLine> {
  const line = (await unidentified()).data.find((one) => one.text === text)
  if (!line) throw new Error(`no line waits with ${text}`)
  return line
}

/** A line of 7.77 that waits, in a file of its own. */
export async function lineOfBank(): Promise<ListedLine> {
  const text = `LÍNEA ${crypto.randomUUID()}`
  await imported([{ reference: crypto.randomUUID(), text, amountInCents: 777 }])
  return waiting(text)
}

export async function lineAside(): Promise<ListedLine> {
  const line = await lineOfBank()
  await administrator.call(payments.putLineAside, { params: { id: line.id }, body: { reason: 'Intereses.' } })
  return line
}
