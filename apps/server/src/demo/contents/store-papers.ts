// What stores send their buyers, as PDF.
import { FORMATS } from '../../documents/formats.ts'
import { GREY, INK, paper } from './paper.ts'

export type StoreInvoice = {
  store: string
  number: string
  date: string
  buyer: string
  items: readonly { description: string; quantity: number; unitPriceInCents: number }[]
}

export function makeStoreInvoice({ store, number, date, buyer, items }: StoreInvoice): Promise<Buffer> {
  return paper(`${store} ${number}`, (page) => {
    page.fontSize(22).text(store).moveDown(0.3).fontSize(10).fillColor(GREY)
    page.text(`Invoice ${number}`).text(date).text(`Sold to ${buyer}`).moveDown(1.5).fillColor(INK)
    for (const { description, quantity, unitPriceInCents } of items) {
      page
        .text(`${quantity} × ${description}`, { continued: true })
        .text(FORMATS.en.money(quantity * unitPriceInCents), { align: 'right' })
    }
    const total = items.reduce((sum, { quantity, unitPriceInCents }) => sum + quantity * unitPriceInCents, 0)
    page.moveDown().fontSize(12).text('Total', { continued: true }).text(FORMATS.en.money(total), { align: 'right' })
  })
}

/** "Your package is on its way": what a client sends who does not type the number. */
export const makeShippingNotice = ({
  store,
  tracking,
  date,
}: {
  store: string
  tracking: string
  date: string
}): Promise<Buffer> =>
  paper(`${store} ${tracking}`, (page) => {
    page.fontSize(22).text(store).moveDown(0.3).fontSize(10).fillColor(GREY).text(date).moveDown(1.5)
    page.fontSize(12).fillColor(INK).text('Your package is on its way.').moveDown(0.5).text(`Tracking number ${tracking}`)
  })
