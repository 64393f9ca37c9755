import type { ReceivedFile } from '@app/contract'
import type { CertificateFacts } from '@app/contract/fiscal/fiscal-registration.contract'
import { DomainError, daysFromTo } from '@app/domain'
import { businessDate, now } from '../../clock.ts'
import type { CertificateFacts as Facts } from '../fiscal-documents/signature/certificate-facts.ts'
import type { SigningIdentity } from '../fiscal-documents/signature/signing-certificate.ts'

const FIELD = 'certificate'
const MOST_BYTES = 64 * 1024

/**
 * Opens the one file of the call. Its bytes and its password are in memory alone, as long as the call takes.
 * @throws DomainError fieldRequired, fieldNotValid, fileTooLarge, certificatePasswordWrong at `password`, and the other refusals of the
 * signer at `certificate`
 */
export async function openedCertificate(files: readonly ReceivedFile[], password: string): Promise<SigningIdentity> {
  const content = await onlyFile(files).read()
  const { openSigningCertificate } = await import('../fiscal-documents/signature/signing-certificate.ts')
  try {
    return openSigningCertificate(content, password, now())
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new DomainError(error.code, { field: error.code === 'certificatePasswordWrong' ? 'password' : FIELD })
  }
}

function onlyFile(files: readonly ReceivedFile[]): ReceivedFile {
  const stray = files.find(({ field }) => field !== FIELD)
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  const [file, another] = files
  if (!file) throw new DomainError('fieldRequired', { field: FIELD })
  if (another) throw new DomainError('fieldNotValid', { field: FIELD })
  if (file.sizeInBytes > MOST_BYTES) throw new DomainError('fileTooLarge', { file: file.name, limitInBytes: MOST_BYTES })
  return file
}

/** What a person reads of a certificate. `daysLeft` are Quito's days from today to its last one, negative once that is over. */
export const shownFacts = (facts: Facts, companyRuc: string): CertificateFacts => ({
  holder: facts.holder,
  issuer: facts.issuer,
  ruc: facts.ruc,
  serialNumber: facts.serialNumber,
  validFrom: facts.validFrom.toISOString(),
  validTo: facts.validTo.toISOString(),
  daysLeft: daysFromTo(businessDate(now()), businessDate(facts.validTo)),
  isOfCompany: facts.ruc !== null && facts.ruc === companyRuc,
})
