import { users as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { recordSeen } from '../events/seen-events.ts'
import { assignClients } from './assign-clients.ts'
import { clientBalance } from './client-balance.ts'
import { createUser } from './create-user.ts'
import { unassignClients } from './unassign-clients.ts'
import { updateUser } from './update-user.ts'
import { viewUser } from './user-detail.view.ts'
import { allAssociates, allUsers, clientsOfAssociate, clientsWithoutAssociate, ownClients } from './users.lists.ts'
import { usersSheet } from './users-sheet.document.ts'
import { verifyIdentity } from './verify-identity.ts'

export function usersRoutes(app: FastifyInstance): void {
  serveList(app, allUsers, usersSheet)
  serveList(app, clientsWithoutAssociate, usersSheet)
  serveList(app, clientsOfAssociate, usersSheet)
  serveList(app, ownClients, usersSheet)

  serveList(app, allAssociates, usersSheet)

  serve(app, contract.getUser, async ({ db, params, actor }) => {
    const user = await viewUser(db, params)
    await recordSeen(db, actor, { aggregate: 'user', aggregateId: user.id, action: 'seePerson' })
    return user
  })

  serve(app, contract.createUser, ({ db, body, actor, context }) => createUser(db, actor, context, body))

  serve(app, contract.updateUser, ({ db, params, body, actor, context }) => updateUser(db, actor, context, params.id, body))

  serve(app, contract.verifyIdentity, ({ db, params, body, actor, context }) =>
    verifyIdentity(db, actor, context, params.id, body),
  )

  serve(app, contract.getClientBalance, ({ db, params, actor }) => clientBalance(db, actor, params.id))

  serve(app, contract.assignClients, async ({ db, params, body, actor }) => {
    await assignClients(db, actor, { associateId: params.id, ...body })
    return DONE
  })

  serve(app, contract.unassignClients, async ({ db, params, body, actor }) => {
    await unassignClients(db, actor, { associateId: params.id, ...body })
    return DONE
  })
}
