// The records that messages name, as far as the reader reaches them.
import type { ConversationMessage, NewMessage } from '@app/contract/conversations/conversations.contract'
import { type Actor, type ConversationSubject, DomainError, type Titles, titlesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RecordKind } from '../../records/record-kind.ts'
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
type Record = { id: string; code: string; clientId: string | null }

const KINDS: Readonly<{ [Kind in ConversationSubject]: RecordKind }> = {
  order: orderKind,
  purchase: purchaseKind,
  dropshipping: dropshippingKind,
  bill: billKind,
}

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
    const found = (await find(db, reader, KINDS[kind], ids)) as unknown as Record[]
    const own = found.filter((record) => record.clientId === clientId)
    const things = await thingsOf(db, clientId, kind, own)
    for (const { id, code } of own) subjects.set(keyOf({ kind, id }), { kind, id, code, things: things.get(id) ?? NOTHING })
  }
  return subjects
}

export const keyOf = ({ kind, id }: Named): string => `${kind}/${id}`

/** @throws the kind's `absent`, also where it is another client's */
export async function requireSubject(db: Db, actor: Actor, clientId: string, named: Named): Promise<Subject> {
  const subject = (await subjectsOf(db, actor, clientId, [named])).get(keyOf(named))
  if (!subject) throw new DomainError(KINDS[named.kind].refusals.absent, { ids: [named.id] })
  return subject
}

async function thingsOf(
  db: Db,
  clientId: string,
  kind: ConversationSubject,
  records: readonly Record[],
): Promise<ReadonlyMap<string, Titles>> {
  const ids = records.map(({ id }) => id)
  if (kind === 'bill') return titlesOfBills(db, clientId, ids)
  if (kind === 'dropshipping')
    return new Map(records.map((request) => [request.id, titlesOf([titleOfRequest(request as never)])]))
  const titles = kind === 'order' ? await titlesByOrder(db, clientId, ids) : await purchaseTitles(db, ids)
  return new Map([...titles].map(([id, title]) => [id, titlesOf([title])]))
}
