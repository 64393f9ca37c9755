import { authorizedNames as contract } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import * as users from '../users/users.repository.ts'
import { addAuthorizedName } from './add-authorized-name.ts'
import { authorizedNameView } from './authorized-name.view.ts'
import * as authorizedNames from './authorized-names.repository.ts'
import { removeAuthorizedName } from './remove-authorized-name.ts'
import { updateAuthorizedName } from './update-authorized-name.ts'

export function authorizedNamesRoutes(app: FastifyInstance): void {
  serve(app, contract.listAuthorizedNames, async ({ db, query, actor }) => {
    const clientId = query.clientId ?? (actor.role === 'client' ? actor.userId : undefined)
    if (!clientId) throw new DomainError('customerRequired', { field: 'clientId' })
    const client = await users.getClient(db, actor, clientId)
    return (await authorizedNames.listOf(db, client.id)).map(authorizedNameView)
  })

  serve(app, contract.addAuthorizedName, ({ db, body, actor, context }) => addAuthorizedName(db, actor, context, body))

  serve(app, contract.updateAuthorizedName, ({ db, params, body, actor, context }) =>
    updateAuthorizedName(db, actor, context, params.id, body),
  )

  serve(app, contract.removeAuthorizedName, async ({ db, params, actor }) => {
    await removeAuthorizedName(db, actor, params.id)
    return DONE
  })
}
