// Records of a house that invoices, one of each kind.
import { businessDay } from '@app/domain'
import { now } from '../../clock.ts'
import { givenFactura } from '../fiscal/given-fiscal-document.repository.ts'
import { currentServer, given, type Person } from '../world.ts'
import { givenReturned, keepSigningKey, setFiscalMode } from './given-fiscal.repository.ts'
import { paidBundle, unpaidBundle } from './given-packages.ts'

/** One client has all of them: within what a person may declare in a year. */
const SMALL = [{ weightInGrams: 500, valueInCents: 1_000 }]

/** Authorised, of a bill that is paid. */
async function fiscalDocument(client: Person): Promise<string> {
  // Its factura is made here: none by the payment.
  await setFiscalMode((await currentServer()).db, 'off')
  return (await givenFactura(await paidBundle(client, SMALL))).id
}

async function billToInvoice(client: Person): Promise<string> {
  await setFiscalMode((await currentServer()).db, 'production')
  return (await unpaidBundle(client, SMALL)).id
}

/** The SRI gave its factura back, and it can be signed anew. */
async function returnedDocument(client: Person): Promise<string> {
  const server = await currentServer()
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(server.db, 'production')
  return givenReturned(server.db, await unpaidBundle(client, SMALL))
}

/** Issued today: the SRI still takes its annulment, whenever the test runs. */
const ofToday = async (client: Person, changed: Parameters<typeof givenFactura>[1] = {}): Promise<string> =>
  (await givenFactura(await unpaidBundle(client, SMALL), { issuedOn: businessDay(now()), ...changed })).id

const annullingDocument = (client: Person) =>
  ofToday(client, { status: 'annulling', annulmentReason: 'Se facturó a otra persona.' })

/** The house tries electronic invoicing out. */
export const housesTests = async (): Promise<void> => setFiscalMode((await currentServer()).db, 'test')

export const FISCAL_RECORDS = {
  billToInvoice,
  fiscalDocument,
  returnedDocument,
  authorisedDocument: (client: Person) => ofToday(client),
  annullingDocument,
}
