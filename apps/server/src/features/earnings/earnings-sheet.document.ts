import type { EarningOrder } from '@app/contract/earnings.contract'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'

type Amount = 'freightInCents' | 'baseInCents' | 'marginInCents' | 'bonusInCents' | 'keptBackInCents' | 'profitInCents'

const amount = (es: string, en: string, name: Amount): SheetColumn<EarningOrder> => ({
  header: { es: `${es} (USD)`, en: `${en} (USD)` },
  widthInCharacters: 14,
  format: 'dollars',
  value: ({ earning }) => cell.dollars(earning[name]),
})

/** What associates earn, order by order, as a file: margin + bonus − kept back = profit (domain, section 8). */
export const earningsSheet: ListSheet<EarningOrder> = {
  name: { es: 'Ganancias', en: 'Earnings' },
  columns: [
    { header: { es: 'Pedido', en: 'Order' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado del pedido', en: 'Order status' },
      widthInCharacters: 18,
      value: ({ status }, language) => cell.status(status, language),
    },
    {
      header: { es: 'Ganancia', en: 'Earning' },
      widthInCharacters: 14,
      value: ({ earning }, language) => cell.status(earning.status, language),
    },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 28, value: ({ associate }) => associate.name },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    { header: { es: 'Descripción', en: 'Description' }, widthInCharacters: 36, value: ({ description }) => description },
    {
      header: { es: 'Fecha del pedido', en: 'Order date' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ orderDate }) => cell.day(orderDate),
    },
    {
      header: { es: 'Ganado el', en: 'Earned on' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ accruedOn }) => cell.day(accruedOn),
    },
    {
      header: { es: 'Peso (kg)', en: 'Weight (kg)' },
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    amount('Flete', 'Freight', 'freightInCents'),
    amount('Flete base', 'Base freight', 'baseInCents'),
    amount('Margen', 'Margin', 'marginInCents'),
    amount('Bono', 'Bonus', 'bonusInCents'),
    amount('Retenido', 'Kept back', 'keptBackInCents'),
    amount('Ganancia', 'Profit', 'profitInCents'),
    {
      header: { es: 'Liquidación', en: 'Settlement' },
      widthInCharacters: 14,
      value: ({ settlement }) => settlement?.code ?? null,
    },
    {
      header: { es: 'Revertida el', en: 'Taken back on' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ takenBack }) => cell.day(takenBack?.on ?? null),
    },
    {
      header: { es: 'Descontada en', en: 'Taken off in' },
      widthInCharacters: 14,
      value: ({ takenBack }) => takenBack?.settlement?.code ?? null,
    },
  ],
}
