// What a bank gives its customer after a transfer, as PDF.
import type { Cents } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'
import { HOUSE } from '../house.ts'
import { paper } from './paper.ts'

export type Transfer = { reference: string; amountInCents: Cents; on: Date; sender: string; concept: string }

const [ACCOUNT] = HOUSE.bankAccounts

export function makeTransferReceipt({ reference, amountInCents, on, sender, concept }: Transfer): Promise<Buffer> {
  const rows = [
    ['Fecha', FORMATS.es.moment(on)],
    ['De', sender],
    ['Para', ACCOUNT?.holder ?? ''],
    ['Cuenta', `${ACCOUNT?.bank} · ${ACCOUNT?.number}`],
    ['Concepto', concept],
    ['Documento', reference],
  ] as const
  return paper(`Transferencia ${reference}`, (page) => {
    page.fontSize(22).text('Transferencia realizada').moveDown(0.5)
    page.fontSize(28).text(FORMATS.es.money(amountInCents)).moveDown(0.8).fontSize(12)
    for (const [label, text] of rows) page.text(label, { continued: true }).text(text, { align: 'right' }).moveDown(0.4)
  })
}
