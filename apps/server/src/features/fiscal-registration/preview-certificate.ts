import type { ReceivedFile } from '@app/contract'
import type { CertificateFacts } from '@app/contract/fiscal/fiscal-registration.contract'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import { factsOf } from '../fiscal-documents/signature/certificate-facts.ts'
import { openedCertificate, shownFacts } from './certificate-file.ts'
import { requireSecretsKey } from './require-secrets-key.ts'

type Given = { files: readonly ReceivedFile[]; password: string }

/** What is in the file, before anything is kept. @throws DomainError secretsKeyMissing, and as `openedCertificate` */
export async function previewCertificate(db: Db, config: Config, { files, password }: Given): Promise<CertificateFacts> {
  await requireSecretsKey(config)
  const { certificate } = await openedCertificate(files, password)
  return shownFacts(factsOf(certificate), (await company.get(db)).ruc)
}
