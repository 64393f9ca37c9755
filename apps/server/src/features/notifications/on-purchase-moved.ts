import type { Language } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import type { PurchaseMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { inFavour } from './in-favour.ts'
import { newsForStaff } from './news-for-staff.ts'
import { newsFor, notify } from './notify.ts'
import { purchaseNewsOf, staffNewsOfPurchase } from './purchase-news.ts'

type Parts = Pick<JobParts, 'db'>

export async function onPurchaseMoved(parts: Parts, said: Said<PurchaseMoved>): Promise<void> {
  await notifyStaff(parts, said)
  await notifyClient(parts, said)
}

/** It waits for its review, or to be bought. */
async function notifyStaff({ db }: Parts, said: Said<PurchaseMoved>): Promise<void> {
  const { purchaseId: id, code, action, from, to, associateId, doer } = said.payload
  const kind = staffNewsOfPurchase(action)
  if (!kind || from === to) return
  const payload = { orderCode: code, from, to, note: '' }
  await notify(db, ...(await newsForStaff(db, said, { kind, payload, about: { kind: 'purchase', id }, associateId, doer })))
}

/** Where it is and what it would cost, for its client. */
async function notifyClient({ db }: Parts, said: Said<PurchaseMoved>): Promise<void> {
  const { purchaseId: id, code, userId, action, from, to } = said.payload
  const kind = purchaseNewsOf(action)
  if (!kind || userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note: noteFor(said.payload, reader.language) }
  await notify(db, await newsFor(db, reader, said, { kind, payload, about: { kind: 'purchase', id } }))
}

const COSTS = {
  es: (after: string, before: string) => `Ahora cuesta ${after} en vez de ${before}.`,
  en: (after: string, before: string) => `It costs ${after} now instead of ${before}.`,
} as const

/** What it costs where that changed, and what was paid above that, before the reason; once it is billed its credit note tells of the money. */
function noteFor({ note, repriced, freedInCents }: PurchaseMoved, language: Language): string {
  const { money } = FORMATS[language]
  const costs = repriced ? COSTS[language](money(repriced.toInCents), money(repriced.fromInCents)) : ''
  return [costs, inFavour(freedInCents, language), note].filter(Boolean).join(' ')
}
