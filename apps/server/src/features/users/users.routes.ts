import { users as contract } from '@app/contract'
import { USER_TYPES } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { assignClients, unassignClients } from './assign-clients.ts'
import { clientBalance } from './client-balance.ts'
import { createUser } from './create-user.ts'
import { listAssociates, listUsers } from './list-users.ts'
import { updateUser } from './update-user.ts'
import { viewUser } from './user-detail.view.ts'
import * as users from './users.repository.ts'

const CLIENTS = { types: [USER_TYPES.client] }

import { usersSheet } from './users-sheet.document.ts'

export function usersRoutes(app: FastifyInstance): void {
  serveList(app, contract.listUsers, usersSheet, ({ db, query }) =>
    listUsers(db, { types: query.type, statuses: query.status }, query),
  )

  serveList(app, contract.listAssociates, usersSheet, ({ db, query }) => listAssociates(db, query))

  serveList(app, contract.listClientsWithoutAssociate, usersSheet, ({ db, query }) =>
    listUsers(db, { ...CLIENTS, associateId: null }, query),
  )

  serveList(app, contract.listClientsOfAssociate, usersSheet, async ({ db, params, query }) => {
    await users.getAssociate(db, params.id)
    return listUsers(db, { ...CLIENTS, associateId: params.id }, query)
  })

  serveList(app, contract.listOwnClients, usersSheet, ({ db, query, actor }) =>
    listUsers(db, { ...CLIENTS, associateId: actor.userId }, query),
  )

  serve(app, contract.getUser, async ({ db, params }) => viewUser(db, await users.get(db, params.id)))

  serve(app, contract.createUser, ({ db, body, actor, context }) => createUser(db, actor, context, body))

  serve(app, contract.updateUser, ({ db, params, body, actor, context }) => updateUser(db, actor, context, params.id, body))

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
