import type { Settlement } from '@app/contract/earnings.contract'
import type { Language, PaymentMethod } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../../documents/list-sheet.ts'

const METHODS: Record<Language, Record<PaymentMethod, string>> = {
  es: { transfer: 'Transferencia', deposit: 'Depósito', card: 'Tarjeta', cash: 'Efectivo' },
  en: { transfer: 'Transfer', deposit: 'Deposit', card: 'Card', cash: 'Cash' },
}

const amount = (
  es: string,
  en: string,
  name: 'earnedInCents' | 'takenBackInCents' | 'totalInCents',
): SheetColumn<Settlement> => ({
  header: { es: `${es} (USD)`, en: `${en} (USD)` },
  widthInCharacters: 14,
  format: 'dollars',
  value: (settlement) => cell.dollars(settlement[name]),
})

/** What associates were paid at once, and gave back, as a file. */
export const settlementsSheet: ListSheet<Settlement> = {
  name: { es: 'Liquidaciones', en: 'Settlements' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 28, value: ({ associate }) => associate.name },
    { header: { es: 'Día', en: 'Day' }, widthInCharacters: 12, format: 'day', value: ({ paidOn }) => cell.day(paidOn) },
    {
      header: { es: 'Forma de pago', en: 'Method' },
      widthInCharacters: 14,
      value: ({ method }, language) => METHODS[language][method],
    },
    { header: { es: 'Cuenta', en: 'Account' }, widthInCharacters: 28, value: ({ account }) => account?.name ?? null },
    { header: { es: 'Referencia', en: 'Reference' }, widthInCharacters: 24, value: ({ reference }) => reference },
    { header: { es: 'Pedidos', en: 'Orders' }, widthInCharacters: 10, value: ({ orders }) => orders },
    amount('Ganancias', 'Earnings', 'earnedInCents'),
    amount('Descuentos', 'Taken off', 'takenBackInCents'),
    amount('Total', 'Total', 'totalInCents'),
    { header: { es: 'Motivo de anulación', en: 'Why it was taken back' }, widthInCharacters: 36, value: ({ reason }) => reason },
  ],
}
