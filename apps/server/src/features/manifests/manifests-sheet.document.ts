import type { Manifest } from '@app/contract/manifests.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of manifests as a file. */
export const manifestsSheet: ListSheet<Manifest> = {
  name: { es: 'Manifiestos', en: 'Manifests' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 18,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Guía', en: 'Guide' }, widthInCharacters: 20, value: ({ guideNumber }) => guideNumber },
    { header: { es: 'Aerolínea', en: 'Airline' }, widthInCharacters: 22, value: ({ airline }) => airline },
    { header: { es: 'Vuelo', en: 'Flight' }, widthInCharacters: 12, value: ({ flight }) => flight },
    {
      header: { es: 'Fecha de salida', en: 'Departure' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ departureDate }) => cell.day(departureDate),
    },
    {
      header: { es: 'Enviado', en: 'Sent' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ sentAt }) => cell.moment(sentAt),
    },
    { header: { es: 'Bultos', en: 'Bundles' }, widthInCharacters: 9, format: 'count', value: ({ bundleCount }) => bundleCount },
    {
      header: { es: 'Peso (kg)', en: 'Weight (kg)' },
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: { es: 'Valor de factura aduana (USD)', en: 'Customs invoice value (USD)' },
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ customsInvoiceValueInCents }) => cell.dollars(customsInvoiceValueInCents),
    },
    {
      header: { es: 'Acumulado con impuesto (USD)', en: 'Cumulative with tax (USD)' },
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ cumulativeInCents }) => cell.dollars(cumulativeInCents),
    },
  ],
}
