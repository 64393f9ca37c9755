import type { Language } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'
import { OUTCOME_WORDS } from '../../documents/words.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import type { IncidentMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { inFavour } from './in-favour.ts'
import { newsFor, notify } from './notify.ts'

const NEWS = { open: 'incidentOpened', resolve: 'incidentResolved' } as const

/** Notifies the client of the package, where it has one. */
export async function onIncidentMoved({ db }: Pick<JobParts, 'db'>, said: Said<IncidentMoved>): Promise<void> {
  const { userId, action, orderId: id, code, from, to, note, end } = said.payload
  if (userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note: end ? withEnd(end, note, reader.language) : note }
  await notify(db, await newsFor(db, reader, said, { kind: NEWS[action], payload, about: { kind: 'order', id } }))
}

const WORDS = {
  es: {
    credited: (amount: string, code: string) => `Te devolvimos ${amount} con la nota ${code}`,
    compensated: (amount: string) => `Te indemnizamos con ${amount}`,
    damage: (share: number, value: string) => ` (el ${share} % de ${value})`,
  },
  en: {
    credited: (amount: string, code: string) => `We gave you ${amount} back with note ${code}`,
    compensated: (amount: string) => `We compensated you with ${amount}`,
    damage: (share: number, value: string) => ` (${share}% of ${value})`,
  },
} as const

/** How it ended, what the money did, and then what was written. What was solved has no other end. */
function withEnd(
  { outcome, creditNotes, compensationInCents, damage, creditInCents }: NonNullable<IncidentMoved['end']>,
  note: string,
  language: Language,
): string {
  const words = WORDS[language]
  const money = (cents: number) => FORMATS[language].money(cents)
  const share = damage ? words.damage(damage.shareInPercent, money(damage.declaredValueInCents)) : ''
  const parts = [
    ...(outcome === 'solved' ? [] : [OUTCOME_WORDS[language][outcome]]),
    ...creditNotes.map(({ code, amountInCents }) => words.credited(money(amountInCents), code)),
    ...(compensationInCents > 0 ? [words.compensated(money(compensationInCents)) + share] : []),
  ]
  return [...parts.map((part) => `${part}.`), inFavour(creditInCents, language), note].filter(Boolean).join(' ')
}
