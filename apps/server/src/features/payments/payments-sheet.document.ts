import type { Payment } from '@app/contract/payments.contract'
import type { Language, PaymentMethod } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

const METHODS: Record<Language, Record<PaymentMethod, string>> = {
  es: { transfer: 'Transferencia', deposit: 'Depósito', card: 'Tarjeta', cash: 'Efectivo' },
  en: { transfer: 'Transfer', deposit: 'Deposit', card: 'Card', cash: 'Cash' },
}

/** The codes of records, once each; nothing where there is none. */
const listed = (records: readonly ({ code: string } | null)[]): string | null =>
  [...new Set(records.flatMap((record) => record?.code ?? []))].join(', ') || null

/** A list of payments as a file: what was taken back stands in its own line, with the opposite amount. */
export const paymentsSheet: ListSheet<Payment> = {
  name: { es: 'Pagos', en: 'Payments' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    { header: { es: 'Fecha', en: 'Date' }, widthInCharacters: 17, format: 'moment', value: ({ at }) => cell.moment(at) },
    { header: { es: 'Casillero', en: 'Casillero' }, widthInCharacters: 12, value: ({ client }) => client.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: { es: 'Recibido', en: 'Received' },
      widthInCharacters: 12,
      format: 'day',
      value: ({ receivedOn }) => cell.day(receivedOn),
    },
    {
      header: { es: 'Facturas', en: 'Bills of sale' },
      widthInCharacters: 24,
      value: ({ applications }) => listed(applications.map(({ bill }) => bill)),
    },
    {
      header: { es: 'Compras asistidas', en: 'Assisted purchases' },
      widthInCharacters: 18,
      value: ({ applications }) => listed(applications.map(({ purchase }) => purchase)),
    },
    {
      header: { es: 'Valor (USD)', en: 'Amount (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    {
      header: { es: 'Forma de pago', en: 'Method' },
      widthInCharacters: 16,
      value: ({ method }, language) => METHODS[language][method],
    },
    { header: { es: 'Cuenta', en: 'Account' }, widthInCharacters: 24, value: ({ account }) => account?.name ?? null },
    { header: { es: 'Referencia', en: 'Reference' }, widthInCharacters: 20, value: ({ reference }) => reference },
    {
      header: { es: 'Anulado con', en: 'Undone by' },
      widthInCharacters: 14,
      value: ({ reversedBy }) => reversedBy?.code ?? null,
    },
    { header: { es: 'Motivo de anulación', en: 'Why it was undone' }, widthInCharacters: 30, value: ({ reason }) => reason },
    { header: { es: 'Registrado por', en: 'Recorded by' }, widthInCharacters: 26, value: ({ actor }) => actor?.name ?? null },
  ],
}
