import type { NewPasskey } from '@app/contract/fields/webauthn'
import { DomainError } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import * as challenges from '../../credentials/passkey-challenges.repository.ts'
import { asNoAnswer } from './accept-passkey.ts'
import { ALGORITHMS } from './passkey-options.ts'
import { relyingParty } from './relying-party.ts'

/** @returns what is kept of it. @throws passkeyRefused */
export async function verifyNewPasskey({ outsideDb, config }: Parts, sessionId: string | null, credential: NewPasskey) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { rpId, origin } = relyingParty(config)
  const answer = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => challenges.use(outsideDb, challenge, { purpose: 'add', sessionId }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asNoAnswer)
  if (!answer?.verified) throw new DomainError('passkeyRefused', { field: 'credential' })
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signatures: counter,
    transports: credential.response.transports ?? [],
  }
}
