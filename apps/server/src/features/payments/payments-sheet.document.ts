import type { Payment } from '@app/contract/payments.contract'
import { type PaymentMethod, restOf } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { paperWord, sheetWord, sheetWords } from '../../documents/words.ts'

const METHODS = sheetWords<PaymentMethod>('paymentMethods')

/** The codes of records, once each; nothing where there is none. */
const listed = (records: readonly ({ code: string } | null)[]): string | null =>
  [...new Set(records.flatMap((record) => record?.code ?? []))].join(', ') || null

/** A list of payments as a file: what was taken back stands in its own line, with the opposite amount. */
export const paymentsSheet: ListSheet<Payment> = {
  name: sheetWord('payments'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    { header: sheetWord('date'), widthInCharacters: 17, format: 'moment', value: ({ at }) => cell.moment(at) },
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: sheetWord('received'),
      widthInCharacters: 12,
      format: 'day',
      value: ({ receivedOn }) => cell.day(receivedOn),
    },
    {
      header: paperWord('bills'),
      widthInCharacters: 24,
      value: ({ applications }) => listed(applications.map(({ bill }) => bill)),
    },
    {
      header: sheetWord('assistedPurchases'),
      widthInCharacters: 18,
      value: ({ applications }) => listed(applications.map(({ purchase }) => purchase)),
    },
    {
      header: sheetWord('amountInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    {
      header: sheetWord('appliedInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: (payment) => cell.dollars(restOf(payment).appliedInCents),
    },
    {
      header: sheetWord('leftAsCreditInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: (payment) => cell.dollars(restOf(payment).creditInCents),
    },
    {
      header: sheetWord('method'),
      widthInCharacters: 16,
      value: ({ method }, language) => METHODS[language][method],
    },
    { header: sheetWord('account'), widthInCharacters: 24, value: ({ account }) => account?.name ?? null },
    { header: sheetWord('reference'), widthInCharacters: 20, value: ({ reference }) => reference },
    {
      header: sheetWord('undoneBy'),
      widthInCharacters: 14,
      value: ({ reversedBy }) => reversedBy?.code ?? null,
    },
    { header: sheetWord('whyItWasUndone'), widthInCharacters: 30, value: ({ reason }) => reason },
    { header: sheetWord('recordedBy'), widthInCharacters: 26, value: ({ actor }) => actor?.name ?? null },
  ],
}
