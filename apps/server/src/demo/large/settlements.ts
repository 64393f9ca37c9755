// What associates were paid: on the first working day of each month, what clients had paid in time.
import { addDays, businessDay, sum } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { daysBetween, isFirstWorkingDay } from '../calendar/calendar.ts'
import { type Past, put, staff, tell } from './past.repository.ts'
import { type Earned, momentOf, type World } from './world.ts'

const HELD_BACK_IN_DAYS = 10

export async function settleMonths(db: Db, world: World, past: Past, first: string): Promise<void> {
  let open: readonly Earned[] = world.earned
  for (const day of daysBetween(first, world.end).filter(isFirstWorkingDay)) {
    const until = addDays(day, -HELD_BACK_IN_DAYS)
    const due = Map.groupBy(
      open.filter(({ collectedOn }) => collectedOn < until),
      ({ associateId }) => associateId,
    )
    open = open.filter(({ collectedOn }) => collectedOn >= until)
    const codes = await nextCodes(db, 'settlement', due.size)
    for (const [place, [associateId, earned]] of [...due].entries())
      settle(world, past, { associateId, earned, day, code: codes[place] ?? '', reference: `Comisiones hasta ${until}` })
  }
}

type Settling = { associateId: string; earned: readonly Earned[]; day: string; code: string; reference: string }

function settle(world: World, past: Past, { associateId, earned, day: paidOn, code, reference }: Settling): void {
  const actor = staff(world.random.pick(world.workers.accounts))
  const at = momentOf(world, paidOn, 18, 19)
  const { userId: actorId } = actor
  const settlement = put(past, 'settlements', {
    ...{ code, kind: 'paid', status: 'inForce', associateId, paidOn, method: 'transfer', reference, actorId },
    ...{ accountId: world.bankAccountIds[0] ?? null, createdAt: at, updatedAt: at },
    totalInCents: sum(earned.map(({ amountInCents }) => amountInCents)),
  })
  tell(past, actor, at, { aggregate: 'settlement', aggregateId: settlement.id, action: 'pay', to: 'inForce' })
  for (const { order, entryId: settlesId, amountInCents } of earned) {
    const line = { kind: 'settlement', associateId, orderId: order.id, settlesId, settlementId: settlement.id } as const
    put(past, 'earnings', { ...line, amountInCents: 0 - amountInCents, actorId, createdAt: at })
    const isDelivered = order.deliveredAt !== null && businessDay(order.deliveredAt) <= paidOn
    const status = isDelivered ? 'receivedAndDelivered' : 'paid'
    const settled = { aggregate: 'order', aggregateId: order.id, action: 'settleEarning', from: status, to: status } as const
    tell(past, actor, at, { ...settled, changes: { reference } })
  }
}
