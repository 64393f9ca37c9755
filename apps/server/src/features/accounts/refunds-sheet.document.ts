import type { Refund } from '@app/contract/accounts.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of refunds as a file. */
export const refundsSheet: ListSheet<Refund> = {
  name: { es: 'Devoluciones', en: 'Refunds' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 20,
      value: ({ status }, language) => cell.status(status, language),
    },
    {
      header: { es: 'Pedida', en: 'Asked for' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: { es: 'Casillero', en: 'Casillero' }, widthInCharacters: 12, value: ({ client }) => client.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: { es: 'Valor (USD)', en: 'Amount (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    { header: { es: 'Pagada el', en: 'Paid on' }, widthInCharacters: 12, format: 'day', value: ({ paidOn }) => cell.day(paidOn) },
    { header: { es: 'Desde', en: 'From' }, widthInCharacters: 24, value: ({ account }) => account?.name ?? null },
    { header: { es: 'Referencia', en: 'Reference' }, widthInCharacters: 20, value: ({ reference }) => reference },
    { header: { es: 'Motivo', en: 'Reason' }, widthInCharacters: 30, value: ({ reason }) => reason },
  ],
}
