/** What is refused of documents of the SRI: the HTTP status and the one English sentence of each refusal. */
export const FISCAL_PROBLEMS = {
  fiscalSetupIncomplete: { status: 409, message: 'The house may not invoice in this mode yet' },
  secretsKeyMissing: { status: 409, message: 'The server has no key to lock up a private key with' },
  fiscalDocumentNotFound: { status: 404, message: 'Document of the SRI not found' },
  fiscalActionNotAllowed: { status: 409, message: 'The document of the SRI does not allow this now' },
  fiscalDocumentChangedMeanwhile: { status: 409, message: 'Someone else changed the document of the SRI meanwhile' },
  fiscalDocumentPending: { status: 409, message: 'A factura of this bill is on its way to the SRI' },
  billInvoiced: { status: 409, message: 'This bill has a factura: credit it, or annul the factura' },
  creditNoteInvoiced: { status: 409, message: 'This credit memo has an authorised nota de crédito: annul that first' },
} as const

/** Refused by a rule, where every field by itself is right. */
export const FISCAL_RULES = {
  certificateRucNotAccepted: { status: 422, message: 'The certificate names another RUC than the company, or none' },
  sequentialTaken: { status: 422, message: 'Numbers only rise: name one above the last' },
  ivaCodeUnknown: { status: 422, message: 'The SRI has no known code for this percentage of IVA' },
  rucNotOfTaxpayer: { status: 422, message: 'The RUC must end in 001' },
  rucOfInvoices: { status: 422, message: 'The RUC stays while documents go to the SRI: switch electronic invoicing off first' },
} as const
