import { DomainError } from '@app/domain'
import type { Config } from '../../config.ts'
import { neededSecretsKey } from '../../secrets/secrets-key.ts'

/** What locks a private key up; the embedded database's is made now. @throws DomainError secretsKeyMissing */
export async function requireSecretsKey(config: Config): Promise<Buffer> {
  const key = await neededSecretsKey(config)
  if (!key) throw new DomainError('secretsKeyMissing')
  return key
}
