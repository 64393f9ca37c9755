import type { parameters as contract, Received } from '@app/contract'
import type { Parameter } from '@app/contract/parameters.contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addValues } from './add-values.ts'
import { parameterView } from './parameter.view.ts'
import * as parameters from './parameters.repository.ts'

type Update = Received<typeof contract.updateParameters>['body']

/** New values from now on, all or none. What was priced keeps the values that it was priced with. */
export function updateParameters(db: Db, actor: Actor, update: Update): Promise<Parameter[]> {
  return db.transaction(async (tx) => {
    await parameters.lockAll(tx)
    await requireAsRead(tx, update)
    const values = update.parameters.map(({ key, value }, position) => ({ key, value, field: `parameters.${position}.value` }))
    await addValues(tx, actor, values, { validFrom: now(), reason: update.reason })
    return (await parameters.listInForce(tx)).map(parameterView)
  })
}

/** A change of another actor since the read is not overwritten. */
async function requireAsRead(db: Db, { parameters: wanted }: Update): Promise<void> {
  const numbers = new Map((await parameters.listInForce(db)).map(({ key, number }) => [key, number]))
  const changed = wanted.filter(({ key, number }) => number !== undefined && number !== numbers.get(key))
  if (changed.length > 0) throw new DomainError('parameterChangedMeanwhile', { keys: changed.map(({ key }) => key) })
}
