import type { TextKind } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as consents from './consents.repository.ts'
import * as texts from './texts/texts.repository.ts'

/** A row of its own, about the words that were agreed to. What was not given, or was withdrawn already, needs none. */
export async function withdrawConsent(db: Db, giver: consents.Giver, kind: TextKind): Promise<void> {
  const latest = (await consents.listOwn(db, giver.userId)).find((answer) => answer.kind === kind)
  if (!latest?.isGiven) return
  const text = latest.textId ? { textId: latest.textId, textHash: latest.textHash } : await newest(db, kind)
  await consents.add(db, giver, [{ kind, isGiven: false, evidence: 'act', ...text }])
}

/** Who withdrew what they were never shown is not asked for it again before there is a newer text. */
async function newest(db: Db, kind: TextKind) {
  const { id: textId, hash: textHash } = await texts.get(db, kind)
  return { textId, textHash }
}
