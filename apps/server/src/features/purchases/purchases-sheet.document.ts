import type { Purchase } from '@app/contract/purchases.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

const WORDS = 40

/** A list of assisted purchases as a file. */
export const purchasesSheet: ListSheet<Purchase> = {
  name: { es: 'Compras asistidas', en: 'Assisted purchases' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Fecha', en: 'Date' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 20,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Casillero', en: 'Casillero' }, widthInCharacters: 12, value: ({ client }) => client.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 26, value: ({ associate }) => associate?.name ?? null },
    {
      header: { es: 'Qué se compra', en: 'What is bought' },
      widthInCharacters: WORDS,
      value: ({ items }) => items.map(({ quantity, description }) => `${quantity} × ${description}`).join(', '),
    },
    dollars('Mercadería (USD)', 'Goods (USD)', ({ assistedPurchasePriceInCents }) => assistedPurchasePriceInCents),
    dollars('Valor declarado (USD)', 'Declared value (USD)', ({ productValueInCents }) => productValueInCents),
    dollars('Total (USD)', 'Total (USD)', ({ price }) => price.totalInCents),
    dollars('Pagado por adelantado (USD)', 'Paid up front (USD)', ({ paidUpFrontInCents }) => paidUpFrontInCents),
    { header: { es: 'Pedido', en: 'Order' }, widthInCharacters: 14, value: ({ order }) => order?.code ?? null },
    { header: { es: 'Comentario', en: 'Comment' }, widthInCharacters: WORDS, value: ({ comment }) => comment },
    { header: { es: 'Observación', en: 'Observation' }, widthInCharacters: WORDS, value: ({ observation }) => observation },
    {
      header: { es: 'Motivo de eliminación', en: 'Why removed' },
      widthInCharacters: WORDS,
      value: ({ removedReason }) => removedReason,
    },
  ],
}

function dollars(es: string, en: string, cents: (purchase: Purchase) => number): ListSheet<Purchase>['columns'][number] {
  return { header: { es, en }, widthInCharacters: 16, format: 'dollars', value: (purchase) => cell.dollars(cents(purchase)) }
}
