import type { parameters as contract, Received } from '@app/contract'
import type { Parameter } from '@app/contract/parameters.contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addValues } from './add-values.ts'
import { parameterView } from './parameter.view.ts'
import * as parameters from './parameters.repository.ts'

type Creation = Received<typeof contract.createParameter>['body']

/** One value, from now or from an instant that is to come. */
export function createParameter(db: Db, actor: Actor, { key, value, validFrom: given, reason }: Creation): Promise<Parameter> {
  const validFrom = given ? new Date(given) : now()
  if (validFrom < now() && given) throw new DomainError('fieldNotValid', { field: 'validFrom' })
  return db.transaction(async (tx) => {
    await parameters.lockAll(tx)
    const [added] = await addValues(tx, actor, [{ key, value, field: 'value' }], { validFrom, reason })
    return parameterView({ key, value, validFrom, number: added?.number ?? 0, isConfirmed: true })
  })
}
