import type { updateIncomplete as contract } from '@app/contract/order-actions.contract'
import { type Actor, billedWeight, DomainError, fitsCategory } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { saveIncomplete } from './save-incomplete.ts'

type Update = z.output<(typeof contract)['body']>

/** Staff say what an order lacks, or let one that was answered go on; its owner keeps what they have of an answer. */
export async function updateIncomplete(db: Db, actor: Actor, update: Update) {
  return only(await viewOrders(db, actor, [await (isSaved(actor, update) ? save(db, actor, update) : ask(db, actor, update))]))
}

type Saved = Extract<Update, { save: unknown }>
const isSaved = (actor: Actor, update: Update): update is Saved => {
  const isSaving = 'save' in update
  if (isSaving !== (actor.role === 'client')) throw new DomainError('roleNotAllowed')
  return isSaving
}

const save = (db: Db, actor: Actor, { orderId, save }: Saved) => saveIncomplete(db, actor, orderId, save)

function ask(db: Db, actor: Actor, update: Exclude<Update, Saved>): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const [order] = await lock(tx, actor, orderKind, [update.orderId])
    if (!order) throw new DomainError('orderNotFound', { ids: [update.orderId] })
    const [asked] = 'resume' in update ? await resume(tx, actor, order) : await mark(tx, actor, order, update)
    return asked ?? order
  })
}

/** Not while it still passes a limit of its category: it could not be bundled. */
async function resume(db: Db, actor: Actor, order: OrderRow): Promise<OrderRow[]> {
  const contents = { weightInGrams: billedWeight(weightsOf(order)) ?? 0, valueInCents: order.productValueInCents }
  if (order.status === 'incompleteState' && !fitsCategory(order.category, contents, await readParameters(db)))
    throw new DomainError('stillIncomplete', { missing: ['categoryLimit'] })
  return act(db, actor, orderKind, 'resume', [order], resumed)
}

function mark(db: Db, actor: Actor, order: OrderRow, { missing, note }: Extract<Update, { missing: unknown }>) {
  const changes = () => ({ missing, missingNote: note, resumeStatus: resumeStatusOf(order) })
  return act(db, actor, orderKind, 'markIncomplete', [order], changes, { note, changes: { missing } })
}

/** Nothing is missing any more. A package that came to Miami still remembers where it was before, for a scan that was a mistake. */
export const resumed = ({ intakeAt, resumeStatus }: OrderRow) => ({
  missing: [],
  missingNote: '',
  resumeStatus: intakeAt === null ? null : resumeStatus,
})

/** Where it was on its way to Miami; one that is asked again, or that has arrived, remembers it already. */
const resumeStatusOf = ({ status, resumeStatus }: OrderRow) =>
  status === 'inReview' || status === 'reviewed' ? status : resumeStatus
