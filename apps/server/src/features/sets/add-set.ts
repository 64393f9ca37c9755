import type { sets as contract, Received } from '@app/contract'
import type { RecordSet } from '@app/contract/sets/sets.contract'
import { type Actor, DomainError, MOST_IN_SET, recordsOfCodes } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as sets from '../set-records/sets.repository.ts'
import { firstIds } from './first-ids.repository.ts'
import { setView } from './set.view.ts'
import { requireReader, SET_OF } from './set-of-kind.ts'

type Request = Received<typeof contract.addSet>['body']

/** What the codes name, or the filter finds, within reach and as of now. @throws permissionMissing, setEmpty, setTooLarge, and what the list refuses of a filter */
export async function addSet(db: Db, actor: Actor, { kind, codes, filter }: Request): Promise<RecordSet> {
  requireReader(actor, kind)
  const { table, named, ofFilter } = SET_OF[kind]
  const { ids, notFound } = codes
    ? recordsOfCodes(codes, await named(db, actor, codes))
    : { ids: await firstIds(db, table, await ofFilter(db, actor, filter ?? {}), MOST_IN_SET + 1), notFound: [] }
  if (ids.length > MOST_IN_SET) throw new DomainError('setTooLarge', { most: MOST_IN_SET })
  if (ids.length === 0) throw new DomainError('setEmpty', { count: notFound.length })
  return setView(await sets.addSet(db, actor, { kind, recordIds: ids, notFound }))
}
