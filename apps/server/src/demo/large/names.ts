// Whom clients of the large company named to collect, be declared or be billed, and what clients and they agreed to.
import { type AuthorizedNamePurpose, addDays, CONSENT_LINK_LIFETIME_IN_DAYS } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import * as texts from '../../features/consents/texts/texts.repository.ts'
import { at } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { FROM_ELSEWHERE, FROM_HOME } from '../open-house.ts'
import type { Person } from '../people.ts'
import { type Past, put } from './past.repository.ts'
import type { Client } from './world.ts'

type Naming = { random: Random; makePerson: () => Person; clients: readonly Client[]; end: string }

/** One client in three names somebody; of those asked for their consent, four in five answered. */
const NAMING = 0.34
const ANSWERED = 0.8
const PURPOSES: readonly (readonly AuthorizedNamePurpose[])[] = [
  ['pickup'],
  ['pickup', 'consignee'],
  ['pickup', 'invoice'],
  ['consignee'],
  ['invoice'],
]
const DAY_IN_MILLISECONDS = 86_400_000

export async function addNames(db: Db, past: Past, { random, makePerson, clients, end }: Naming): Promise<void> {
  const inForce = await texts.listInForce(db)
  for (const client of clients) agree(past, client, inForce)
  const naming = clients.flatMap((client) =>
    random.chance(NAMING) ? Array.from({ length: random.pick([1, 1, 2, 3]) }, () => client) : [],
  )
  const codes = await nextCodes(db, 'authorizedName', naming.length)
  const consignee = inForce.find(({ kind }) => kind === 'consignee')
  for (const [place, client] of naming.entries()) {
    const named = name(past, { random, client, person: makePerson(), code: codes[place] ?? '', end })
    if (named.purposes.includes('pickup')) client.collectors.push(collectorOf(named))
    if (consignee && named.purposes.includes('consignee')) ask(past, { random, client, named, end, text: consignee })
  }
}

/** Whoever signs up agrees to all texts there are. */
function agree(past: Past, { id, joinedOn, identification }: Client, inForce: readonly texts.TextInForce[]): void {
  const { ip, userAgent } = FROM_HOME
  for (const { id: textId, kind, hash: textHash } of inForce) {
    const given = { kind, evidence: 'text', textId, textHash, identification } as const
    put(past, 'consents', { ...given, userId: id, actorId: id, ip, userAgent, createdAt: at(joinedOn, '09:12') })
  }
}

type Named = ReturnType<typeof name>
type Making = { random: Random; client: Client; person: Person; code: string; end: string }

function name(past: Past, { random, client, person, code, end }: Making) {
  const day = addDays(client.joinedOn, random.integer(0, 40))
  const createdAt = at(day < end ? day : client.joinedOn, '20:31')
  const { firstName, lastName, identification, phone, email, address } = person
  return put(past, 'authorizedNames', {
    ...{ code, clientId: client.id, name: `${firstName} ${lastName}`, identificationType: 'cedula', identification },
    ...{ phone, email, address, purposes: [...random.pick(PURPOSES)], createdAt, updatedAt: createdAt },
  })
}

const collectorOf = ({ id: authorizedNameId, name, identification, createdAt: since }: Named) => ({
  ...{ authorizedNameId, name, identification, since },
})

type Asking = { random: Random; client: Client; named: Named; end: string; text: texts.TextInForce }

/** Whom a client would declare is asked themselves, by a link that the client passes on. */
function ask(past: Past, { random, client, named, end, text }: Asking): void {
  const { id: authorizedNameId, identification, createdAt } = named
  const expiresAt = new Date(createdAt.getTime() + CONSENT_LINK_LIFETIME_IN_DAYS * DAY_IN_MILLISECONDS)
  const request = { authorizedNameId, identification, askedById: client.id, createdAt, expiresAt }
  const answeredAt = new Date(createdAt.getTime() + random.integer(1, 48) * 3_600_000)
  if (!random.chance(ANSWERED) || answeredAt >= at(end, '00:00')) {
    put(past, 'consentRequests', request)
    return
  }
  put(past, 'consentRequests', { ...request, answeredAt, isGiven: true })
  const { ip, userAgent } = FROM_ELSEWHERE
  const given = { kind: 'consignee', evidence: 'link', textId: text.id, textHash: text.hash } as const
  put(past, 'consents', { ...given, userId: client.id, authorizedNameId, identification, ip, userAgent, createdAt: answeredAt })
  Object.assign(named, { consentedAt: answeredAt, updatedAt: answeredAt, version: named.version + 1 })
}
