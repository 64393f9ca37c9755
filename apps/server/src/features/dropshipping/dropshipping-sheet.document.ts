import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of dropshipping requests as a file. */
export const dropshippingSheet: ListSheet<Dropshipping> = {
  name: { es: 'Dropshipping', en: 'Dropshipping' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    {
      header: { es: 'Fecha', en: 'Date' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
    { header: { es: 'Descripción', en: 'Description' }, widthInCharacters: 40, value: ({ description }) => description },
    { header: { es: 'Opciones', en: 'Options' }, widthInCharacters: 24, value: ({ options }) => options },
    { header: { es: 'Enlace', en: 'Link' }, widthInCharacters: 44, value: ({ link }) => link },
    { header: { es: 'Cantidad', en: 'Quantity' }, widthInCharacters: 10, format: 'count', value: ({ quantity }) => quantity },
    {
      header: { es: 'Precio cotizado (USD)', en: 'Quoted price (USD)' },
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ quote }) => cell.dollars(quote?.price.totalInCents ?? null),
    },
    {
      header: { es: 'Último día', en: 'Last day' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ quote }) => cell.day(quote?.lastDay ?? null),
    },
    { header: { es: 'Pedido', en: 'Order' }, widthInCharacters: 14, value: ({ order }) => order?.code ?? null },
  ],
}
