// Every call that writes, ready for its first caller: on a record of its own, so that it is done.
import { consents, type Endpoint, session } from '@app/contract'
import type { Role } from '@app/domain'
import { endpoints } from '../features/api-description/published-contract.ts'
import { KINDS_OF_MONEY } from './access/kinds-of-money.ts'
import { givenDrawer, newDrawerName } from './drawers/given-drawers.ts'
import { KINDS_OF_CONVERSATIONS } from './given/given-conversations.ts'
import { FISCAL_DATA } from './given/given-fiscal.ts'
import { housesTests } from './given/given-fiscal-records.ts'
import { houseWith } from './given/given-house.ts'
import { newTracking, given as packages } from './given/given-orders.ts'
import { shownCode } from './given/given-packages.ts'
import { askedBy, type Kind, MAKERS } from './given/given-records.ts'
import { givenWaitingClient } from './given/given-waiting-client.repository.ts'
import { mailsTo, tokenIn } from './mails.ts'
import { newPerson } from './people.ts'
import { newBrowser } from './push/browser.ts'
import { nameOf, type Sent } from './record-calls.ts'
import { contentOf } from './record-contents.ts'
import { turnOn } from './second-factor.ts'
import { NO_PUSH_SERVICE } from './server.ts'
import { newShelfCode } from './shelves/given-shelves.ts'
import { anonymous, given, headersOf, type Person, signedInAs, signIn } from './world.ts'

export type House = Record<Role, Person>
export type Ready = { endpoint: Endpoint; sent: Sent; headers: Record<string, string> }
type Prepared = { sent: Sent; headers?: Record<string, string> }
type Prepare = (house: House) => Prepared | Promise<Prepared>

/** The record that a call is about. */
const KINDS: Record<string, Kind> = {
  'PUT /user/authorized-names/{id}': 'authorizedName',
  'DELETE /user/authorized-names/{id}': 'authorizedName',
  'POST /user/authorized-names/{id}/consent-paper': 'askable',
  'DELETE /user/authorized-names/{id}/consent': 'authorizedName',
  'PUT /auth/passkey/{id}': 'passkey',
  'DELETE /auth/passkey/{id}': 'passkey',
  'PUT /user/authorized-names/{id}/identity': 'authorizedName',
  'PUT /saved-view/{id}': 'savedView',
  'DELETE /saved-view/{id}': 'savedView',
  'POST /client/{id}/note': 'client',
  ...{ 'PUT /client-note/{id}': 'clientNote', 'DELETE /client-note/{id}': 'clientNote' },
  ...KINDS_OF_CONVERSATIONS,
  'PUT /notification/read': 'notification',
  ...{ 'POST /run': 'order', 'POST /run/{id}/start': 'run', 'POST /run/{id}/cancel': 'run' },
  'POST /run/{id}/undo': 'endedRun',
  'POST /quotation/request': 'client',
  'PUT /user/{id}': 'freeClient',
  'DELETE /user/{id}/second-factor': 'lostFactor',
  'PUT /user/{id}/identity': 'freeClient',
  'POST /user/{id}/password-link': 'freeClient',
  'POST /user/{id}/closing': 'freeClient',
  'POST /user/{id}/email-link': 'waitingClient',
  'POST /mail/send': 'unsentMail',
  'POST /associate/{id}/client': 'freeClient',
  'DELETE /associate/{id}/client': 'ownClient',
  'PUT /charges/{id}': 'charge',
  'DELETE /charges/{id}': 'charge',
  'PUT /tariff/{id}': 'tariff',
  'POST /quota/{identification}/entry': 'consignee',
  'POST /order/create': 'client',
  'POST /order/reading': 'client',
  'PUT /order/description': 'order',
  'PUT /order/associate/tracking/{id}': 'order',
  'PUT /order/associate/value/{id}': 'order',
  'PATCH /order/update-incomplete': 'incomplete',
  'POST /order/update-incomplete/{id}': 'incomplete',
  'POST /order/is-authorized-to-bundle': 'order',
  'DELETE /order': 'order',
  'PUT /order/update-client/{id}': 'unmatched',
  'PUT /order/delay-reason': 'late',
  'PUT /order/location': 'inMiami',
  'PUT /order/hold': 'inMiami',
  'DELETE /order/hold': 'held',
  'PUT /location/{id}': 'location',
  'POST /order/{id}/split': 'box',
  'POST /order/{id}/tracking-link': 'order',
  'DELETE /order/{id}/tracking-link': 'order',
  'PATCH /order/{id}/extra-charges': 'inQuito',
  'POST /order/{id}/incident': 'order',
  'PATCH /order/{id}/incident': 'troubled',
  'POST /order/{id}/reopen': 'ended',
  'PUT /order/admin/confirm/warehouse': 'order',
  'PUT /order/admin/paid/client': 'billedOrder',
  'PUT /order/admin/paid/associate': 'paidOrder',
  'PUT /order/delivery': 'paidOrder',
  'POST /assisted-purchase': 'client',
  'PATCH /assisted-purchase/{id}': 'proposed',
  'DELETE /assisted-purchase/{id}': 'purchase',
  'PUT /assisted-purchase/{id}/invoice': 'purchase',
  'POST /assisted-purchase/{id}/payment-proof': 'purchase',
  'PATCH /purchase/{id}': 'purchase',
  'POST /purchase/{id}/approve': 'purchase',
  'POST /purchase/{id}/review': 'purchase',
  'DELETE /purchase/{id}/invoice/detail/{itemId}': 'purchase',
  'PATCH /dropshipping/{id}': 'dropshipping',
  'POST /bundle': 'inMiami',
  'PUT /bundle/{id}': 'bundle',
  'DELETE /bundle/{id}': 'bundle',
  'POST /bundle/{id}/invoice': 'bundle',
  'PUT /order/{id}/category': 'order',
  'PUT /order/{id}/observation': 'order',
  'PUT /bundle/{id}/customs': 'declared',
  'PUT /bundle/{id}/value': 'bundle',
  'PUT /bundle/confirm-arrival': 'sentBundle',
  'PUT /bundle/confirm-weights': 'arrived',
  'POST /manifest': 'bundle',
  'PUT /manifest/{id}': 'manifest',
  'DELETE /manifest/{id}': 'manifest',
  'POST /manifest/{id}/bundle': 'manifest',
  'DELETE /manifest/{id}/bundle': 'manifest',
  'PUT /manifest/{id}/guides': 'manifest',
  'POST /manifest/{id}/guides/preview': 'manifest',
  'PUT /manifest/{id}/loaded': 'manifest',
  'PUT /manifest/{id}/expected-date': 'manifest',
  'PUT /manifest/{id}/costs': 'manifest',
  'POST /manifest/{id}/ship': 'manifest',
  ...KINDS_OF_MONEY,
  'PUT /approval/{id}': 'approval',
  'POST /order/{id}/compensation': 'damaged',
}

