import {
  type Actor,
  basisPoints,
  DomainError,
  isParameterValueAllowed,
  ivaCodeOfRate,
  PARAMETER_CATALOGUE,
  type ParameterKey,
} from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { addEvents } from '../events/events.repository.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { requireTariffInForce } from '../tariffs/require-tariff.ts'
import * as parameters from './parameters.repository.ts'

type Value = { key: ParameterKey; value: number; field: string }
type From = { validFrom: Date; reason: string }

/** Adds values with the event that says why. @throws parameterValueNotAllowed, parameterExists, tariffMissing, ivaCodeUnknown */
export async function addValues(db: Db, { userId, role }: Actor, values: readonly Value[], { validFrom, reason }: From) {
  const wrong = values.find(({ key, value }) => !isParameterValueAllowed(key, value))
  if (wrong) throw new DomainError('parameterValueNotAllowed', { field: wrong.field, key: wrong.key })
  if (values.some(({ key, value }) => key === 'categoryCEnabled' && value === 1)) await requireTariffInForce(db, validFrom)
  await requireIvaCode(db, values)
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

/** While bills become documents of the SRI, it must know the percentage. @throws DomainError ivaCodeUnknown */
async function requireIvaCode(db: Db, values: readonly Value[]): Promise<void> {
  const iva = values.find(({ key }) => key === 'iva')
  if (!iva) return
  const { mode, addedCodes } = await fiscalSettingsOf(db)
  if (mode !== 'off' && ivaCodeOfRate(basisPoints(iva.value), addedCodes) === null)
    throw new DomainError('ivaCodeUnknown', { field: iva.field })
}
