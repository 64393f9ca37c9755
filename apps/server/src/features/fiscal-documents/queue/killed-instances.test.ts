// Two instances, one of them killed again and again, over an SRI that plays every trouble at random: nothing is lost, and no number is twice.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fiscalNumberText, whatToDo } from '@app/domain'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { RunningServer } from '../../../running-server.ts'
import { keyText, newKey } from '../../../secrets/locked-secret.ts'
import { copyTemplate } from '../../../testing/cluster.ts'
import { keepSigningKey, setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { changeHouse, houseWith } from '../../../testing/given/given-house.ts'
import { givenManyFacturas } from '../../../testing/given/given-many-facturas.repository.ts'
import { unpaidBundle } from '../../../testing/given/given-packages.ts'
import { hurrySteps } from '../../../testing/given/hurried-steps.repository.ts'
import { startProgram } from '../../../testing/program.ts'
import { type SimulatedSri, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import type { Trouble } from '../../../testing/sri/troubles.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { fiscalSequencesTable } from '../../fiscal-registration-records/fiscal-registration.table.ts'
import { checkFiscalDocuments } from '../../ledger-check/check-fiscal-documents.ts'
import { mailsTable } from '../../mails/mails.table.ts'
import { outboxMessagesTable as messages } from '../../outbox/outbox.table.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents.table.ts'

/** `FISCAL_BILLS_KILLED=500` proves it as it is promised (fiscal, section 9). */
const BILLS = Number(process.env.FISCAL_BILLS_KILLED ?? 60)
const KILLS = BILLS / 10
const PATIENCE_IN_MILLISECONDS = 10_000 * BILLS
const ANY: readonly Trouble[] = [
  ...(['reset', 'html', 'status503', 'fault', 'redirect', 'doctype', 'tooLarge', 'empty', 'late', 'prefixes'] as const),
  ...(['resetAfter', 'lost', 'unknown', 'inProcess', 'twice', 'otherKey'] as const),
  ...(['code35', 'code39', 'code43', 'code45', 'code50', 'code65', 'code70'] as const),
]
/** One call in three is troubled. */
const anyTrouble = (): Trouble | null => (randomInt(3) === 0 ? (ANY[randomInt(ANY.length)] ?? null) : null)

type House = { server: RunningServer; environment: Record<string, string> }

/** It invoices, and another instance of it may be started with this environment. */
async function houseOfTwo(sri: SimulatedSri): Promise<House> {
  const [databaseUrl, secretsKey] = [await copyTemplate(inject('testCluster')), newKey()]
  const server = await currentServer({ databaseUrl, secretsKey, sriUrl: sri.url }, { isNewHouse: false })
  await changeHouse(houseWith('2100000001'))
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(server.db, 'production')
  const addresses = { DATABASE_URL: databaseUrl, SRI_URL: sri.url, PORT: '0', HOST: '127.0.0.1' }
  return { server, environment: { ...addresses, SECRETS_KEY: keyText(secretsKey), LOG_LEVEL: 'error' } }
}

/** Until `isOver`, the other instance is started and killed at random points, and left alone after so many times. */
async function killUntil(isOver: () => Promise<boolean>, { server, environment }: House): Promise<number> {
  const folder = await temporaryFolder()
  const until = Date.now() + PATIENCE_IN_MILLISECONDS
  for (let killed = 0; ; killed += 1) {
    const program = startProgram(environment, folder)
    await program.says(/answers at (\S+)/)
    do {
      for (let look = 0; look < 3; look += 1) {
        await hurrySteps(server)
        await pause(randomInt(50, 600))
      }
      await forgetMinutes(server)
      expect(Date.now()).toBeLessThan(until)
      if (await isOver()) return killed
    } while (killed >= KILLS)
    program.process.kill('SIGKILL')
    await program.ended
    // What it had begun is another's at once, and not after its lease.
    await server.db
      .update(messages)
      .set({ lockedUntil: new Date(0) })
      .where(sql`${messages.lockedUntil} is not null`)
  }
}

/** A document that the SRI lost is sent again after a minute, which the test does not wait for. */
const forgetMinutes = ({ db }: RunningServer) =>
  db.execute(sql`update fiscal_documents set progress = jsonb_set(progress, '{unknownSince}', '"2026-01-01T00:00:00.000Z"')
    where status = 'received' and progress->>'unknownSince' is not null`)

test(
  `of ${BILLS} facturas each ends authorised or in a person’s hands, whoever is killed`,
  async () => {
    const sri = await startSimulatedSri()
    const house = await houseOfTwo(sri)
    const { db } = house.server
    const { id, invoiceOwner } = await unpaidBundle(await given.client())
    sri.anyTrouble = anyTrouble
    await givenManyFacturas(id, BILLS)

    const underWay = () => db.$count(documents, sql`status in ('waiting', 'signed', 'received')`)
    const unsent = () => db.$count(messages, sql`kind = 'fiscalDocumentMailed' and sent_at is null`)
    const killed = await killUntil(async () => (await underWay()) + (await unsent()) === 0, house)

    const rows = await db.select().from(documents)
    const { authorised = [], returned = [], ...others } = Object.groupBy(rows, ({ status }) => status)
    expect(others).toEqual({})
    expect(authorised.length + returned.length).toBe(BILLS)
    for (const { trouble, messages: said } of returned) expect(whatToDo(trouble, said)).not.toEqual([])
    for (const { accessKey, signedXml } of authorised) expect(sri.kept.get(accessKey ?? '')?.xml).toBe(signedXml)
    await expectEveryNumberOnce(house, rows)
    expectSameBytesEachTime(sri)
    expect(await checkFiscalDocuments(db)).toEqual([])
    const mails = await db.select().from(mailsTable).where(eq(mailsTable.to, invoiceOwner.email))
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      authorised.map((document) => `Factura ${numberOf(document)} de Puente`).sort(),
    )
    console.log(`${killed} kills, ${sri.calls.length} calls: ${authorised.length} authorised, ${returned.length} returned`)
    await sri.stop()
  },
  PATIENCE_IN_MILLISECONDS,
)

const numberOf = ({ sequential }: FiscalDocumentRow): string =>
  fiscalNumberText({ establishment: '001', emissionPoint: '002', sequential: sequential ?? 0 })

async function expectEveryNumberOnce({ server }: House, rows: readonly FiscalDocumentRow[]): Promise<void> {
  const [{ lastSequential } = { lastSequential: 0 }] = await server.db.select().from(fiscalSequencesTable)
  const numbers = rows.map(({ sequential }) => sequential ?? 0).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: BILLS }, (_, place) => place + 1))
  expect(lastSequential).toBe(BILLS)
}

function expectSameBytesEachTime(sri: SimulatedSri): void {
  const sent = sri.calls.filter(({ xml }) => xml !== null)
  for (const ofOne of Map.groupBy(sent, ({ accessKey }) => accessKey).values())
    expect(new Set(ofOne.map(({ xml }) => xml)).size).toBe(1)
}
