import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** A list of receipts as a file. */
export const paymentProofsSheet: ListSheet<PaymentProof> = {
  name: { es: 'Comprobantes', en: 'Receipts' },
  columns: [
    {
      header: { es: 'Fecha', en: 'Date' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: { es: 'Factura o compra', en: 'Bill or purchase' },
      widthInCharacters: 16,
      value: ({ bill, purchase }) => bill?.code ?? purchase?.code ?? null,
    },
    {
      header: { es: 'Transferido (USD)', en: 'Transferred (USD)' },
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    { header: { es: 'Referencia', en: 'Reference' }, widthInCharacters: 22, value: ({ reference }) => reference },
    { header: { es: 'Nota', en: 'Note' }, widthInCharacters: 30, value: ({ note }) => note || null },
    {
      header: { es: 'Revisado', en: 'Reviewed' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ reviewedAt }) => cell.moment(reviewedAt),
    },
    {
      header: { es: 'Motivo del rechazo', en: 'Why it was refused' },
      widthInCharacters: 30,
      value: ({ refusalReason }) => refusalReason,
    },
  ],
}
