// What a refused edit tells, and of whose records; how it goes with the key of a repeated call.
import { randomUUID } from 'node:crypto'
import { authorizedNames, bundles, company, manifests, orderActions, session, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { edit, ifMatch } from '../../testing/edits.ts'
import { given } from '../../testing/given/given-orders.ts'
import { newPerson } from '../../testing/people.ts'
import { type Person, signedInAs, signIn } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

const profileOf = ({ id: _id, email: _email, password: _password, network: _network, ...person }: Person) => {
  const { role: _role, casilleroCode: _code, ...profile } = person
  return profile
}

describe('who changed it', () => {
  test('is named with their role and the moment', async () => {
    const associate = await given.associate({ firstName: 'Lucía', lastName: 'Paredes' })
    const client = await given.client({ associate })
    const { id, version } = await given.order({ client })
    const value = (cents: number) => ({ params: { id }, body: { productValueInCents: cents } })
    const changed = await signedInAs(associate).call(orderActions.setValue, value(7_000))

    const { details } = await edit(
      { who: 'administrator', endpoint: orderActions.setValue },
      value(8_000),
      ifMatch(`"${version}"`),
    )

    expect(details).toEqual({
      version: changed.version,
      changedAt: changed.updatedAt,
      changedBy: { name: 'Lucía Paredes', role: 'associate' },
    })
  })

  test('is named for the company too, of which there is one', async () => {
    const { version, ...data } = await administrator.call(company.getCompany)
    const address = { lines: ['8300 NW 25th St'], city: 'Miami, FL', zipCode: '33122', phone: '+13055550100' }
    const body = { ...data, ruc: '1790016919001', miamiAddress: address, quitoAddress: address }
    const other = await given.administrator({ firstName: 'Elena', lastName: 'Vega' })
    await signedInAs(other).call(company.updateCompany, { body })

    const answer = await edit({ who: 'administrator', endpoint: company.updateCompany }, { body }, ifMatch(`"${version}"`))

    expect(answer).toMatchObject({ http: 412, details: { changedBy: { name: 'Elena Vega', role: 'administrator' } } })
  })

  test('is who changed the account, not who signed in to it since', async () => {
    const client = await given.client()
    const { version } = await signedInAs(client).call(session.getMe)
    const other = await given.administrator({ firstName: 'Elena', lastName: 'Vega' })
    await signedInAs(other).call(users.updateUser, { params: { id: client.id }, body: { city: 'Loja' } })
    await signIn(client)

    const sent = { body: { ...profileOf(client), city: 'Cuenca' } }
    const stale = await edit({ who: client, endpoint: session.updateProfile }, sent, ifMatch(`"${version}"`))
    // Clients read no name of staff.
    expect(stale).toMatchObject({ http: 412, details: { changedBy: null } })
    const byStaff = { who: 'administrator', endpoint: users.updateUser } as const
    const read = await edit(byStaff, { params: { id: client.id }, body: { city: 'Ambato' } }, ifMatch(`"${version}"`))
    expect(read).toMatchObject({ http: 412, details: { changedBy: { name: 'Elena Vega', role: 'administrator' } } })

    await edit({ who: client, endpoint: session.updateProfile }, sent)
    const { details } = await edit({ who: client, endpoint: session.updateProfile }, sent, ifMatch(`"${version}"`))
    expect(details).toMatchObject({ version: version + 2, changedBy: { name: 'Rosa Andrade', role: 'client' } })
  })

  test('is nobody where no event tells', async () => {
    const client = await given.client()
    const { identification, phone } = newPerson()
    const person = { name: 'Rosa', identificationType: 'cedula' as const, identification, phone, hasConsent: false }
    const body = { ...person, purposes: ['pickup' as const] }
    const { id } = await signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
    const sent = { params: { id }, body: { ...body, name: 'Rosa María' } }
    await edit({ who: client, endpoint: authorizedNames.updateAuthorizedName }, sent)

    const { details } = await edit({ who: client, endpoint: authorizedNames.updateAuthorizedName }, sent, ifMatch('"1"'))

    expect(details).toMatchObject({ version: 2, changedBy: null })
  })
})

describe('of somebody else’s record nothing is told', () => {
  const WRONG = ifMatch('"999"')

  test.each([
    ['another version', WRONG],
    ['any version', ifMatch('*')],
    ['the right version', ifMatch('"1"')],
    ['none', {}],
  ])('an order: with %s it is not found, like one that is absent', async (_what, headers) => {
    const { id } = await given.order()
    const stranger = await given.associate()
    const value = (orderId: string) => ({ params: { id: orderId }, body: { productValueInCents: 5_000 } })
    const absent = randomUUID()

    const foreign = await edit({ who: stranger, endpoint: orderActions.setValue }, value(id), headers)

    const notFound = { http: 404, etag: null, statusCode: 404, code: 'orderNotFound', message: 'Order not found' }
    expect(foreign).toEqual({ ...notFound, details: { ids: [id] } })
    expect(await edit({ who: stranger, endpoint: orderActions.setValue }, value(absent), headers)).toEqual({
      ...notFound,
      details: { ids: [absent] },
    })
  })

  test('an order that its body names', async () => {
    const { id } = await given.order()
    const sent = { body: { orderId: id, description: 'Zapatos' } }

    const answer = await edit({ who: await given.client(), endpoint: orderActions.updateDescription }, sent, WRONG)

    expect(answer).toMatchObject({ http: 404, code: 'orderNotFound' })
  })

  test('a bundle', async () => {
    const { id } = await given.bundle()

    const answer = await edit({ who: await given.associate(), endpoint: bundles.removeBundle }, { params: { id } }, WRONG)

    expect(answer).toMatchObject({ http: 404, code: 'bundleNotFound' })
  })

  test('an authorized name, also not by a refusal that comes before it is looked for', async () => {
    const owner = await given.client()
    const { identification, phone } = newPerson()
    const person = { name: 'Rosa', identificationType: 'cedula' as const, identification, phone, hasConsent: false }
    const body = { ...person, purposes: ['pickup' as const] }
    const { id } = await signedInAs(owner).call(authorizedNames.addAuthorizedName, { body })
    const [stranger, endpoint] = [await given.client(), authorizedNames.updateAuthorizedName]

    const answer = await edit({ who: stranger, endpoint }, { params: { id }, body }, WRONG)

    expect(answer).toMatchObject({ http: 404, code: 'authorizedNameNotFound' })
    expect(JSON.stringify(answer)).not.toContain('version')
  })
})

test('a name that was removed is not there any more, whatever version somebody has read', async () => {
  const client = await given.client()
  const { identification, phone } = newPerson()
  const body = {
    name: 'Rosa',
    identificationType: 'cedula' as const,
    identification,
    phone,
    purposes: ['pickup' as const],
    hasConsent: false,
  }
  const { id } = await signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
  const remove = (headers = {}) =>
    edit({ who: client, endpoint: authorizedNames.removeAuthorizedName }, { params: { id } }, headers)

  expect((await remove(ifMatch('"1"'))).http).toBe(200)
  expect(await remove(ifMatch('"1"'))).toMatchObject({ http: 404, code: 'authorizedNameNotFound' })
})

test('what was not allowed anyway is refused for its own reason', async () => {
  const { id } = await given.manifest({ status: 'sended' })
  const { version } = await administrator.call(manifests.getManifest, { params: { id } })

  const answer = await edit(
    { who: 'administrator', endpoint: manifests.removeManifest },
    { params: { id } },
    ifMatch(`"${version}"`),
  )

  expect(answer).toMatchObject({ http: 409, code: 'manifestActionNotAllowed' })
})

test('an edit that is repeated with its key is answered again, although its version has passed', async () => {
  const { id, version } = await given.order()
  const headers = { ...ifMatch(`"${version}"`), 'idempotency-key': randomUUID() }
  const call = { who: 'administrator' as const, endpoint: orderActions.setValue }
  const sent = { params: { id }, body: { productValueInCents: 7_000 } }

  const first = await edit(call, sent, headers)

  expect(first).toMatchObject({ http: 200, etag: `"${version + 1}"` })
  expect(await edit(call, sent, headers)).toEqual(first)
})

test('an edit that was refused for its version may be repeated with its key and the new version', async () => {
  const { id, version } = await given.order()
  const key = { 'idempotency-key': randomUUID() }
  const call = { who: 'administrator' as const, endpoint: orderActions.setValue }
  const sent = { params: { id }, body: { productValueInCents: 7_000 } }

  expect((await edit(call, sent, { ...key, ...ifMatch('"999"') })).http).toBe(412)
  expect((await edit(call, sent, { ...key, ...ifMatch(`"${version}"`) })).http).toBe(200)
})

test('an edit with a version locks nothing out of turn: who moves the record with others is not held up', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bundle = await given.bundle()
    const manifest = await given.manifest({ bundles: [bundle] })
    const { version } = await administrator.call(bundles.getBundle, { params: { id: bundle.id } })
    const value = { params: { id: bundle.id }, body: { customsInvoiceValueInCents: 7_000 } }

    const [edited, shipped] = await Promise.all([
      edit({ who: 'administrator', endpoint: bundles.setBundleValue }, value, ifMatch(`"${version}"`)),
      edit({ who: 'administrator', endpoint: manifests.shipManifest }, { params: { id: manifest.id } }),
    ])

    expect(shipped.http).toBe(200)
    expect([200, 409, 412]).toContain(edited.http)
  }
})
