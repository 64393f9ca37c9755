import type { CreationOptions, RequestOptions } from '@app/contract/fields/webauthn'
import type { Actor } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import * as company from '../../company/company.repository.ts'
import * as challenges from '../../credentials/passkey-challenges.repository.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import type { PasskeyRow } from '../../credentials/passkeys.table.ts'
import * as users from '../../users/users.repository.ts'
import { relyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256 (RFC 9053): one of them is in every authenticator that is sold. */
export const ALGORITHMS = [-8, -7, -257]
const PUBLIC_KEY = 'public-key' as const
const named = ({ credentialId, transports }: PasskeyRow) => ({ type: PUBLIC_KEY, id: credentialId, transports })

/** For a key that is found without a name and asks for finger, face or PIN: it can sign in alone. */
export async function creationOptions(
  { db, config }: Parts,
  { userId }: Actor,
  sessionId: string | null,
): Promise<CreationOptions> {
  const [account, { tradeName }, own] = [await users.get(db, userId), await company.get(db), await passkeys.list(db, userId)]
  return {
    challenge: await challenges.add(db, { purpose: 'add', sessionId }),
    rp: { id: relyingParty(config).rpId, name: tradeName },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: account.email,
      displayName: `${account.firstName} ${account.lastName}`,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: PUBLIC_KEY, alg })),
    timeout: challenges.CHALLENGE_LIFETIME_IN_MILLISECONDS,
    attestation: 'none',
    excludeCredentials: own.map(named),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

type Allowed = challenges.Asked & { allowed: readonly PasskeyRow[] }

export async function requestOptions({ db, config }: Parts, { allowed, ...asked }: Allowed): Promise<RequestOptions> {
  return {
    challenge: await challenges.add(db, asked),
    rpId: relyingParty(config).rpId,
    timeout: challenges.CHALLENGE_LIFETIME_IN_MILLISECONDS,
    userVerification: 'required',
    allowCredentials: allowed.map(named),
  }
}
