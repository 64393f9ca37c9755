import { OWNERS_ALONE } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { date, done, idParams, optionalText, text } from '../fields/fields.ts'

export const invoiceBill = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/invoice',
  summary: 'Asks for the factura of a bill of sale before it is paid, or after.',
  description:
    'The factura waits for its number and goes to the SRI by itself. A bill that is charged gets one without this call: it is for those who pay against their factura, and for bills that were charged before electronic invoicing was switched on.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
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
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({
    renumber: z
      .boolean()
      .default(false)
      .meta({ description: 'Takes the next number: only where the SRI says that this one is used.' }),
  }),
  response: done,
})

export const annulFiscalDocument = endpoint({
  method: 'POST',
  path: '/fiscal-document/{id}/annulment',
  summary: 'Begins the annulment of an authorised document, which is asked for at SRI en línea.',
  description:
    'The SRI has no service for it: the answer says what to type there, and until when. What the SRI answers is recorded by the next two calls. Refused where the day has passed, where a nota de crédito changes the factura, and for documents of the test environment.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(300) }),
  response: z.strictObject({
    accessKey: z.string().meta({ description: '49 digits, to be typed at SRI en línea.' }),
    until: date.meta({
      description: 'The last day on which the SRI takes it: the 7th of the month after issue, or the next day that is worked.',
    }),
  }),
})

export const confirmAnnulment = endpoint({
  method: 'PUT',
  path: '/fiscal-document/{id}/annulment',
  summary: 'Records that the SRI annulled a document, with what shows it.',
  description: 'File: `proof`, the SRI’s page or mail as a PDF or a picture. Then its bill can be voided or invoiced again.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ note: optionalText(300) }),
  multipart: true,
  fileParts: { proof: 'What shows that the SRI annulled it.' },
  response: done,
})

export const keepFiscalDocument = endpoint({
  method: 'DELETE',
  path: '/fiscal-document/{id}/annulment',
  summary: 'Records that a document was not annulled: it stays authorised.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  response: done,
})

export const issueTestDocuments = endpoint({
  method: 'POST',
  path: '/fiscal-document/test',
  summary: 'Sends a factura and a nota de crédito of it to the SRI’s test environment.',
  description:
    'Only while electronic invoicing is being tested. They have no value, belong to no bill and are mailed to nobody; production can be switched on once both are authorised.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  response: done,
})
