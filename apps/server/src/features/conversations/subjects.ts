// The records that messages name, as far as the reader reaches them.
import type { ConversationMessage, NewMessage } from '@app/contract/conversations/conversations.contract'
import { type Actor, type ConversationSubject, DomainError, type Problem, type Titles, titlesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { find } from '../../records/records.repository.ts'
import { titlesOfBills } from '../bills/billed-orders.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import { dropshippingKind } from '../dropshipping/dropshipping.kind.ts'
import { titleOfRequest } from '../dropshipping/dropshipping-title.ts'
import { titlesByOrder } from '../orders/lists/order-titles.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { purchaseTitles } from '../purchases/purchase-items.repository.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'

export type Subject = NonNullable<ConversationMessage['about']>
type Named = NonNullable<NewMessage['about']>
/** `things` where the record itself says them. */
type Found = { id: string; code: string; clientId: string | null; things?: Titles }

const FIND: Readonly<Record<ConversationSubject, (db: Db, reader: Actor, ids: readonly string[]) => Promise<Found[]>>> = {
  order: (db, reader, ids) => find(db, reader, orderKind, ids),
  purchase: (db, reader, ids) => find(db, reader, purchaseKind, ids),
  dropshipping: async (db, reader, ids) =>
    (await find(db, reader, dropshippingKind, ids)).map((request) => ({
      ...request,
      things: titlesOf([titleOfRequest(request)]),
    })),
  bill: (db, reader, ids) => find(db, reader, billKind, ids),
}

const ABSENT = {
  order: orderKind.refusals.absent,
  purchase: purchaseKind.refusals.absent,
  dropshipping: dropshippingKind.refusals.absent,
  bill: billKind.refusals.absent,
} as const satisfies Record<ConversationSubject, Problem>

const NOTHING: Titles = titlesOf([])

/** By kind and id: of this client, and within the reader's reach. A statement or two for each kind, however many are named. */
export async function subjectsOf(
  db: Db,
  reader: Actor,
  clientId: string,
  named: readonly Named[],
): Promise<ReadonlyMap<string, Subject>> {
  const subjects = new Map<string, Subject>()
  for (const [kind, ofKind] of Map.groupBy(named, (one) => one.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))]
    const own = (await FIND[kind](db, reader, ids)).filter((record) => record.clientId === clientId)
    const titles = await titlesOfKind(db, clientId, kind, own)
    for (const { id, code, things = titles.get(id) ?? NOTHING } of own)
      subjects.set(keyOf({ kind, id }), { kind, id, code, things })
  }
  return subjects
}

export const keyOf = ({ kind, id }: Named): string => `${kind}/${id}`

/** @throws the kind's `absent`, also where it is another client's */
export async function requireSubject(db: Db, actor: Actor, clientId: string, named: Named): Promise<Subject> {
  const subject = (await subjectsOf(db, actor, clientId, [named])).get(keyOf(named))
  if (!subject) throw new DomainError(ABSENT[named.kind], { ids: [named.id] })
  return subject
}

async function titlesOfKind(
  db: Db,
  clientId: string,
  kind: ConversationSubject,
  records: readonly Found[],
): Promise<ReadonlyMap<string, Titles>> {
  const ids = records.map(({ id }) => id)
  if (kind === 'bill') return titlesOfBills(db, clientId, ids)
  if (kind === 'dropshipping') return new Map()
  const titles = kind === 'order' ? await titlesByOrder(db, clientId, ids) : await purchaseTitles(db, ids)
  return new Map([...titles].map(([id, title]) => [id, titlesOf([title])]))
}
