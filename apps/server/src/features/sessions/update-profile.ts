import type { session } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as consents from '../consents/consents.repository.ts'
import { hasOrders } from '../orders/orders-of-clients.repository.ts'
import * as users from '../users/users.repository.ts'
import { requireAdult } from './adult.ts'
import { meView } from './me.view.ts'
import { requireFreeIdentification } from './sign-up.ts'

type Profile = z.output<typeof session.profile>

/** After the first order the identification stays, or the yearly quota could be evaded (domain, section 4). */
export function updateProfile(db: Db, { userId }: Actor, { ip, userAgent }: RequestContext, profile: Profile) {
  requireAdult(profile.birthDate)
  return db.transaction(async (tx) => {
    const account = await users.hold(tx, userId)
    const isLocked = await hasOrders(tx, userId)
    const isAnother =
      profile.identification !== account.identification || profile.identificationType !== account.identificationType
    if (isAnother) {
      if (isLocked) throw new DomainError('identificationLocked', { field: 'identification' })
      await requireFreeIdentification(tx, profile.identification, userId)
      const { identification } = profile
      await consents.add(tx, { userId, actorId: userId, ip, userAgent }, [{ kind: 'consignee', identification }])
    }
    return meView(await users.update(tx, account, profile), isLocked)
  })
}
