// Records of a house that invoices, one of each kind.
import { givenFactura } from '../fiscal/given-fiscal-document.repository.ts'
import { currentServer, given, type Person } from '../world.ts'
import { givenInState, givenReturned, keepSigningKey, setFiscalMode } from './given-fiscal.repository.ts'
import { paidBundle, unpaidBundle } from './given-packages.ts'

/** Authorised, of a bill that is paid. */
async function fiscalDocument(client: Person): Promise<string> {
  // Its factura is made here: none by the payment.
  await setFiscalMode((await currentServer()).db, 'off')
  return (await givenFactura(await paidBundle(client))).id
}

async function billToInvoice(client: Person): Promise<string> {
  await setFiscalMode((await currentServer()).db, 'production')
  return (await unpaidBundle(client)).id
}

/** The SRI gave its factura back, and it can be signed anew. */
async function returnedDocument(client: Person): Promise<string> {
  const server = await currentServer()
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(server.db, 'production')
  return givenReturned(server.db, await unpaidBundle(client))
}

const inState = (status: 'authorised' | 'annulling') => async (client: Person) => {
  const { db } = await currentServer()
  await setFiscalMode(db, 'production')
  const id = await givenReturned(db, await unpaidBundle(client))
  await givenInState(db, id, status)
  return id
}

/** The house tries electronic invoicing out. */
export const housesTests = async (): Promise<void> => setFiscalMode((await currentServer()).db, 'test')

export const FISCAL_RECORDS = {
  billToInvoice,
  fiscalDocument,
  returnedDocument,
  authorisedDocument: inState('authorised'),
  annullingDocument: inState('annulling'),
}
