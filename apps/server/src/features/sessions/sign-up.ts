import type { session } from '@app/contract'
import { DomainError } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as consents from '../consents/consents.repository.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'
import * as users from '../users/users.repository.ts'
import { requireAdult } from './adult.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'

type NewAccount = z.output<typeof session.account>

/** A client's own registration. It accepts the terms, by which the client agrees to be declared as consignee. */
export async function signUp(parts: Parts, { ip, userAgent }: RequestContext, { password, ...person }: NewAccount) {
  const { db, config } = parts
  await limitTries(parts, { signUpFromNetwork: ip })
  requireAdult(person.birthDate)
  await requireStrongPassword(password, person, 'password')
  const passwordHash = await hashPassword(password, config.passwordHashing)
  return db.transaction(async (tx) => {
    await requireFreeIdentification(tx, person.identification)
    const casilleroCode = await nextCode(tx, 'casillero')
    const { id } = await users.add(tx, { ...person, passwordHash, casilleroCode })
    const giver = { userId: id, actorId: id, ip, userAgent }
    await consents.add(tx, giver, [{ kind: 'terms' }, { kind: 'consignee', identification: person.identification }])
    return { id, casilleroCode }
  })
}

export async function requireFreeIdentification(db: Db, identification: string, except?: string): Promise<void> {
  const isTaken = await users.isIdentificationTaken(db, identification, except)
  if (isTaken) throw new DomainError('identificationTaken', { field: 'identification' })
}
