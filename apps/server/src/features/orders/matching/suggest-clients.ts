import type { CLIENT_CLUES, suggestClients as contract } from '@app/contract/order-matching.contract'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { plainText } from '../../../db/search.ts'
import { personView } from '../../people/person.view.ts'
import { type Candidate, findCandidates, type LabelClues } from './suggested-clients.repository.ts'

type Suggestions = z.output<(typeof contract)['response']>
type Clue = { kind: (typeof CLIENT_CLUES)[number]; text: string }

const MOST_SUGGESTED = 5

/** Clients whom the label of a package may mean, the likeliest first. */
export async function suggestClients(db: Db, text: string): Promise<Suggestions> {
  const said = cluesOf(text)
  const candidates = await findCandidates(db, said)
  const suggestions = candidates
    .map((client) => ({ client, clues: cluesFor(client, said) }))
    .filter(({ clues }) => clues.length > 0)
    .sort((one, other) => certainty(other.clues) - certainty(one.clues))
  return { data: suggestions.slice(0, MOST_SUGGESTED).map(({ client, clues }) => ({ client: personView(client), clues })) }
}

const MOST_WORDS = 12
const SHORTEST_WORD = 3

/** Codes are printed with a hyphen, a space or nothing between letters and digits. */
function cluesOf(text: string): LabelClues {
  const words = plainText(text).match(/\p{L}+/gu) ?? []
  return {
    casilleroCodes: [...text.matchAll(/\bUIO[\s#-]*(\d{4,8})\b/gi)].map(([, digits]) => `UIO-${digits}`),
    identifications: text.match(/\b\d{10}(?:\d{3})?\b/g) ?? [],
    emails: (text.match(/[^\s<>(),;:]+@[^\s<>(),;:]+/g) ?? []).map((email) => email.toLowerCase()),
    words: [...new Set(words.filter(({ length }) => length >= SHORTEST_WORD))].slice(0, MOST_WORDS),
  }
}

function cluesFor({ casilleroCode, identification, email, firstName, lastName }: Candidate, said: LabelClues): Clue[] {
  const named = `${firstName} ${lastName}`.split(/\s+/).filter((word) => said.words.includes(plainText(word)))
  const sure: Clue[] = [
    ...(casilleroCode && said.casilleroCodes.includes(casilleroCode)
      ? [{ kind: 'casilleroCode', text: casilleroCode } as const]
      : []),
    ...(said.identifications.includes(identification) ? [{ kind: 'identification', text: identification } as const] : []),
    ...(said.emails.includes(email) ? [{ kind: 'email', text: email } as const] : []),
  ]
  return named.length > 0 ? [...sure, { kind: 'name', text: named.join(' ') }] : sure
}

/** A code says more than any name; of names, the one that shares more words. */
const certainty = (clues: readonly Clue[]): number =>
  clues.reduce((total, { kind, text }) => total + (kind === 'name' ? text.split(' ').length : 100), 0)
