import type { Bundle } from '@app/contract/bundles.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of bundles as a file. */
export const bundlesSheet: ListSheet<Bundle> = {
  name: { es: 'Bultos', en: 'Bundles' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 18,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Manifiesto', en: 'Manifest' }, widthInCharacters: 14, value: ({ manifest }) => manifest?.code ?? null },
    { header: { es: 'Guía hija', en: 'Child guide' }, widthInCharacters: 18, value: ({ childGuideNumber }) => childGuideNumber },
    { header: { es: 'Consignatario', en: 'Consignee' }, widthInCharacters: 30, value: ({ consignee }) => consignee.name },
    {
      header: { es: 'Identificación', en: 'Identification' },
      widthInCharacters: 16,
      value: ({ consignee }) => consignee.identification,
    },
    { header: { es: 'Categoría', en: 'Category' }, widthInCharacters: 11, value: ({ category }) => category },
    {
      header: { es: 'Especial', en: 'Special' },
      widthInCharacters: 10,
      value: ({ isSpecial }, language) => cell.yesNo(isSpecial, language),
    },
    {
      header: { es: 'Piezas', en: 'Pieces' },
      widthInCharacters: 9,
      format: 'count',
      value: ({ orders }) => orders.length,
    },
    {
      header: { es: 'Pedidos', en: 'Orders' },
      widthInCharacters: 34,
      value: ({ orders }) => orders.map(({ code }) => code).join(', '),
    },
    {
      header: { es: 'Clientes', en: 'Clients' },
      widthInCharacters: 34,
      value: ({ orders }) => [...new Set(orders.flatMap(({ client }) => client?.name ?? []))].join(', '),
    },
    {
      header: { es: 'Peso (kg)', en: 'Weight (kg)' },
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: { es: 'Valor declarado (USD)', en: 'Declared value (USD)' },
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ declaredValueInCents }) => cell.dollars(declaredValueInCents),
    },
    {
      header: { es: 'Valor de factura aduana (USD)', en: 'Customs invoice value (USD)' },
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ customsInvoiceValueInCents }) => cell.dollars(customsInvoiceValueInCents),
    },
    {
      header: { es: 'Valor con impuesto (USD)', en: 'Value with tax (USD)' },
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ valueWithTaxInCents }) => cell.dollars(valueWithTaxInCents),
    },
    {
      header: { es: 'Año del consignatario (USD)', en: "Consignee's year (USD)" },
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ consigneeYearInCents }) => cell.dollars(consigneeYearInCents),
    },
    {
      header: { es: 'Enviado', en: 'Sent' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ sentAt }) => cell.moment(sentAt),
    },
    {
      header: { es: 'Llegó a Quito', en: 'Arrived in Quito' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ arrivedAt }) => cell.moment(arrivedAt),
    },
  ],
}
