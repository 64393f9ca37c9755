import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { ORDERS } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

/** A list of dropshipping requests as a file. */
export const dropshippingSheet: ListSheet<Dropshipping> = {
  name: sheetWord('dropshipping'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 14,
      // In delivery it says what its order does, once that is over (both ways, section 2).
      value: ({ status, order }, language) =>
        status === 'inDelivery' && order && ORDERS.closed.includes(order.status)
          ? cell.orderStatus(order, language)
          : cell.status(status, language),
    },
    {
      header: sheetWord('date'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    { header: sheetWord('associate'), widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
    { header: sheetWord('description'), widthInCharacters: 40, value: ({ description }) => description },
    { header: sheetWord('options'), widthInCharacters: 24, value: ({ options }) => options },
    { header: sheetWord('link'), widthInCharacters: 44, value: ({ link }) => link },
    { header: sheetWord('quantity'), widthInCharacters: 10, format: 'count', value: ({ quantity }) => quantity },
    {
      header: sheetWord('quotedPriceInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ quote }) => cell.dollars(quote?.price.totalInCents ?? null),
    },
    {
      header: sheetWord('lastDay'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ quote }) => cell.day(quote?.lastDay ?? null),
    },
    { header: sheetWord('order'), widthInCharacters: 14, value: ({ order }) => order?.code ?? null },
  ],
}
