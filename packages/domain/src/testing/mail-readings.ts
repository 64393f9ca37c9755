// What a person reads in a mail of a store, beside what the reader does.
import { describe, expect, test } from 'vitest'
import type { MailReading } from '../index.ts'

type Item = [name: string, quantity: number, unitPriceInCents: number]
/** What a person reads in a mail; of money nothing where it does not say. */
export type Expected = {
  shape: string
  store: string
  order?: string
  items?: Item[]
  /** In cents: shipping, tax, discount, total. */
  sums?: [shipping: number, tax: number, discount: number, total: number]
  tracking?: string[]
  isSure?: boolean
}
export type ReadMail = Expected & { text: string; from?: string }

const SEPARATORS = /[^\p{L}\p{N}]+/gu
const wordsOf = (text: string): string => text.toLowerCase().replaceAll(SEPARATORS, ' ').trim()

/** The name that is read may leave out words of the whole title, and adds none. */
function expectItems(reading: MailReading, items: readonly Item[]): void {
  expect(reading.items.map(({ quantity, unitPriceInCents }) => [quantity, unitPriceInCents])).toEqual(
    items.map(([, quantity, price]) => [quantity, price]),
  )
  for (const [index, [name]] of items.entries()) {
    const read = wordsOf(reading.items[index]?.name ?? '')
    expect([read, read.length > 2 && wordsOf(name).includes(read)]).toEqual([read, true])
  }
}

/** Whatever is sure is as a person reads it: no wrong total, no wrong item. */
export function expectNothingWrong(reading: MailReading, { items = [], sums }: Expected): void {
  if (!reading.isSure) return
  const [shippingInCents, taxInCents, discountInCents, totalInCents] = sums ?? []
  expect(reading).toMatchObject({ shippingInCents, taxInCents, discountInCents, totalInCents })
  expectItems(reading, items)
}

/** Each mail is a test: nothing wrong is sure, and what is read today is not lost tomorrow. */
export function describeReadings<Mail extends Expected>(
  what: string,
  mails: readonly Mail[],
  read: (mail: Mail) => MailReading | Promise<MailReading>,
): void {
  describe(what, () => {
    test.each(mails)('$shape', async (mail) => {
      const reading = await read(mail)
      if (process.env.SHOW) console.log(mail.shape, JSON.stringify(reading))
      expectNothingWrong(reading, mail)
      expect(reading).toMatchObject({
        isSure: mail.isSure ?? true,
        store: mail.store,
        orderNumber: mail.order ?? '',
        trackings: mail.tracking ?? [],
      })
    })
  })
}
