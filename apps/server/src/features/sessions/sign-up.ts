import type { session } from '@app/contract'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { agreeToTexts } from '../consents/agree-to-texts.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import { addEvents } from '../events/events.repository.ts'
import { emailLinkAsked } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { requireWork } from '../proof-of-work/require-work.ts'
import { requireAdult } from '../users/adult.ts'
import { sayIfDisputed } from '../users/say-of-claims.ts'
import * as users from '../users/users.repository.ts'
import { requireStrongPassword } from './password-strength.ts'

type NewAccount = z.output<typeof session.account>

/** A client's own registration. What they ticked is on record with the words that they were shown, and nothing else is. The address waits to be confirmed. */
export async function signUp(
  parts: Parts,
  { ip, userAgent }: RequestContext,
  { password, work, agreedTexts = {}, ...person }: NewAccount,
) {
  const { db, config, mailer } = parts
  await requireWork(parts, { signUpFromNetwork: networkOf(ip) }, { about: `signUp ${person.email}`, work })
  requireAdult(person.birthDate)
  await requireStrongPassword(password, person, 'password')
  const passwordHash = await hashPassword(password, config.passwordHashing)
  return db.transaction(async (tx) => {
    const casilleroCode = await nextCode(tx, 'casillero')
    const emailStatus = mailer ? 'waiting' : 'unproved'
    const account = await users.add(tx, { ...person, passwordHash, casilleroCode, emailStatus })
    const { id } = account
    await addEvents(tx, { userId: id, role: 'client' }, [{ aggregate: 'user', aggregateId: id, action: 'signUp' }])
    if (mailer) await say(tx, emailLinkAsked, { userId: id, email: person.email })
    const giver = { userId: id, actorId: id, ip, userAgent }
    await agreeToTexts(tx, giver, person.identification, agreedTexts)
    await sayIfDisputed(tx, { userId: id, role: 'client' }, { ip, userAgent }, account)
    return { id, casilleroCode }
  })
}
