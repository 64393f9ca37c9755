// Records of a house that invoices, one of each kind.
import { givenFactura } from '../fiscal/given-fiscal-document.repository.ts'
import { currentServer, given, type Person } from '../world.ts'
import { givenReturned, keepSigningKey, setFiscalMode } from './given-fiscal.repository.ts'
import { paidBundle, unpaidBundle } from './given-packages.ts'

/** Authorised, of a bill that is paid. */
export const fiscalDocument = async (client: Person): Promise<string> => (await givenFactura(await paidBundle(client))).id

export async function billToInvoice(client: Person): Promise<string> {
  await setFiscalMode((await currentServer()).db, 'production')
  return (await unpaidBundle(client)).id
}

/** The SRI gave its factura back, and it can be signed anew. */
export async function returnedDocument(client: Person): Promise<string> {
  const server = await currentServer()
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(server.db, 'production')
  return givenReturned(server.db, await unpaidBundle(client))
}
