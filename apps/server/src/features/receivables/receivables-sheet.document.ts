import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { type Language, type PaymentPromiseState, RECEIVABLE_AGES, type ReceivableAge, sum } from '@app/domain'
import { businessDate, now } from '../../clock.ts'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords, type Translated } from '../../documents/words.ts'

const AGES = sheetWords<ReceivableAge>('receivableAges')
const STATES = sheetWords<PaymentPromiseState>('promiseStates')
const ageWord = (age: ReceivableAge): Translated => ({ es: AGES.es[age], en: AGES.en[age] })

type Figure = SheetColumn<Receivable> & { of: (row: Receivable) => number }

const dollars = (header: Translated, of: (row: Receivable) => number): Figure => ({
  ...{ header, of, widthInCharacters: 14, format: 'dollars' },
  value: (row) => cell.dollars(of(row)),
})

const FIGURES: readonly Figure[] = [
  dollars(sheetWord('dueInDollars'), ({ dueInCents }) => dueInCents),
  ...RECEIVABLE_AGES.map((age) => {
    const word = ageWord(age)
    return dollars({ es: `${word.es} (USD)`, en: `${word.en} (USD)` }, ({ ages }) => ages[age])
  }),
  dollars(sheetWord('debtInDollars'), ({ debtInCents }) => debtInCents),
  dollars(sheetWord('leftAsCreditInDollars'), ({ creditInCents }) => creditInCents),
]

/** Who owes what, by how old it is; what it comes to, and what was asked for, are in the workbook. */
export const receivablesSheet: ListSheet<Receivable> = {
  name: sheetWord('receivables'),
  columns: [
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    ...FIGURES,
    { header: sheetWord('openBills'), widthInCharacters: 10, format: 'count', value: ({ openBills }) => openBills },
    { header: sheetWord('since'), widthInCharacters: 12, format: 'day', value: ({ oldestOn }) => cell.day(oldestOn) },
    { header: sheetWord('days'), widthInCharacters: 8, format: 'count', value: ({ oldestInDays }) => oldestInDays },
    {
      header: sheetWord('promisedOn'),
      widthInCharacters: 14,
      format: 'day',
      value: ({ promise }) => cell.day(promise?.promisedOn ?? null),
    },
    {
      ...{ header: sheetWord('promisedInDollars'), widthInCharacters: 14, format: 'dollars' },
      value: ({ promise }) => cell.dollars(promise?.amountInCents ?? null),
    },
    {
      header: sheetWord('promise'),
      widthInCharacters: 12,
      value: ({ promise }, language) => (promise ? STATES[language][promise.state] : null),
    },
  ],
  totals: (rows, language) => [
    null,
    sheetWord('total')[language],
    ...FIGURES.map(({ of }) => cell.dollars(sum(rows.map(of)))),
    sum(rows.map(({ openBills }) => openBills)),
    ...[null, null, null, null, null],
  ],
  filter: { name: sheetWord('filter'), of: askedInWords },
}

type Query = Readonly<Record<string, unknown>>

function askedInWords({ age = [], promise = [], clientId = [], from, to, q, query }: Query, language: Language) {
  const ages = [age].flat().flatMap((one) => AGES[language][one as ReceivableAge] ?? [])
  const states = [promise].flat().flatMap((one) => STATES[language][one as PaymentPromiseState] ?? [])
  const asked: [word: string, value: unknown][] = [
    ['asOf', businessDate(now())],
    ['search', q ?? query],
    ['age', ages.join(', ')],
    ['promise', states.join(', ')],
    ['clients', [clientId].flat().length],
    ['since', from && to ? `${from} – ${to}` : undefined],
  ]
  return asked.flatMap(([word, value]) => (value ? [[sheetWord(word)[language], String(value)] as const] : []))
}
