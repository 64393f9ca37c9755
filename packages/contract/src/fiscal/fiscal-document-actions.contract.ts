import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, idParams } from '../fields/fields.ts'

export const invoiceBill = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/invoice',
  summary: 'Asks for the factura of a bill of sale before it is paid, or after.',
  description:
    'The factura waits for its number and goes to the SRI by itself. A bill that is charged gets one without this call: it is for those who pay against their factura, and for bills that were charged before electronic invoicing was switched on.',
  guard: 'ordinary',
  roles: ['administrator'],
  params: idParams,
  response: done,
})

export const retryFiscalDocument = endpoint({
  method: 'POST',
  path: '/fiscal-document/{id}/retry',
  summary: 'Sends a document that the SRI gave back again, made anew of corrected data.',
  description:
    'It keeps its number and key. Where another system had used the number, `renumber` confirms that the next one is taken: the old one stays on record as used elsewhere. A document that the SRI has had for a day without an answer is sent again as it is.',
  guard: 'ordinary',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({
    renumber: z
      .boolean()
      .default(false)
      .meta({ description: 'Takes the next number: only where the SRI says that this one is used.' }),
  }),
  response: done,
})
