import type { quotations as contract, Received } from '@app/contract'
import type { Ways } from '@app/contract/fields/ways'
import { type Actor, goodsOf, waysOut } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { waysView } from '../orders/ways/ways.view.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { ratesOf } from '../tariffs/customs-of-items.ts'
import * as users from '../users/users.repository.ts'

type Request = Received<typeof contract.findWays>['body']

/** Before anything is ordered. */
export async function findWays(db: Db, actor: Actor, request: Request): Promise<Ways> {
  const { category, weightInGrams, items, tariffId } = request
  const parameters = await readParameters(db)
  const hasDiscount = actor.role === 'client' && (await users.getClient(db, actor, actor.userId)).hasDiscount
  const ratesInBasisPoints = await ratesOf(db, items, tariffId)
  const valueInCents = goodsOf(items)
  return waysView(waysOut({ category, weightInGrams, valueInCents, items, hasDiscount, ratesInBasisPoints }, parameters))
}
