import type { ClientToBill } from '@app/contract/billing/clients-to-bill.contract'
import { sum } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../../documents/list-sheet.ts'
import { sheetWord, type Translated } from '../../../documents/words.ts'

const dollars = (header: Translated, of: (row: ClientToBill) => number): SheetColumn<ClientToBill> => ({
  ...{ header, widthInCharacters: 14, format: 'dollars' },
  value: (row) => cell.dollars(of(row)),
})
const count = (header: Translated, of: (row: ClientToBill) => number): SheetColumn<ClientToBill> => ({
  ...{ header, widthInCharacters: 10, format: 'count' },
  value: of,
})

/** What waits to be billed, and what of it is left out. */
export const clientsToBillSheet: ListSheet<ClientToBill> = {
  name: sheetWord('clientsToBill'),
  columns: [
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    count(sheetWord('packages'), ({ packages }) => packages),
    {
      ...{ header: sheetWord('weightInKilograms'), widthInCharacters: 12, format: 'kilograms' },
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    dollars(sheetWord('totalInDollars'), ({ totalInCents }) => totalInCents),
    dollars(sheetWord('leftAsCreditInDollars'), ({ creditInCents }) => creditInCents),
    dollars(sheetWord('debtInDollars'), ({ debtInCents }) => debtInCents),
    { header: sheetWord('since'), widthInCharacters: 12, format: 'day', value: ({ oldestOn }) => cell.day(oldestOn) },
    count(sheetWord('days'), ({ oldestInDays }) => oldestInDays),
    count(sheetWord('withIncident'), ({ withIncident }) => withIncident),
    count(sheetWord('toWeigh'), ({ toWeigh }) => toWeigh),
  ],
  totals: (rows) => [
    ...[null, null],
    sum(rows.map(({ packages }) => packages)),
    cell.kilograms(sum(rows.map(({ weightInGrams }) => weightInGrams))),
    cell.dollars(sum(rows.map(({ totalInCents }) => totalInCents))),
    ...[null, null, null, null],
    sum(rows.map(({ withIncident }) => withIncident)),
    sum(rows.map(({ toWeigh }) => toWeigh)),
  ],
}
