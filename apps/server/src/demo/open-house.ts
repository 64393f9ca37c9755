import { type Actor, CONSENT_LINK_LIFETIME_IN_DAYS, dutiesOf, initialParameterValues, PARAMETER_KEYS } from '@app/domain'
import { atTime, now } from '../clock.ts'
import { nextCode } from '../db/code.ts'
import type { Db } from '../db/db.ts'
import { addAuthorizedName } from '../features/authorized-names/add-authorized-name.ts'
import { answerRequest } from '../features/authorized-names/consent/answer-consent-link.ts'
import * as requests from '../features/authorized-names/consent/consent-requests.repository.ts'
import { agreeToTexts } from '../features/consents/agree-to-texts.ts'
import { updateParameters } from '../features/parameters/update-parameters.ts'
import { assignClients } from '../features/users/assign-clients.ts'
import * as users from '../features/users/users.repository.ts'
import { verifyIdentity } from '../features/users/verify-identity.ts'
import type { RequestContext } from '../http/request-context.ts'
import { addInitialRows } from '../initial-rows.ts'
import { at } from './calendar/calendar.ts'
import type { Random } from './calendar/random.ts'
import type { Client } from './clients.ts'
import type { Customer, Staff } from './company.ts'
import { nameHouse } from './house.repository.ts'
import { peopleFrom } from './people.ts'
import { COURIER, SECOND_OWNER, STAFF } from './staff.ts'

/** From where clients give their consents: a range kept for examples. */
export const FROM_HOME: RequestContext = { ip: '203.0.113.24', userAgent: 'Mozilla/5.0', requestId: 'demo', sessionId: null }

/** Where those are whom clients name. */
export const FROM_ELSEWHERE: RequestContext = { ...FROM_HOME, ip: '203.0.113.88' }
const DAY_IN_MILLISECONDS = 86_400_000

/** The house with its staff, at the beginning of the year. */
export async function openHouse(db: Db, random: Random, passwordHash: string): Promise<Staff> {
  await addInitialRows(db)
  await nameHouse(db)
  const makePerson = peopleFrom(random)
  const actors: Actor[] = []
  for (const { email, role, person, duties } of STAFF) {
    const flags = { isAdmin: role === 'administrator', isAssociate: role === 'associate' }
    const given = duties ? [...duties] : null
    const { id } = await users.add(db, { ...makePerson(person), email, ...flags, duties: given, passwordHash })
    actors.push({ userId: id, role, duties: dutiesOf({ ...flags, duties: given }) })
  }
  await users.add(db, { ...makePerson(COURIER), isCourier: true })
  const { email, person } = SECOND_OWNER
  const { id } = await users.add(db, { ...person, email, isAdmin: true, passwordHash })
  const secondOwner: Actor = { userId: id, role: 'administrator', duties: ['owner'] }
  const [administrator, warehouse] = actors.filter(({ role }) => role === 'administrator')
  if (!administrator || !warehouse) throw new Error('the house needs an owner and a warehouse')
  await confirmPrices(db, administrator)
  return { administrator, secondOwner, warehouse, associates: actors.filter(({ role }) => role === 'associate') }
}

/** Packages are given up sooner than elsewhere, so that sixty days of demo have a notice of it. */
const ABANDON_AFTER_DAYS = 60

/** What it starts with is what it wants: an administrator says so before the first bill. */
async function confirmPrices(db: Db, administrator: Actor): Promise<void> {
  const initial = { ...initialParameterValues(), abandonAfterDays: ABANDON_AFTER_DAYS }
  const parameters = PARAMETER_KEYS.map((key) => ({ key, value: initial[key] }))
  await updateParameters(db, administrator, { parameters, reason: 'Tarifas de apertura' })
}

/** Who sends much has been there; of the others nobody saw a document yet. */
const SEEN_AT_THE_COUNTER = 1

/** A consignee answers the link that the client passed on. */
async function agree(db: Db, { userId: askedById }: Actor, { id, identification }: { id: string; identification: string }) {
  const expiresAt = new Date(now().getTime() + CONSENT_LINK_LIFETIME_IN_DAYS * DAY_IN_MILLISECONDS)
  const requestId = await requests.add(db, { authorizedNameId: id, identification, askedById, email: '', expiresAt })
  const request = await requests.get(db, requestId)
  if (request) await answerRequest(db, FROM_ELSEWHERE, request, { isGiven: true, version: 1 })
}

type Joining = { staff: Staff; client: Client; passwordHash: string }

/** A client signs up, names people, and is given to whoever brought them. */
export async function join(db: Db, { staff, client, passwordHash }: Joining): Promise<Customer> {
  const { joinedOn, associate, authorizedNames, activity, ...person } = client
  const { id, casilleroCode } = await atTime(at(joinedOn, '09:12'), async () => {
    const casilleroCode = await nextCode(db, 'casillero')
    const { id } = await users.add(db, { ...person, passwordHash, casilleroCode })
    const giver = { userId: id, actorId: id, ...FROM_HOME }
    await agreeToTexts(db, giver, client.identification, { terms: 1, privacy: 1, consignee: 1 })
    return { id, casilleroCode }
  })
  const actor: Actor = { userId: id, role: 'client' }
  const authorizedNameIds: string[] = []
  for (const name of authorizedNames) {
    const named = { ...name, identificationType: 'cedula' as const, hasConsent: false }
    const added = await atTime(at(joinedOn, '09:31'), () => addAuthorizedName(db, actor, named))
    if (name.purposes.includes('consignee')) await atTime(at(joinedOn, '09:46'), () => agree(db, actor, added))
    authorizedNameIds.push(added.id)
  }
  if (activity >= SEEN_AT_THE_COUNTER) {
    const seen = { isVerified: true, note: 'Documento visto en el mostrador.' }
    await atTime(at(joinedOn, '10:20'), () => verifyIdentity(db, staff.administrator, FROM_HOME, id, seen))
  }
  const associateId = associate === null ? undefined : staff.associates[associate]?.userId
  if (associateId) {
    const assignment = { associateId, clientIds: [id], withOpenOrders: false }
    await atTime(at(joinedOn, '11:04'), () => assignClients(db, staff.administrator, assignment))
  }
  return { ...client, actor, casilleroCode, authorizedNameIds }
}
