import type { tariffs as contract, Received } from '@app/contract'
import type { Tariff } from '@app/contract/tariffs.contract'
import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { viewTariff } from './tariff.view.ts'
import * as tariffs from './tariffs.repository.ts'

type Update = Received<typeof contract.updateTariff>['body']

/** What was priced keeps the rate that it was priced with. */
export function updateTariff(db: Db, actor: Actor, id: string, update: Update): Promise<Tariff> {
  return db.transaction(async (tx) => {
    const before = await tariffs.lock(tx, id)
    await tariffs.rename(tx, before, { nameEs: update.nameEs, nameEn: update.nameEn })
    await setRate(tx, actor, id, update)
    const { nameEs, nameEn } = before
    const changes = { from: { nameEs, nameEn }, to: update }
    await addEvents(tx, actor, [{ aggregate: 'tariff', aggregateId: id, action: 'update', changes }])
    return viewTariff(tx, id)
  })
}

async function setRate(db: Db, actor: Actor, tariffId: string, { adValoremInBasisPoints, validFrom }: Update): Promise<void> {
  const today = businessDay(now())
  const day = validFrom ?? today
  if ((await tariffs.rateOn(db, tariffId, day)) === adValoremInBasisPoints) return
  if (day < today) throw new DomainError('fieldNotValid', { field: 'validFrom' })
  await tariffs.setRate(db, { tariffId, adValoremInBasisPoints, validFrom: day, actorId: actor.userId })
}
