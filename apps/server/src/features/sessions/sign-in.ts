import type { UsedPasskey } from '@app/contract/fields/webauthn'
import { DomainError, roleOf } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import { hashPassword, isOutdated, isPassword } from '../credentials/password-hash.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { takeBackTries } from '../rate-limits/limit-tries.ts'
import { acceptCode } from '../second-factors/accept-code.ts'
import { acceptPasskey } from '../second-factors/passkeys/accept-passkey.ts'
import { type FailedSignIns, notingRefusal } from '../sign-ins/failed-sign-ins.ts'
import { recordSignIn } from '../sign-ins/record-sign-in.ts'
import * as users from '../users/users.repository.ts'
import { countSignIn } from './devices/count-sign-in.ts'

type Credentials = {
  email: string
  password: string
  code?: string | undefined
  passkey?: UsedPasskey | undefined
  device?: string | undefined
  work?: string | undefined
}

/**
 * One sentence and one duration for every failure: a wrong password, no such account, a disabled one, a courier. Only the right password
 * learns that there is a second step.
 */
export async function signIn(
  parts: Parts,
  failed: FailedSignIns,
  context: RequestContext,
  { email, password, code, passkey, device, work }: Credentials,
) {
  const { db, config } = parts
  const { own, shared } = await countSignIn(parts, { email, ip: context.ip, device, work })
  const user = await users.findByEmail(db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null, config.passwordHashing)
  if (!isRight || user?.status !== 'active' || user.isCourier) {
    failed.note(user?.id ?? null, context)
    throw new DomainError('wrongCredentials')
  }
  if (await secondFactors.isOn(db, user.id)) {
    // The password was no guess, but codes that were guessed before stay counted.
    if (code === undefined && passkey === undefined) {
      await takeBackTries(parts, { ...own, ...shared }, 1)
      throw new DomainError('secondFactorNeeded')
    }
    await notingRefusal(failed, user.id, context, async () => {
      if (passkey) await acceptPasskey(parts, passkey, { purpose: 'signIn', sessionId: null, userId: user.id })
      if (code !== undefined) await acceptCode(db, user.id, code, config.passwordHashing)
    })
  }
  if (user.passwordHash && isOutdated(user.passwordHash, config.passwordHashing)) {
    await users.renewPasswordHash(db, user, await hashPassword(password, config.passwordHashing))
  }
  await takeBackTries(parts, own, 'all')
  await takeBackTries(parts, shared, 1)
  if (device !== undefined) await knownDevices.remember(db, user.id, device)
  await recordSignIn(db, user, context)
  return { accessToken: await sessions.open(db, user.id, roleOf(user), context) }
}
