import type { consents as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import * as texts from './texts.repository.ts'

type Saved = Received<typeof contract.saveText>

/** Words that are as they were make no version: nobody is asked again for nothing. */
export function saveText(db: Db, { userId }: Actor, { kind }: Saved['params'], { spanish, english, follows }: Saved['body']) {
  return db.transaction(async (tx) => {
    const current = await texts.get(tx, kind)
    if (current.version !== follows) throw new DomainError('textChangedMeanwhile')
    if (current.spanish === spanish && current.english === english) return current
    const added = await texts.add(tx, { kind, version: follows + 1, spanish, english, actorId: userId })
    if (!added) throw new DomainError('textChangedMeanwhile')
    return added
  })
}
