import PDFDocument from 'pdfkit'

export type StoreInvoice = {
  store: string
  number: string
  date: string
  buyer: string
  items: readonly { description: string; quantity: number; unitPriceInCents: number }[]
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The invoice a store gave its buyer, as PDF. */
export function makeStoreInvoice({ store, number, date, buyer, items }: StoreInvoice): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 56, info: { Title: `${store} ${number}` } })
  const pages: Buffer[] = []
  document.on('data', (page: Buffer) => pages.push(page))
  const finished = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(pages))))

  document.fontSize(22).text(store).moveDown(0.3).fontSize(10).fillColor('#5f6467')
  document.text(`Invoice ${number}`).text(date).text(`Sold to ${buyer}`).moveDown(1.5).fillColor('#1b2022')
  for (const { description, quantity, unitPriceInCents } of items) {
    document
      .text(`${quantity} × ${description}`, { continued: true })
      .text(dollars(quantity * unitPriceInCents), { align: 'right' })
  }
  const total = items.reduce((sum, { quantity, unitPriceInCents }) => sum + quantity * unitPriceInCents, 0)
  document.moveDown().fontSize(12).text('Total', { continued: true }).text(dollars(total), { align: 'right' })
  document.end()
  return finished
}
