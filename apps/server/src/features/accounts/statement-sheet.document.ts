import type { Statement } from '@app/contract/fields/statement'
import type { Language } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'
import { STATEMENT_WORDS, type StatementWords, whatOf } from './statement-words.ts'

type Line = Pick<Statement, 'client'> & {
  day: string | null
  what: (words: StatementWords, language: Language) => string
  code: string | null
  amountInCents: number | null
  balanceInCents: number
}

/** What was owed before, each document, what is owed after; then where the money is. */
export function statementLines({ client, rows, openingInCents, closingInCents, ...figures }: Statement): Line[] {
  const sum = (what: Line['what'], balanceInCents: number): Line => ({
    ...{ client, day: null, what, code: null, amountInCents: null, balanceInCents },
  })
  return [
    sum(({ opening }) => opening, openingInCents),
    ...rows.map((row) => {
      const { day, document, amountInCents, balanceInCents } = row
      const what: Line['what'] = (_words, language) => whatOf(row, language)
      return { client, day, what, code: document.code, amountInCents, balanceInCents }
    }),
    sum(({ closing }) => closing, closingInCents),
    sum((words) => words.figures.toPay, figures.toPayInCents),
    sum((words) => words.figures.credit, figures.creditInCents),
    sum((words) => words.figures.held, figures.heldInCents),
  ]
}

const heading = (name: keyof StatementWords['headings'], unit = ''): Record<Language, string> => ({
  es: STATEMENT_WORDS.es.headings[name] + unit,
  en: STATEMENT_WORDS.en.headings[name] + unit,
})

const dollars = (name: 'amount' | 'balance', value: (line: Line) => number | null): SheetColumn<Line> => ({
  ...{ header: heading(name, ' (USD)'), widthInCharacters: 14, format: 'dollars' },
  value: (line) => cell.dollars(value(line)),
})

/** A statement as a file. */
export const statementSheet: ListSheet<Line> = {
  name: { es: STATEMENT_WORDS.es.title, en: STATEMENT_WORDS.en.title },
  columns: [
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    { header: heading('day'), widthInCharacters: 12, format: 'day', value: ({ day }) => cell.day(day) },
    { header: heading('what'), widthInCharacters: 48, value: ({ what }, language) => what(STATEMENT_WORDS[language], language) },
    { header: heading('document'), widthInCharacters: 16, value: ({ code }) => code },
    dollars('amount', ({ amountInCents }) => amountInCents),
    dollars('balance', ({ balanceInCents }) => balanceInCents),
  ],
}
