import type { Quotation } from '@app/contract/quotations.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of quotations as a file. */
export const quotationsSheet: ListSheet<Quotation> = {
  name: { es: 'Cotizaciones', en: 'Quotations' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Fecha', en: 'Date' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client?.name ?? null },
    { header: { es: 'Servicio', en: 'Service' }, widthInCharacters: 10, value: ({ service }) => service },
    { header: { es: 'Categoría', en: 'Category' }, widthInCharacters: 11, value: ({ category }) => category },
    { header: { es: 'Descripción', en: 'Description' }, widthInCharacters: 36, value: ({ description }) => description },
    {
      header: { es: 'Peso (kg)', en: 'Weight (kg)' },
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: { es: 'Valor (USD)', en: 'Value (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ productValueInCents }) => cell.dollars(productValueInCents),
    },
    {
      header: { es: 'Total (USD)', en: 'Total (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ price }) => cell.dollars(price.totalInCents),
    },
  ],
}
