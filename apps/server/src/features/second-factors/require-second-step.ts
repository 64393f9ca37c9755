import type { SecondStepOfStaff } from '@app/contract/second-factor.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { addEvents } from '../events/events.repository.ts'

export const viewSecondStepOfStaff = async (db: Db): Promise<SecondStepOfStaff> => ({
  isRequired: await company.requiresSecondStep(db),
  ...(await secondFactors.countStaff(db)),
})

/** From now on staff without it may only turn it on. Whoever requires it has it, so that somebody can go on. */
export function requireSecondStep(db: Db, actor: Actor, isRequired: boolean): Promise<SecondStepOfStaff> {
  return db.transaction(async (tx) => {
    if (isRequired && !(await secondFactors.isOn(tx, actor.userId))) throw new DomainError('ownSecondFactorFirst')
    const before = await company.requiresSecondStep(tx)
    if (before !== isRequired) {
      await company.update(tx, { requiresSecondStep: isRequired })
      const changes = { requiresSecondStep: { from: before, to: isRequired } }
      await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
    }
    return viewSecondStepOfStaff(tx)
  })
}
