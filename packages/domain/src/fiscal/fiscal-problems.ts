/** What is refused of documents of the SRI: the HTTP status and the one English sentence of each refusal. */
export const FISCAL_PROBLEMS = {
  fiscalDocumentNotFound: { status: 404, message: 'Document of the SRI not found' },
  fiscalActionNotAllowed: { status: 409, message: 'The document of the SRI does not allow this now' },
  fiscalDocumentChangedMeanwhile: { status: 409, message: 'Someone else changed the document of the SRI meanwhile' },
  fiscalDocumentPending: { status: 409, message: 'A factura of this bill is on its way to the SRI' },
  billInvoiced: { status: 409, message: 'This bill has a factura: credit it, or annul the factura' },
} as const
