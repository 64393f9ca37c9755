import type { authorizedNames as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { viewName } from './authorized-name-view.repository.ts'
import * as authorizedNames from './authorized-names.repository.ts'

type NewName = z.output<typeof contract.newAuthorizedName>

/** Who is to be declared as consignee is asked themselves: what the client ticks for them has no effect. */
export function addAuthorizedName(db: Db, actor: Actor, { hasConsent: _ticked, ...person }: NewName) {
  return db.transaction(async (tx) => {
    const code = await nextCode(tx, 'authorizedName')
    return viewName(tx, await authorizedNames.add(tx, { ...person, code, clientId: actor.userId }))
  })
}
