// What a store's mail or invoice says, to fill a new order with (client, section 2).
import { READING_DOUBTS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/fields.ts'
import { title } from '../fields/title.ts'

const cents = z.int().nullable()
const orderReading = z.strictObject({
  store: z.string(),
  orderNumber: z.string().meta({ description: 'As the store writes it; empty where none was found.' }),
  trackings: z.array(z.string()).meta({ description: 'Those that pass the check of their carrier, in the order of the mail.' }),
  items: z.array(z.strictObject({ name: z.string(), quantity: z.int(), unitPriceInCents: cents })),
  shippingInCents: cents,
  taxInCents: cents,
  discountInCents: cents,
  totalInCents: cents,
  isSure: z
    .boolean()
    .meta({ description: 'Items + shipping + tax − discount = total, to the cent, and nothing speaks against it.' }),
  doubts: z.array(z.enum(READING_DOUBTS)).meta({ description: 'Why it is to be looked at; empty where it is sure.' }),
  text: z.string().meta({ description: 'The words that were read, 20,000 letters at most.' }),
  known: z.strictObject({ orderId: id, title, code: z.string() }).nullable().meta({
    description:
      'The package of the same client that has one of the tracking numbers, else the number of the store’s order and no other tracking.',
  }),
})
export type OrderReading = z.output<typeof orderReading>

export const readOrderMail = endpoint({
  method: 'POST',
  path: '/order/reading',
  summary: 'Reads what a store’s mail or invoice says of an order; nothing of it is kept.',
  description:
    'Of a pasted text, or of one file. A link alone gives the store and the words of its path. Nothing is fetched. What cannot be read within 5 seconds answers with the doubt `nothingReadable`. At most 60 an hour for each person.',
  guard: 'ordinary',
  roles: ROLES,
  duties: ['counter', 'purchasing'],
  body: z.strictObject({
    text: z
      .string()
      .max(400_000, 'tooLong')
      .default('')
      .meta({ description: 'The text of a mail, or a link; empty where a file comes.' }),
    clientId: id.optional().meta({ description: "Staff name the client whose package it is; a client's own call has none." }),
  }),
  multipart: true,
  fileParts: { mail: 'A saved mail (.eml), or a PDF with a text layer.' },
  response: orderReading,
})
