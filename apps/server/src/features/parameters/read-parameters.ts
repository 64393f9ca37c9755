import {
  type IvaTerms,
  initialParameterValues,
  type ParameterKey,
  type Parameters,
  readParameters as parametersFrom,
  readIvaTerms,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { listInForce } from './parameters.repository.ts'

/** The numbers of the business as they were at an instant. */
export async function readParameters(db: Db, at: Date = now()): Promise<Parameters> {
  const { parameters } = await readParametersWithVersion(db, at)
  return parameters
}

/** As people enter them, each in its unit. */
export async function readValues(db: Db, at: Date = now()): Promise<Record<ParameterKey, number>> {
  const inForce = await listInForce(db, at)
  return Object.fromEntries(inForce.map(({ key, value }) => [key, value])) as Record<ParameterKey, number>
}

/** The same, as a view read them: a parameter that has no value yet has the one that a new installation starts with. */
export const parametersInView = (values: Partial<Record<ParameterKey, number>>): Parameters =>
  parametersFrom({ ...initialParameterValues(), ...values })

export const ivaTermsInView = (values: Partial<Record<ParameterKey, number>>): IvaTerms =>
  readIvaTerms({ ...initialParameterValues(), ...values })

/** With the version that a price keeps: the highest entry in force. */
export async function readParametersWithVersion(db: Db, at: Date = now()): Promise<{ parameters: Parameters; version: number }> {
  const inForce = await listInForce(db, at)
  const values = Object.fromEntries(inForce.map(({ key, value }) => [key, value])) as Record<ParameterKey, number>
  return { parameters: parametersFrom(values), version: Math.max(...inForce.map(({ number }) => number)) }
}
