// Two people edit one record: the second is told that it changed, by whom, and nothing is overwritten.
import {
  authorizedNames,
  bundles,
  charges,
  company as contract,
  type Endpoint,
  manifests,
  orderActions,
  orders,
  savedViews,
  session,
  users,
} from '@app/contract'
import { describe, expect, test } from 'vitest'
import { edit, ifMatch, type Sent } from '../../testing/edits.ts'
import { given } from '../../testing/given/given-orders.ts'
import { newPerson } from '../../testing/people.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

type Values = Record<string, unknown>
/** An edit of a record, how it is read, and what of it the edit sets. */
type Edit = {
  who: Person | 'administrator'
  read: () => Promise<Values>
  endpoint: Endpoint
  sent: (value: number) => Sent
  figure: (record: Values) => unknown
}

const administrator = signedInAs('administrator')

const EDITS: [string, () => Promise<Edit>][] = [
  [
    'an order',
    async () => {
      const { id } = await given.order()
      const sent = (value: number) => ({ params: { id }, body: { productValueInCents: value } })
      const read = () => administrator.call(orders.getOrder, { params: { id } })
      const figure = ({ productValueInCents }: Values) => productValueInCents
      return { who: 'administrator', read, endpoint: orderActions.setValue, sent, figure }
    },
  ],
  [
    'a bundle',
    async () => {
      const { id } = await given.bundle()
      const sent = (value: number) => ({ params: { id }, body: { customsInvoiceValueInCents: value } })
      const read = () => administrator.call(bundles.getBundle, { params: { id } })
      const figure = ({ customsInvoiceValueInCents }: Values) => customsInvoiceValueInCents
      return { who: 'administrator', read, endpoint: bundles.setBundleValue, sent, figure }
    },
  ],
  [
    'a manifest',
    async () => {
      const { id } = await given.manifest()
      const sent = (value: number) => ({ params: { id }, body: { flight: String(value) } })
      const read = () => administrator.call(manifests.getManifest, { params: { id } })
      return { who: 'administrator', read, endpoint: manifests.updateManifest, sent, figure: ({ flight }) => Number(flight) }
    },
  ],
  [
    'an authorized name',
    async () => {
      const who = await given.client()
      const { identification, phone } = newPerson()
      const person = {
        identificationType: 'cedula' as const,
        identification,
        phone,
        purposes: ['pickup' as const],
        hasConsent: false,
      }
      const body = (value: number) => ({ ...person, name: `Rosa ${value}` })
      const { id } = await signedInAs(who).call(authorizedNames.addAuthorizedName, { body: body(0) })
      const read = async () => (await signedInAs(who).call(authorizedNames.listAuthorizedNames))[0] ?? {}
      const sent = (value: number) => ({ params: { id }, body: body(value) })
      const figure = ({ name }: Values) => Number(String(name).split(' ')[1])
      return { who, read, endpoint: authorizedNames.updateAuthorizedName, sent, figure }
    },
  ],
  [
    'a profile',
    async () => {
      const who = await given.client()
      const { firstName, lastName, birthDate, phone, province, city, address, language, identificationType, identification } = who
      const profile = {
        firstName,
        lastName,
        birthDate,
        phone,
        province,
        city,
        address,
        language,
        identificationType,
        identification,
      }
      const sent = (value: number) => ({ body: { ...profile, address: `Casa ${value}` } })
      const read = () => signedInAs(who).call(session.getMe)
      const figure = ({ address }: Values) => Number(String(address).split(' ')[1])
      return { who, read, endpoint: session.updateProfile, sent, figure }
    },
  ],
  [
    'an account',
    async () => {
      const { id } = await given.client()
      const sent = (value: number) => ({ params: { id }, body: { address: `Casa ${value}` } })
      const read = () => administrator.call(users.getUser, { params: { id } })
      const figure = ({ address }: Values) => Number(String(address).split(' ')[1])
      return { who: 'administrator', read, endpoint: users.updateUser, sent, figure }
    },
  ],
  [
    'the company',
    async () => {
      const { version: _version, ...company } = await administrator.call(contract.getCompany)
      const lines = ['8300 NW 25th St']
      const address = { lines, city: 'Miami, FL', zipCode: '33122', phone: '+13055550100' }
      const body = { ...company, ruc: '1790016919001', miamiAddress: address, quitoAddress: address }
      const sent = (value: number) => ({ body: { ...body, tradeName: `Puente ${value}` } })
      const read = () => administrator.call(contract.getCompany)
      const figure = ({ tradeName }: Values) => Number(String(tradeName).split(' ')[1])
      return { who: 'administrator', read, endpoint: contract.updateCompany, sent, figure }
    },
  ],
  [
    'a charge',
    async () => {
      const body = (value: number) => ({ name: `Caja ${newPerson().identification}`, amountInCents: value })
      const { id } = await administrator.call(charges.addCharge, { body: body(0) })
      const sent = (value: number) => ({ params: { id }, body: body(value) })
      const read = async () => (await administrator.call(charges.listCharges)).find((charge) => charge.id === id) ?? {}
      return { who: 'administrator', read, endpoint: charges.updateCharge, sent, figure: ({ amountInCents }) => amountInCents }
    },
  ],
  [
    'a saved view',
    async () => {
      const who = await given.client()
      const body = (value: number) => ({ screen: '/orders', name: 'Mías', query: { limit: value } })
      const { id } = await signedInAs(who).call(savedViews.addSavedView, { body: body(0) })
      const sent = (value: number) => ({ params: { id }, body: body(value) })
      const read = async () => (await signedInAs(who).call(savedViews.listSavedViews))[0] ?? {}
      const figure = ({ query }: Values) => (query as { limit: number }).limit
      return { who, read, endpoint: savedViews.updateSavedView, sent, figure }
    },
  ],
]

const versionOf = async ({ read }: Edit) => Number((await read()).version)

describe.each(EDITS)('%s that was read', (_kind, prepare) => {
  test('is edited with the version it was read in, and answers the next one', async () => {
    const record = await prepare()
    const version = await versionOf(record)

    const answer = await edit(record, record.sent(7_000), ifMatch(`"${version}"`))

    expect(answer).toMatchObject({ http: 200, version: version + 1, etag: `"${version + 1}"` })
    expect(record.figure(await record.read())).toBe(7_000)
  })

  test('is not edited by the second of two people, who is told what it is now', async () => {
    const record = await prepare()
    const version = await versionOf(record)
    await edit(record, record.sent(7_000), ifMatch(`"${version}"`))

    const answer = await edit(record, record.sent(8_000), ifMatch(`"${version}"`))

    expect(answer).toMatchObject({ http: 412, code: 'preconditionFailed', details: { version: version + 1 } })
    expect(record.figure(await record.read())).toBe(7_000)
    expect(await versionOf(record)).toBe(version + 1)
  })

  test('takes one of two edits that come at once', async () => {
    const record = await prepare()
    const version = await versionOf(record)

    const answers = await Promise.all(
      [7_000, 8_000].map(async (value) => ({ value, ...(await edit(record, record.sent(value), ifMatch(`"${version}"`))) })),
    )

    expect(answers.map(({ http }) => http).sort()).toEqual([200, 412])
    expect(record.figure(await record.read())).toBe(answers.find(({ http }) => http === 200)?.value)
  })

  test('is edited without asking when any version will do, or none is named', async () => {
    const record = await prepare()

    expect((await edit(record, record.sent(7_000), ifMatch('*'))).http).toBe(200)
    expect((await edit(record, record.sent(8_000))).http).toBe(200)
    expect(record.figure(await record.read())).toBe(8_000)
  })
})
