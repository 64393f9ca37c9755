import { roleOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { networkOf } from '../../http/network.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addEvents } from '../events/events.repository.ts'
import type { Account } from '../users/users.repository.ts'

type Context = Pick<RequestContext, 'ip'>

export const recordSignIn = (db: Db, account: Account, { ip }: Context): Promise<void> =>
  addEvents(db, { userId: account.id, role: roleOf(account) }, [
    { aggregate: 'user', aggregateId: account.id, action: 'signIn', changes: { network: networkOf(ip) } },
  ])
