import type { Passkey } from '@app/contract/second-factor.contract'
import type { PasskeyRow } from '../../credentials/passkeys.table.ts'

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
