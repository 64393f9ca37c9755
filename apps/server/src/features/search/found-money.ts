// Payments and settlements, as the search finds them for those who book them.
import { earnings, payments } from '@app/contract'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf } from '@app/contract/paths'
import type { Found } from '@app/contract/search.contract'
import { type Actor, hasDuty } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { allSettlements } from '../earnings/settlements/settlements.lists.ts'
import { allPayments } from '../payments/payments.lists.ts'
import { FEW } from './few.ts'

/** Of the office alone: clients and associates see what was paid on the bill. */
export async function foundPayments(db: Db, actor: Actor, q: string): Promise<Found[]> {
  if (actor.role !== 'administrator' || !hasDuty(actor, payments.listPayments.duties)) return []
  const rows = await allPayments.find({ db, actor }, { ...FEW, q })
  return rows.map(({ id, code, client, reference }) => ({
    kind: 'payment',
    id,
    code,
    title: [client.name, reference].filter(Boolean).join(' · '),
    ...{ things: null, status: null, outcome: null },
    location: addressOf(ADMINISTRATOR_PATHS.payments, { open: id }),
  }))
}

export async function foundSettlements(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const { role } = actor
  if (role === 'client' || !hasDuty(actor, earnings.listSettlements.duties)) return []
  const rows = await allSettlements.find({ db, actor }, { ...FEW, q })
  const view = { view: 'associates', earning: 'settlements' }
  return rows.map(({ id, code, associate, status }) => ({
    kind: 'settlement',
    id,
    code,
    title: associate.name,
    ...{ things: null, status, outcome: null },
    location:
      role === 'associate'
        ? addressOf(ASSOCIATE_PATHS.earnings, { view: 'settlements', open: id })
        : addressOf(ADMINISTRATOR_PATHS.bills, { ...view, open: id }),
  }))
}
