import type { NewPasskey } from '@app/contract/fields/webauthn'
import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { makeRecoveryCodes } from '../../credentials/make-recovery-codes.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import * as secondFactors from '../../credentials/second-factors.repository.ts'
import * as sessions from '../../credentials/sessions.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { signInChanged } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import * as users from '../../users/users.repository.ts'
import { passkeyView } from './passkey.view.ts'
import { verifyNewPasskey } from './verify-new-passkey.ts'

const MOST_OF_ONE_ACCOUNT = 20

type Given = { name: string; credential: NewPasskey }

/** The first second step of an account ends every other session: they began with the password alone. */
export async function addPasskey(parts: Parts, actor: Actor, { sessionId }: RequestContext, { name, credential }: Given) {
  const { db, config } = parts
  const { userId } = actor
  const verified = await verifyNewPasskey(parts, sessionId, credential)
  const isFirst = !(await secondFactors.isOn(db, userId))
  const { codes, hashes } = isFirst ? await makeRecoveryCodes(config.passwordHashing) : { codes: [], hashes: [] }
  const added = await db.transaction(async (tx) => {
    // One after the other, or two at once would be one too many.
    await users.holdWith(tx, userId, userId)
    if ((await passkeys.countOf(tx, userId)) >= MOST_OF_ONE_ACCOUNT) throw new DomainError('tooManyPasskeys')
    const passkey = await passkeys.add(tx, { userId, name, ...verified })
    if (!passkey) throw new DomainError('passkeyRefused', { field: 'credential' })
    if (isFirst) {
      await secondFactors.replaceRecoveryCodes(tx, userId, hashes)
      await sessions.closeAll(tx, userId, { except: sessionId })
    }
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'addPasskey', note: name }])
    await say(tx, signInChanged, { userId, change: 'passkeyAdded' })
    return passkey
  })
  return { passkey: passkeyView(added), recoveryCodes: codes }
}
