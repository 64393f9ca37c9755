import type { ReceivedFile } from '@app/contract'
import type { completeOrder as contract } from '@app/contract/order-actions.contract'
import { type Actor, DomainError, type Parameters } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import { act } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { changesSince, THE_HOUSE } from '../../events/events.repository.ts'
import { orderAnswered } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { lockForTracking } from '../matching/lock-for-tracking.ts'
import { isUnmatched, matchUnmatched } from '../matching/match-unmatched.ts'
import { refuseTakenTracking } from '../matching/taken-tracking.ts'
import { factsOf } from '../order-moves.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { categoryColumns } from '../ways/category-columns.ts'
import { chosenWay } from '../ways/choose-way.ts'
import { answerChanges } from './answer-changes.ts'
import type { IncidentsOfOrders } from './incidents-of-orders.ts'
import { filesOfRequest, type OrderFile, storeOrderFiles, THE_ONLY_ONE } from './order-files.ts'
import { requireAnswered } from './require-answered.ts'
import { resumed } from './update-incomplete.ts'

type Answer = z.output<(typeof contract)['body']>

/** The owner gives what an incomplete order lacks; staff look at it next. */
export async function completeOrder(
  parts: Parts,
  actor: Actor,
  id: string,
  answer: Answer,
  received: readonly ReceivedFile[],
  { openForWay }: Pick<IncidentsOfOrders, 'openForWay'>,
) {
  const files = filesOfRequest(received, ['invoice', 'tracking', 'photo'], THE_ONLY_ONE)
  const completing = () =>
    parts.db.transaction(async (tx) => {
      const { order, other } = await lockForTracking(tx, actor, id, answer.tracking ?? '')
      const parameters = await readParameters(tx)
      const given = { order, answer, files, keepsTracking: other !== undefined, openForWay }
      const completed = await complete(tx, parts, actor, given, parameters)
      const answered = other ? await goOnWith(tx, completed, other, parameters) : completed
      if (answered.status === 'incompleteState') await say(tx, orderAnswered, { ...factsOf(answered, actor), from: 'incomplete' })
      return answered
    })
  return only(await viewOrders(parts.db, actor, [await refuseTakenTracking(completing, 'tracking')]))
}

type Given = Pick<IncidentsOfOrders, 'openForWay'> & {
  order: OrderRow
  answer: Answer
  files: readonly OrderFile[]
  keepsTracking: boolean
}

async function complete(db: Db, { storage }: Parts, actor: Actor, given: Given, parameters: Parameters): Promise<OrderRow> {
  const { order, answer, files, keepsTracking, openForWay } = given
  const saved = await namesSaved(db, order.id)
  requireAnswered(order, answer, { files, saved })
  const chosen = await chosenWay(db, order, answer, parameters)
  const changes = { ...(await answerChanges(db, order, answer, { keepsTracking }, parameters)), ...chosen }
  const fileIds = await storeOrderFiles(db, storage, actor, order, files)
  const event = { note: answer.comment, fileIds }
  const [completed] = await act(db, actor, orderKind, 'completeIncomplete', [order], () => changes, event)
  const answered = completed ?? order
  // The office carries these out, as the end of an incident: they are the owner's word for it.
  if (answer.way === 'return' || answer.way === 'abandon') await openForWay(db, actor, answered, answer.comment)
  return answer.way === 'categoryC' ? moveToC(db, answered, answer, parameters) : answered
}

/** At once, whole, at that category's price (both ways, section 3): nothing is left to look at. */
async function moveToC(db: Db, order: OrderRow, { tariffId }: Answer, parameters: Parameters): Promise<OrderRow> {
  const columns = await categoryColumns(db, order, { category: 'C', tariffId }, parameters)
  const changes = { category: { from: order.category, to: 'C' } }
  const [moved] = await act(db, THE_HOUSE, orderKind, 'changeCategory', [order], () => columns, { changes })
  return moved ?? order
}

/** What the owner has given, part by part, since staff asked. */
async function namesSaved(db: Db, orderId: string): Promise<Set<unknown>> {
  const changes = await changesSince(db, orderId, { action: 'saveIncomplete', since: 'markIncomplete' })
  return new Set(changes.flatMap(({ saved }) => saved))
}

/** The tracking turns out to be that of a package which waits in Miami. If nothing else was asked for, nothing is left to look at. */
async function goOnWith(db: Db, completed: OrderRow, unmatched: OrderRow, parameters: Parameters): Promise<OrderRow> {
  if (!isUnmatched(unmatched) || completed.intakeAt !== null) throw new DomainError('trackingTaken', { field: 'tracking' })
  const wasOnlyTracking = completed.missing.every((missing) => missing === 'tracking')
  const [order] = wasOnlyTracking ? await act(db, THE_HOUSE, orderKind, 'resume', [completed], resumed) : [completed]
  return matchUnmatched(db, THE_HOUSE, { order: order ?? completed, unmatched }, parameters)
}
