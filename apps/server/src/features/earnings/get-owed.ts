import { MOST_SHOWN_TAKEN_OFF, type Owed } from '@app/contract/fields/owed'
import { DomainError, settlementOf, sum } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { personView } from '../people/person.view.ts'
import { associatesNamed, codesOfOrders, sumCollected } from './earnings-owed.repository.ts'
import { toTakeOff } from './settlements/settlement-lines.repository.ts'

type Query = { associateId?: string | undefined; earnedInCents?: number | undefined }

/**
 * What each associate is owed, the most first, and what a settlement would come to: of all that is collected, or of `earnedInCents`.
 * @throws DomainError associateNotFound where one is named
 */
export async function getOwed(db: Db, { associateId, earnedInCents }: Query): Promise<Owed[]> {
  const sums = new Map((await sumCollected(db, associateId)).map((one) => [one.associateId, one]))
  const ids = associateId === undefined ? [...sums.keys()] : [associateId]
  const associates = await associatesNamed(db, ids)
  if (associateId !== undefined && associates.length === 0) throw new DomainError('associateNotFound', { ids })
  const waiting = Map.groupBy(await toTakeOff(db, ids), (entry) => entry.associateId)
  const owed = associates.map((associate) => {
    const { orders = 0, collectedInCents = 0 } = sums.get(associate.id) ?? {}
    const earned = earnedInCents ?? collectedInCents
    const takenBack = (waiting.get(associate.id) ?? []).map((entry) => ({ ...entry, amountInCents: 0 - entry.amountInCents }))
    const { deducted, totalInCents } = settlementOf([earned], takenBack)
    const takenOff = {
      orders: deducted.length,
      amountInCents: sum(deducted.map(({ amountInCents }) => amountInCents)),
      oldest: takenBack.slice(0, Math.min(deducted.length, MOST_SHOWN_TAKEN_OFF)),
    }
    const settlement = { earnedInCents: earned, takenOff, totalInCents }
    return { associate: personView(associate), orders, collectedInCents, settlement }
  })
  return named(db, owed)
}

type Entry = { orderId: string; amountInCents: number }
type Unnamed = Omit<Owed, 'settlement'> & {
  settlement: Omit<Owed['settlement'], 'takenOff'> & {
    takenOff: { orders: number; amountInCents: number; oldest: Entry[] }
  }
}

/** With the codes of the packages of minus lines, the most owed first. */
async function named(db: Db, owed: readonly Unnamed[]): Promise<Owed[]> {
  const orders = owed.flatMap(({ settlement }) => settlement.takenOff.oldest.map(({ orderId }) => orderId))
  const codes = new Map((await codesOfOrders(db, orders)).map(({ id, code }) => [id, code]))
  const withCode = ({ orderId, amountInCents }: Entry) => ({ id: orderId, code: codes.get(orderId) ?? '', amountInCents })
  return owed
    .map(({ settlement: { takenOff, ...settlement }, ...one }) => ({
      ...one,
      settlement: { ...settlement, takenOff: { ...takenOff, oldest: takenOff.oldest.map(withCode) } },
    }))
    .toSorted((one, other) => other.collectedInCents - one.collectedInCents)
}
