import type { Enrolment } from '@app/contract/second-factor.contract'
import { type Actor, DomainError } from '@app/domain'
import { qrCodeOf } from '../../documents/qr-code.ts'
import type { Parts } from '../../http/parts.ts'
import * as company from '../company/company.repository.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as users from '../users/users.repository.ts'
import { addressOf, newSecret } from './one-time-code.ts'
import { prove } from './prove.ts'

/** The secret counts once a code of it was confirmed. */
export async function beginSecondFactor(parts: Parts, { userId }: Actor, password: string): Promise<Enrolment> {
  const { db } = parts
  await prove(parts, userId, { password })
  const secret = newSecret()
  if (!(await secondFactors.begin(db, userId, secret))) throw new DomainError('secondFactorAlreadyOn')
  const [{ email }, { tradeName }] = [await users.get(db, userId), await company.get(db)]
  const address = addressOf(secret, { issuer: tradeName, account: email })
  return { secret, address, qrCode: await qrCodeOf(address) }
}
