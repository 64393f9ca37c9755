import type { AgreedTexts } from '@app/contract/fields/agreed-texts'
import { DomainError, TEXT_KINDS } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as consents from './consents.repository.ts'
import * as texts from './texts/texts.repository.ts'

/** Records the versions that a person was shown and ticked. One that is not the newest any more is refused: the form shows the new one. */
export async function agreeToTexts(db: Db, giver: consents.Giver, identification: string, agreed: AgreedTexts): Promise<void> {
  const wanted = TEXT_KINDS.filter((kind) => agreed[kind] !== undefined)
  if (wanted.length === 0) return
  const current = await texts.listInForce(db)
  const given = wanted.map((kind) => {
    const text = current.find((one) => one.kind === kind)
    if (text?.version !== agreed[kind]) throw new DomainError('textIsNewer', { field: `agreedTexts.${kind}` })
    return { kind, evidence: 'text', textId: text?.id, textHash: text?.hash, identification } as const
  })
  await consents.add(db, giver, given)
}
