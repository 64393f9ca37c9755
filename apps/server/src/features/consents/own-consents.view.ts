import type { consents as contract } from '@app/contract'
import { textsToAsk } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as consents from './consents.repository.ts'
import * as texts from './texts/texts.repository.ts'

/** What a client is asked for, and what they answered. */
export async function viewOwnConsents(db: Db, userId: string): Promise<contract.OwnConsents> {
  const current = await texts.listInForce(db)
  const answers = await consents.listOwn(db, userId)
  return {
    asked: textsToAsk(current, answers),
    given: answers.map(({ id, kind, isGiven, evidence, version, createdAt }) => ({
      ...{ id, kind, isGiven, evidence, version },
      createdAt: createdAt.toISOString(),
    })),
  }
}
