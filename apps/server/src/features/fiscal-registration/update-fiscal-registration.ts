import type { fiscalRegistration as contract, Received } from '@app/contract'
import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { type Actor, DomainError, type IvaCodes } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import { THE_COMPANY } from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import * as registration from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { holdLastSequential, setLastSequential } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { fiscalRegistrationOf } from './fiscal-registration.view.ts'

type Given = Received<typeof contract.updateFiscalRegistration>['body']
type Change = { from: unknown; to: unknown }

/**
 * All data at once; numbers only rise.
 * @throws DomainError sequentialTaken at the number, fieldNotValid for a percentage that is given two codes
 */
export const updateFiscalRegistration = (
  { db, config }: Pick<Parts, 'db' | 'config'>,
  actor: Actor,
  { numbers, ...data }: Given,
): Promise<FiscalRegistration> =>
  db.transaction(async (tx: Db) => {
    await registration.holdFiscalSettings(tx)
    const before = (await fiscalRegistrationOf(tx, config)).data
    const { addedIvaCodes, ...rest } = data
    await registration.update(tx, { ...rest, addedIvaCodes: codesOf(addedIvaCodes) })
    const said = await changedNumbers(tx, data, numbers)
    const after = await fiscalRegistrationOf(tx, config)
    const changes = { ...changesOf(before, after.data), ...said }
    if (Object.keys(changes).length > 0)
      await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: THE_COMPANY, action: 'update', changes }])
    return after
  })

function codesOf(added: Given['addedIvaCodes']): IvaCodes {
  const twice = added.findIndex(
    ({ rateInBasisPoints: rate }, index) => added.findIndex((one) => one.rateInBasisPoints === rate) < index,
  )
  if (twice >= 0) throw new DomainError('fieldNotValid', { field: `addedIvaCodes.${twice}.rateInBasisPoints` })
  return Object.fromEntries(added.map(({ rateInBasisPoints, code }) => [rateInBasisPoints, code]))
}

/** Each counter is held: a document that takes a number meanwhile waits, or came before. */
async function changedNumbers(tx: Db, data: Omit<Given, 'numbers'>, numbers: Given['numbers']): Promise<Record<string, Change>> {
  const { establishment, emissionPoint } = data
  const changes: Record<string, Change> = {}
  for (const [position, { environment, kind, next }] of numbers.entries()) {
    const series = { environment, kind, establishment, emissionPoint }
    const last = await holdLastSequential(tx, series)
    if (next <= last) throw new DomainError('sequentialTaken', { field: `numbers.${position}.next`, last })
    if (next === last + 1) continue
    await setLastSequential(tx, series, next - 1)
    changes[`${kind} ${environment} ${establishment}-${emissionPoint}`] = { from: last + 1, to: next }
  }
  return changes
}

const changesOf = (before: object, after: object): Record<string, Change> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) => {
      const from = (before as Record<string, unknown>)[name]
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]]
    }),
  )
