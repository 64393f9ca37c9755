import type { Recipient } from '@app/contract/fields/fields'
import type { authorizeBundling as contract } from '@app/contract/order-actions.contract'
import type { Actor } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import * as consents from '../../consents/consents.repository.ts'
import { recipientColumns } from '../lists/order-parts.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { holdClient, type OrderClient } from '../order-clients.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { chooseConsignee } from './choose-recipient.ts'

type Authorization = z.output<(typeof contract)['body']>

/** The owner lets packages share a declaration and names who is declared; the consent is on record, with when and from where. */
export async function authorizeBundling(db: Db, actor: Actor, context: RequestContext, given: Authorization) {
  const { isAuthorizedToBundle, consigneeAuthorizedNameId: authorizedNameId } = given
  const orders = await db.transaction(async (tx) => {
    // People before their orders: whoever assigns clients locks in this order too.
    const client = await holdClient(tx, actor, actor.userId)
    const locked = await lock(tx, actor, orderKind, given.orderIds)
    const consignee = await consigneeFor(tx, client, locked, authorizedNameId)
    const { ip, userAgent } = context
    const giver = { userId: actor.userId, actorId: actor.userId, ip, userAgent }
    const { identification } = consignee
    const consent = {
      kind: 'bundling',
      evidence: 'act',
      isGiven: isAuthorizedToBundle,
      authorizedNameId,
      identification,
    } as const
    await consents.add(tx, giver, [consent])
    return act(
      tx,
      actor,
      orderKind,
      'authorizeBundling',
      locked,
      () => ({
        ...recipientColumns('consignee', consignee),
        isAuthorizedToBundle,
        authorizedToBundleAt: isAuthorizedToBundle ? now() : null,
      }),
      (order) => ({
        changes: {
          isAuthorizedToBundle: { from: order.isAuthorizedToBundle, to: isAuthorizedToBundle },
          consignee: consignee.name,
        },
      }),
    )
  })
  return { orders: await viewOrders(db, actor, orders) }
}

/** One of category B among the packages is enough to need a cédula. */
function consigneeFor(
  db: Db,
  client: OrderClient,
  orders: readonly OrderRow[],
  authorizedNameId: string | null,
): Promise<Recipient> {
  const category = orders.some((order) => order.category === 'B') ? 'B' : 'C'
  return chooseConsignee(db, client, category, { authorizedNameId, field: 'consigneeAuthorizedNameId' })
}
