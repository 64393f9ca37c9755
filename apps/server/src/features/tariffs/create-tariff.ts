import type { tariffs as contract, Received } from '@app/contract'
import type { Tariff } from '@app/contract/tariffs.contract'
import { type Actor, businessDay } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { viewTariff } from './tariff.view.ts'
import * as tariffs from './tariffs.repository.ts'

type NewTariff = Received<typeof contract.createTariff>['body']

export function createTariff(db: Db, actor: Actor, tariff: NewTariff): Promise<Tariff> {
  const { nameEs, nameEn, adValoremInBasisPoints, validFrom = businessDay(now()) } = tariff
  return db.transaction(async (tx) => {
    const { id } = await tariffs.add(tx, { nameEs, nameEn, code: await nextCode(tx, 'tariff') })
    await tariffs.setRate(tx, { tariffId: id, adValoremInBasisPoints, validFrom, actorId: actor.userId })
    const changes = { nameEs, nameEn, adValoremInBasisPoints, validFrom }
    await addEvents(tx, actor, [{ aggregate: 'tariff', aggregateId: id, action: 'create', changes }])
    return viewTariff(tx, id)
  })
}
