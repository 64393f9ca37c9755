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

export const REFUSALS_OF_FISCAL_CALLS: Record<string, readonly Problem[]> = {
  updateFiscalRegistration: ['sequentialTaken', 'fieldNotValid'],
  previewCertificate: OPENING,
  keepCertificate: [...OPENING, 'certificateRucNotAccepted'],
  changeFiscalMode: ['fiscalSetupIncomplete', 'fieldNotValid'],
}
