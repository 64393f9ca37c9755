import type { parameters as contract, Received } from '@app/contract'
import type { Parameter } from '@app/contract/parameters.contract'
import { type Actor, DomainError, isParameterValueAllowed, PARAMETER_CATALOGUE, type ParameterKey } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { addEvents } from '../events/events.repository.ts'
import { parameterView } from './parameter.view.ts'
import * as parameters from './parameters.repository.ts'

type Update = Received<typeof contract.updateParameters>['body']
type Creation = Received<typeof contract.createParameter>['body']
type Value = { key: ParameterKey; value: number; field: string }

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

/** One value, from now or from an instant that is to come. */
export function createParameter(db: Db, actor: Actor, { key, value, validFrom: given, reason }: Creation): Promise<Parameter> {
  const validFrom = given ? new Date(given) : now()
  if (validFrom < now() && given) throw new DomainError('fieldNotValid', { field: 'validFrom' })
  return db.transaction(async (tx) => {
    await parameters.lockAll(tx)
    const [added] = await addValues(tx, actor, [{ key, value, field: 'value' }], { validFrom, reason })
    return parameterView({ key, value, validFrom, number: added?.number ?? 0 })
  })
}

/** Somebody else's change in between is not overwritten by who did not see it. */
async function requireAsRead(db: Db, { parameters: wanted }: Update): Promise<void> {
  const numbers = new Map((await parameters.listInForce(db)).map(({ key, number }) => [key, number]))
  const changed = wanted.filter(({ key, number }) => number !== undefined && number !== numbers.get(key))
  if (changed.length > 0) throw new DomainError('parameterChangedMeanwhile', { keys: changed.map(({ key }) => key) })
}

type From = { validFrom: Date; reason: string }

async function addValues(db: Db, { userId, role }: Actor, values: readonly Value[], { validFrom, reason }: From) {
  const wrong = values.find(({ key, value }) => !isParameterValueAllowed(key, value))
  if (wrong) throw new DomainError('parameterValueNotAllowed', { field: wrong.field, key: wrong.key })
  const inForce = new Map((await parameters.listInForce(db, validFrom)).map(({ key, value }) => [key, value]))
  const added = await parameters.addValues(
    db,
    values.map(({ key, value }) => {
      const { unit } = PARAMETER_CATALOGUE[key]
      return { key, value, unit, description: reason, validFrom, actorId: userId }
    }),
  )
  if (added.length < values.length) throw new DomainError('parameterExists')
  const changes = Object.fromEntries(values.map(({ key, value }) => [key, { from: inForce.get(key), to: value }]))
  const event = { aggregate: 'parameter', aggregateId: newId(), action: 'update', note: reason } as const
  await addEvents(db, { userId, role }, [{ ...event, changes: { ...changes, validFrom: validFrom.toISOString() } }])
  return added
}
