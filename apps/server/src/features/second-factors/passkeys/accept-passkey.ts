import type { UsedPasskey } from '@app/contract/fields/webauthn'
import { DomainError } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import * as challenges from '../../credentials/passkey-challenges.repository.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import type { PasskeyRow } from '../../credentials/passkeys.table.ts'
import { addEvents, THE_HOUSE } from '../../events/events.repository.ts'
import { signInChanged } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { relyingParty } from './relying-party.ts'

/** `userId`: whose it must be, where that is known. */
type Asked = challenges.Asked & { userId?: string }

/**
 * A passkey that signed a challenge of this server, at this address, with its owner verified. The challenge is used up even where the call is
 * undone.
 * @returns whose it is.
 * @throws passkeyRefused
 */
export async function acceptPasskey(parts: Parts, credential: UsedPasskey, { userId, ...asked }: Asked): Promise<string> {
  const passkey = await passkeys.findByCredential(parts.db, credential.id)
  if (!passkey?.userId || (userId !== undefined && passkey.userId !== userId)) throw refused()
  const signatures = await verified(parts, passkey, credential, asked)
  if (signatures === null) throw refused()
  if (!(await passkeys.noteUse(parts.db, passkey.id, signatures))) {
    await warnOfCopy(parts, passkey.userId)
    throw refused()
  }
  return passkey.userId
}

const refused = () => new DomainError('passkeyRefused', { field: 'passkey' })

/** @returns how often the authenticator signed, by its own count; null where anything is wrong. */
async function verified({ outsideDb, config }: Parts, passkey: PasskeyRow, credential: UsedPasskey, asked: challenges.Asked) {
  // Many do without: who uses a passkey pays for loading it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { rpId, origin } = relyingParty(config)
  const { credentialId, publicKey, transports } = passkey
  // The count is compared when it is written, so that of two calls at once one is right.
  const known = { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: 0, transports }
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => challenges.use(outsideDb, challenge, asked),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: known,
    requireUserVerification: true,
  }).catch(asNoAnswer)
  return answer?.verified ? answer.authenticationInfo.newCounter : null
}

/** The library throws at what is malformed, foreign or stale. What the database says goes on. */
export function asNoAnswer(error: unknown): null {
  if (error instanceof Error && !('query' in error)) return null
  throw error
}

/** Two keys count on their own: one of them is not its owner's. */
const warnOfCopy = ({ outsideDb }: Parts, userId: string) =>
  outsideDb.transaction(async (tx) => {
    await addEvents(tx, THE_HOUSE, [{ aggregate: 'user', aggregateId: userId, action: 'refuseCopiedPasskey' }])
    await say(tx, signInChanged, { userId, change: 'passkeyCopied' })
  })
