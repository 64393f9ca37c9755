// What a client shows to collect a paid bill, and how the counter finds the bill by it (client, section 5; office, section 1).
import { PASS_DIGITS } from '@app/domain'
import { z } from 'zod'
import { bill, billedOrder } from '../bills.contract.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, recipient } from '../fields/fields.ts'
import { qrCode } from '../fields/qr-code.ts'

const passCode = z
  .string('required')
  .regex(/^[0-9A-F]{32}$/, 'notValid')
  .meta({ description: 'What its QR code says: 128 random bits, in hexadecimal.' })
const passDigits = z
  .string('required')
  .regex(new RegExp(`^\\d{${PASS_DIGITS}}$`), 'notValid')
  .meta({ description: 'Six digits, to be said at the counter.' })

export const pass = z
  .strictObject({
    billCode: z.string(),
    code: passCode,
    digits: passDigits,
    qrCode,
    pickup: recipient.meta({ description: 'Who may collect, with this document: the client (no authorized name) or another.' }),
    packages: z
      .array(billedOrder.pick({ id: true, title: true, tracking: true, weightInGrams: true }))
      .meta({ description: 'What waits to be collected; what was handed over already is not among it.' }),
    weightInGrams: z.int().meta({ description: 'Of these packages, as they were billed.' }),
  })
  .meta({ description: 'It finds the bill; a document identifies whoever collects. It says no amount.' })
export type Pass = z.output<typeof pass>

export const showPass = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/pass',
  summary: 'What a client shows to collect a paid bill of sale.',
  description:
    'Made when it is first asked for, and the same until all is handed over, or until the bill is not paid any more: then it is void. Refused before the bill is paid and where nothing waits to be collected.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  response: pass,
})

export const findBillByPass = endpoint({
  method: 'POST',
  path: '/pass/find',
  summary: 'Finds the bill of sale to hand over by the pass that a client shows.',
  description:
    'By what its QR code says, or by its six digits. Five wrong digits lock digits for an hour for who tries them; codes go on. It hands nothing over: PUT /order/delivery compares the document.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter'],
  body: z
    .strictObject({ code: passCode.optional(), digits: passDigits.optional() })
    .refine(({ code, digits }) => (code === undefined) !== (digits === undefined), { error: 'required', path: ['code'] }),
  response: bill,
})
