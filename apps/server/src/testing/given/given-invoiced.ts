// Documents of the SRI as their queue makes them, against the simulated SRI.
import type { SQL } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { PATIENCE } from '../patience.ts'
import type { SimulatedSri } from '../sri/simulator.ts'
import { currentServer, given } from '../world.ts'
import { type FiscalDocument, findDocuments, invoicing, keepSigningKey, setFiscalMode } from './given-fiscal.repository.ts'
import { changeHouse, houseWith } from './given-house.ts'
import { hurrySteps } from './hurried-steps.repository.ts'

/** Each look makes what waits due: not too often. */
const UNHURRIED = { ...PATIENCE, interval: 150 }

/** The house is registered, signs, and sends to this SRI. */
export async function houseThatInvoices(sri: SimulatedSri, mode: 'test' | 'production' = 'production'): Promise<void> {
  const server = await currentServer(invoicing(sri))
  await changeHouse(houseWith('2100000001'))
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(server.db, mode)
}

/** The newest first. */
export const fiscalDocuments = async (isSought: SQL | undefined): Promise<FiscalDocument[]> =>
  findDocuments((await currentServer()).db, isSought)

/** The one document that is sought, once its queue has brought it there. */
export const documentBecomes = (isSought: SQL | undefined, status: FiscalDocument['status']): Promise<FiscalDocument> =>
  vi.waitFor(async () => {
    const [row] = await fiscalDocuments(isSought)
    if (row?.status !== status) await hurrySteps(await currentServer())
    expect(row?.status).toBe(status)
    return row ?? expect.fail('no document')
  }, UNHURRIED)
