import type { UsedPasskey } from '@app/contract/fields/webauthn'
import { DomainError, roleOf } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as knownDevices from '../../credentials/known-devices.repository.ts'
import * as sessions from '../../credentials/sessions.repository.ts'
import { type FailedSignIns, notingRefusal } from '../../sign-ins/failed-sign-ins.ts'
import { recordSignIn } from '../../sign-ins/record-sign-in.ts'
import * as users from '../../users/users.repository.ts'
import { acceptPasskey } from './accept-passkey.ts'

type Credentials = { credential: UsedPasskey; device?: string | undefined }

/** Something that its owner has, opened by finger, face or PIN: both steps at once. @throws passkeyRefused */
export async function signInWithPasskey(
  parts: Parts,
  failed: FailedSignIns,
  context: RequestContext,
  { credential, device }: Credentials,
) {
  const { db } = parts
  const user = await notingRefusal(failed, null, context, async () => {
    const userId = await acceptPasskey(parts, credential, { purpose: 'signIn', sessionId: null })
    const owner = await users.get(db, userId)
    // An account that is closed is told nothing else than a key that is unknown.
    if (owner.status !== 'active' || owner.isCourier) throw new DomainError('passkeyRefused', { field: 'passkey' })
    return owner
  })
  if (device !== undefined) await knownDevices.remember(db, user.id, device)
  await recordSignIn(db, user, context)
  return { accessToken: await sessions.open(db, user.id, roleOf(user), context) }
}
