import type { Bill } from '@app/contract/bills.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

const lastPayment = (applied: Bill['applied']) => applied.flatMap(({ payment }) => payment ?? []).at(-1)

/** A list of bills of sale as a file. */
export const billsSheet: ListSheet<Bill> = {
  name: { es: 'Facturas de venta', en: 'Bills of sale' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 16,
      value: ({ status }, language) => cell.status(status, language),
    },
    {
      header: { es: 'Fecha', en: 'Date' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: { es: 'Casillero', en: 'Casillero' }, widthInCharacters: 12, value: ({ client }) => client.code },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    { header: { es: 'A nombre de', en: 'Made out to' }, widthInCharacters: 28, value: ({ invoiceOwner }) => invoiceOwner.name },
    {
      header: { es: 'Identificación', en: 'Identification' },
      widthInCharacters: 16,
      value: ({ invoiceOwner }) => invoiceOwner.identification,
    },
    { header: { es: 'Retira', en: 'Picked up by' }, widthInCharacters: 28, value: ({ pickup }) => pickup.name },
    {
      header: { es: 'Pedidos', en: 'Orders' },
      widthInCharacters: 34,
      value: ({ orders }) => orders.map(({ code }) => code).join(', '),
    },
    {
      header: { es: 'Subtotal (USD)', en: 'Subtotal (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ subtotalInCents }) => cell.dollars(subtotalInCents),
    },
    {
      header: { es: 'IVA (USD)', en: 'IVA (USD)' },
      widthInCharacters: 12,
      format: 'dollars',
      value: ({ taxInCents }) => cell.dollars(taxInCents),
    },
    {
      header: { es: 'Arancel (USD)', en: 'Duty (USD)' },
      widthInCharacters: 12,
      format: 'dollars',
      value: ({ dutyInCents }) => cell.dollars(dutyInCents),
    },
    {
      header: { es: 'Total (USD)', en: 'Total (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ totalInCents }) => cell.dollars(totalInCents),
    },
    {
      header: { es: 'Por pagar (USD)', en: 'Due (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ dueInCents }) => cell.dollars(dueInCents),
    },
    {
      header: { es: 'Cobrado', en: 'Paid' },
      widthInCharacters: 12,
      format: 'day',
      value: ({ applied }) => cell.day(lastPayment(applied)?.receivedOn ?? null),
    },
    {
      header: { es: 'Referencia', en: 'Reference' },
      widthInCharacters: 20,
      value: ({ applied }) => lastPayment(applied)?.reference ?? null,
    },
    {
      header: { es: 'Motivo de anulación', en: 'Why it was voided' },
      widthInCharacters: 30,
      value: ({ voidReason }) => voidReason,
    },
  ],
}
