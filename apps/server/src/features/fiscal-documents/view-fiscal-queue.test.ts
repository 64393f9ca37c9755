import { fiscalDocuments } from '@app/contract'
import { afterEach, expect, test } from 'vitest'
import { actOnOne } from '../../records/act.ts'
import { givenFactura, givenReturnedFactura, givenWaitingFactura } from '../../testing/fiscal/given-fiscal-document.repository.ts'
import { setFiscalMode } from '../../testing/given/given-fiscal.repository.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { mailAbout } from '../../testing/mails.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import * as mails from '../mails/mails.repository.ts'
import { noteAnswer, noteFailure } from './fiscal-contact.repository.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'

const administrator = signedInAs('administrator')
const queue = () => administrator.call(fiscalDocuments.getFiscalQueue)
const db = async () => (await currentServer()).db

afterEach(async () => setFiscalMode(await db(), 'off'))

test('as installed, nothing is issued and nothing waits', async () => {
  expect(await queue()).toEqual({
    ...{ isOn: false, isUsed: false, notAuthorised: 0, returned: 0, annulling: 0, oldestAt: null },
    ...{ contingencySince: null, clockAheadInSeconds: 0 },
  })
})

test('while it is tried out, bills lead to nothing yet', async () => {
  await setFiscalMode(await db(), 'test')
  expect(await queue()).toMatchObject({ isOn: false, isUsed: true })
  await setFiscalMode(await db(), 'production')
  expect(await queue()).toMatchObject({ isOn: true, isUsed: true })
})

test('what is owed is counted, and what is being annulled; what is authorised is not', async () => {
  const client = await given.client()
  const longAgo = new Date('2026-01-05T15:00:00Z')
  await givenWaitingFactura(await paidBundle(client), { waitsSince: longAgo })
  await givenReturnedFactura(await paidBundle(client))
  await givenFactura(await paidBundle(client), { waitsSince: new Date('2025-01-05T15:00:00Z') })

  await givenFactura(await paidBundle(client), { status: 'annulling', annulmentReason: 'Se facturó a otra persona.' })

  expect(await queue()).toMatchObject({ isOn: false, isUsed: true, notAuthorised: 2, returned: 1, annulling: 1 })
  expect((await queue()).oldestAt).toBe(longAgo.toISOString())
})

test('after five failures in a row it says since when the SRI does not answer, until it does', async () => {
  await setFiscalMode(await db(), 'production')
  for (let failure = 0; failure < 4; failure += 1) await noteFailure(await db(), 'production')
  expect((await queue()).contingencySince).toBeNull()
  await noteFailure(await db(), 'production')
  expect((await queue()).contingencySince).toMatch(/^\d{4}-/)
  await noteAnswer(await db(), 'production', 75)
  expect(await queue()).toMatchObject({ contingencySince: null, clockAheadInSeconds: 75 })
  await noteAnswer(await db(), 'production', 0)
  expect((await queue()).clockAheadInSeconds).toBe(0)
})

test('a document that is authorised goes to its buyer, a test to nobody', async () => {
  const client = await given.client()
  const server = await db()
  const authorised = await givenFactura(await paidBundle(client))
  const { authorisationXml, authorisedAt } = authorised
  const owed = { status: 'received', authorisedAt: null, authorisationXml: null } as const
  const real = await givenReturnedFactura(await paidBundle(client), owed)
  const trial = await givenReturnedFactura(await paidBundle(client), { ...owed, environment: 'test' })
  for (const document of [trial, real]) {
    await actOnOne(server, THE_HOUSE, fiscalDocumentKind, 'authorise', document, { authorisationXml, authorisedAt })
  }
  // Wakes those who read messages.
  await given.client()

  const number = `001-002-${String(authorised.sequential).padStart(9, '0')}`
  await mailAbout(client.email, `Factura ${number} de Empresa de prueba`)
  const facturas = (await mails.listTo(server, client.email)).filter(({ subject }) => subject.startsWith('Factura'))
  expect(facturas).toHaveLength(1)
})
