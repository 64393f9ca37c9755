import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { now } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { opened } from '../../secrets/locked-secret.ts'
import { secretsKeyOf } from '../../secrets/secrets-key.ts'
import { currentCertificate } from './signing-certificates.repository.ts'

/** `missing`: none was uploaded, or its key was not restored. `boxClosed`: no key of the environment, or another. Documents wait meanwhile. */
export type SigningKey =
  | { state: 'ready'; certificateId: string; privateKey: KeyObject; certificate: X509Certificate }
  | { state: 'missing' | 'expired' | 'boxClosed' }

export async function signingKeyOf(db: Db, config: Config): Promise<SigningKey> {
  const kept = await currentCertificate(db)
  if (!kept?.box) return { state: 'missing' }
  if (kept.validTo < now()) return { state: 'expired' }
  const key = await secretsKeyOf(config)
  const content = key && opened(kept.box, key, kept.id)
  if (!content) return { state: 'boxClosed' }
  return {
    state: 'ready',
    certificateId: kept.id,
    privateKey: createPrivateKey({ key: content, format: 'der', type: 'pkcs8' }),
    certificate: new X509Certificate(kept.certificate),
  }
}
