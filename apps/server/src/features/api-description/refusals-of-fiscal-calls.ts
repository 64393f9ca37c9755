// What calls about electronic invoicing may be refused for. Written by hand.
import type { Problem } from '@app/domain'

const OPENING: readonly Problem[] = [
  'secretsKeyMissing',
  'certificateUnreadable',
  'certificatePasswordWrong',
  'certificateKeyMismatch',
  'certificateKeyUnsuitable',
  'certificateNotForSigning',
  'certificateExpired',
  'fieldRequired',
  'fieldNotValid',
]

const DOCUMENT: readonly Problem[] = ['fiscalDocumentNotFound', 'fiscalDocumentChangedMeanwhile']

export const REFUSALS_OF_FISCAL_CALLS: Record<string, readonly Problem[]> = {
  updateFiscalRegistration: ['sequentialTaken', 'fieldNotValid'],
  previewCertificate: OPENING,
  keepCertificate: [...OPENING, 'certificateRucNotAccepted'],
  invoiceBill: ['billNotFound', 'fiscalDocumentPending', 'billInvoiced'],
  changeInvoiceOwner: ['billNotFound', 'authorizedNameNotFound', 'authorizedNameRequired'],
  retryFiscalDocument: DOCUMENT,
  annulFiscalDocument: DOCUMENT,
  confirmAnnulment: [...DOCUMENT, 'fieldRequired', 'fieldNotValid'],
  keepFiscalDocument: DOCUMENT,
  issueTestDocuments: ['fiscalActionNotAllowed'],
  changeFiscalMode: ['fiscalSetupIncomplete', 'fieldNotValid'],
}
