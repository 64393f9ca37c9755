import { users as contract } from '@app/contract'
import { USER_TYPES } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { assignClients, unassignClients } from './assign-clients.ts'
import { listAssociates, listUsers } from './list-users.ts'
import * as users from './users.repository.ts'

const CLIENTS = { types: [USER_TYPES.client] }

export function usersRoutes(app: FastifyInstance): void {
  serve(app, contract.listUsers, ({ db, query }) => listUsers(db, { types: query.type }, query))

  serve(app, contract.listAssociates, ({ db, query }) => listAssociates(db, query))

  serve(app, contract.listClientsWithoutAssociate, ({ db, query }) => listUsers(db, { ...CLIENTS, associateId: null }, query))

  serve(app, contract.listClientsOfAssociate, async ({ db, params, query }) => {
    await users.getAssociate(db, params.id)
    return listUsers(db, { ...CLIENTS, associateId: params.id }, query)
  })

  serve(app, contract.listOwnClients, ({ db, query, actor }) => listUsers(db, { ...CLIENTS, associateId: actor.userId }, query))

  serve(app, contract.assignClients, async ({ db, params, body, actor }) => {
    await assignClients(db, actor, { associateId: params.id, ...body })
    return DONE
  })

  serve(app, contract.unassignClients, async ({ db, params, body, actor }) => {
    await unassignClients(db, actor, { associateId: params.id, ...body })
    return DONE
  })
}