let count = 0
function another(): number {
  count += 1
  return count
}
const say = (body: object): Prepared => ({ sent: { body } })
const inOwnSession = async (): Promise<Prepared> => ({ sent: {}, headers: await signIn(await given.client()) })
const PASSWORD = 'otra maleta azul 1972'

/** What calls need that are about no record. */
const ABOUT_NOTHING: Record<string, Prepare> = {
  'POST /auth/signup': () => {
    const { network, ...body } = newPerson()
    return { sent: { body }, headers: { 'x-forwarded-for': network } }
  },
  'POST /auth/reset-password': async () => say({ email: (await given.client()).email }),
  'POST /auth/reset-password/confirm': async () => {
    const { email } = await given.client()
    await anonymous.call(session.requestPasswordReset, { body: { email } })
    const [mail] = await mailsTo(email, { count: 1 })
    return say({ token: tokenIn(mail?.text ?? ''), password: PASSWORD })
  },
  'POST /auth/email/confirm': async ({ administrator }) => {
    const params = { id: await givenWaitingClient() }
    const { link } = await signedInAs(administrator).call(session.issueEmailLink, { params })
    return say({ token: tokenIn(link) })
  },
  'PUT /auth/email': async () => ({
    sent: { body: { email: `otra-${another()}@puente.test` } },
    headers: await signIn(await given.client()),
  }),
  'POST /auth/email/link': inOwnSession,
  ...{ 'POST /auth/logout': inOwnSession, 'POST /auth/closing': inOwnSession, 'DELETE /auth/sessions': inOwnSession },
  'POST /auth/reauthenticate': async () => {
    const person = await given.associate({ password: `${PASSWORD} ${another()}` })
    return { sent: { body: { password: person.password } }, headers: await signIn(person) }
  },
  'DELETE /auth/second-factor': async () => {
    const person = await given.associate()
    const headers = await signIn(person)
    const [code] = (await turnOn(person, headers)).recoveryCodes
    return { sent: { body: { password: person.password, code } }, headers }
  },
  'PUT /company/second-step': () => say({ isRequired: false }),
  'PUT /company/identity-proof': () => say({ isRequired: false }),
  'PUT /fiscal-settings': () => say({ ...FISCAL_DATA, headOfficeAddress: `Av. Amazonas ${another()}` }),
  'DELETE /fiscal-settings/certificate': () => ({ sent: {} }),
  'PUT /fiscal-settings/mode': () => say({ mode: 'off' }),
  'POST /fiscal-document/test': async () => {
    await housesTests()
    return { sent: {} }
  },
  'PUT /auth/update-profile': ({ client }) => {
    const { network: _network, email: _email, password: _password, id: _id, role: _role, ...rest } = client
    const { casilleroCode: _code, ...profile } = rest
    return { sent: { body: { ...profile, address: `Calle ${another()}` } } }
  },
  'PUT /company': () => say({ ...houseWith('2100000001'), tradeName: `Puente ${another()}` }),
  'PUT /notification/preferences': () =>
    say({ preferences: [{ kind: 'orderShipped', channel: 'mail', isEnabled: another() % 2 === 0 }] }),
  'POST /notification/push': () => say({ ...newBrowser(NO_PUSH_SERVICE).subscription, choice: 'important' }),
  'DELETE /notification/push': () => ({ sent: {} }),
  'POST /pass/find': async ({ client }) => say(await shownCode(client)),
  'POST /saved-view': () => say({ screen: '/tuspedidos', name: `Una ${another()}`, query: {} }),
  'POST /set': async ({ client }) => say({ kind: 'orders', codes: [(await packages.order({ client })).code] }),
  'POST /user': () => {
    const { network: _network, password: _password, ...body } = newPerson()
    return say({ ...body, userType: 0 })
  },
  'POST /user/authorized-names': () => {
    const { identificationType, identification } = newPerson()
    return say({ name: 'Eva Ruiz', phone: '0991234567', identificationType, identification, purposes: ['pickup'] })
  },
  'POST /configuration-parameter/create': () => say({ key: 'maxEqualItems', value: 4, reason: `Vez ${another()}` }),
  'PUT /configuration-parameter/update-many': () =>
    say({ parameters: [{ key: 'maxEqualItems', value: 5 }], reason: `Vez ${another()}` }),
  'PUT /text/{kind}': async () => {
    // Two that are made ready at once are of two texts: each saves what follows the version that it read.
    const number = another()
    const params = { kind: number % 2 === 0 ? 'privacy' : 'consignee' } as const
    const { version } = await anonymous.call(consents.getText, { params })
    return { sent: { params, body: { spanish: `Datos ${number}`, english: 'Data', follows: version } } }
  },
  'POST /consent': () => say({ agreedTexts: { terms: 1 } }),
  'DELETE /consent/{kind}': () => ({ sent: { params: { kind: 'consignee' } } }),
  'POST /tariff': () => say({ nameEs: `Telas ${another()}`, nameEn: 'Clothes', adValoremInBasisPoints: 1_000 }),
  'POST /charges': () => say({ name: `Fotos ${another()}`, amountInCents: 100 }),
  'POST /payment': ({ client }) =>
    say({ clientId: client.id, receivedOn: '2026-01-05', amountInCents: 100 + another(), method: 'cash' }),
  'POST /location': () => say({ warehouse: 'UIO', codes: [newShelfCode()], zone: '' }),
  'POST /drawer': () => say({ name: newDrawerName(), place: 'Quito' }),
  'POST /drawer/{id}/session': async () => ({
    sent: { params: { id: await givenDrawer() }, body: { floatInCents: 5_000 } },
    headers: await headersOf(await given.administrator()),
  }),
  'POST /dropshipping': () => say({ link: 'https://www.example.com/reloj', description: `Reloj ${another()}`, quantity: 2 }),
  'DELETE /approval/{id}': async ({ administrator }) => ({ sent: { params: { id: await askedBy(administrator) } } }),
  'POST /order/admin/create/dont-match': () => say({ tracking: newTracking(), weightInGrams: 900 }),
}

/** Those that keep their answer: signing in is done each time. */
export const WRITING_CALLS = endpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ method, keepsNoAnswer }) => method !== 'GET' && !keepsNoAnswer)

/** @throws where nobody has written down what a call needs. */
export async function ready(endpoint: Endpoint, house: House): Promise<Ready> {
  const call = nameOf(endpoint)
  const [role] = endpoint.roles === 'anyone' ? [] : endpoint.roles
  const headers = role ? await headersOf(house[role]) : { 'x-forwarded-for': newPerson().network }
  const prepared = ABOUT_NOTHING[call]
  if (prepared) return { endpoint, headers, ...(await prepared(house)) }
  const kind = KINDS[call]
  if (!kind || !role) throw new Error(`${call} is not prepared`)
  const { client: owner, associate } = house
  const id = await MAKERS[kind](owner, associate)
  const sent = await contentOf(call, kind, id, { role, owner, associate, client: owner })
  return { endpoint, headers, sent: { params: { id, identification: id }, ...sent } }
}

/** A client with their associate, and an administrator. */
export async function newHouse(): Promise<House> {
  const associate = await given.associate()
  return { associate, client: await given.client({ associate }), administrator: await given.administrator() }
}
