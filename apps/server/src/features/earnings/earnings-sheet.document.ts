import type { EarningOrder } from '@app/contract/earnings.contract'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

type Amount = 'freightInCents' | 'baseInCents' | 'marginInCents' | 'bonusInCents' | 'keptBackInCents' | 'profitInCents'

const amount = (word: string, name: Amount): SheetColumn<EarningOrder> => ({
  header: sheetWord(word),
  widthInCharacters: 14,
  format: 'dollars',
  value: ({ earning }) => cell.dollars(earning[name]),
})

/** What associates earn, order by order, as a file: margin + bonus − kept back = profit (domain, section 8). */
export const earningsSheet: ListSheet<EarningOrder> = {
  name: sheetWord('earnings'),
  columns: [
    { header: sheetWord('order'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('orderStatus'),
      widthInCharacters: 18,
      value: cell.orderStatus,
    },
    {
      header: sheetWord('earning'),
      widthInCharacters: 14,
      value: ({ earning }, language) => cell.status(earning.status, language),
    },
    { header: sheetWord('associate'), widthInCharacters: 28, value: ({ associate }) => associate.name },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    { header: sheetWord('description'), widthInCharacters: 36, value: ({ description }) => description },
    {
      header: sheetWord('orderDate'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ orderDate }) => cell.day(orderDate),
    },
    {
      header: sheetWord('earnedOn'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ accruedOn }) => cell.day(accruedOn),
    },
    {
      header: sheetWord('weightInKilograms'),
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    amount('freightInDollars', 'freightInCents'),
    amount('baseFreightInDollars', 'baseInCents'),
    amount('marginInDollars', 'marginInCents'),
    amount('bonusInDollars', 'bonusInCents'),
    amount('keptBackInDollars', 'keptBackInCents'),
    amount('profitInDollars', 'profitInCents'),
    {
      header: sheetWord('settlement'),
      widthInCharacters: 14,
      value: ({ settlement }) => settlement?.code ?? null,
    },
    {
      header: sheetWord('takenBackOn'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ takenBack }) => cell.day(takenBack?.on ?? null),
    },
    {
      header: sheetWord('takenOffIn'),
      widthInCharacters: 14,
      value: ({ takenBack }) => takenBack?.settlement?.code ?? null,
    },
  ],
}
