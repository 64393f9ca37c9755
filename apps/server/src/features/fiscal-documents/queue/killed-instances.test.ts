// Two instances, one of them killed again and again, over an SRI that plays every trouble at random: nothing is lost, and no number is twice.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { whatToDo } from '@app/domain'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { keyText, newKey } from '../../../secrets/locked-secret.ts'
import { copyTemplate } from '../../../testing/cluster.ts'
import { keepSigningKey, setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { changeHouse, houseWith } from '../../../testing/given/given-house.ts'
import { givenManyFacturas } from '../../../testing/given/given-many-facturas.repository.ts'
import { unpaidBundle } from '../../../testing/given/given-packages.ts'
import { hurrySteps } from '../../../testing/given/hurried-steps.repository.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { startSimulatedSri } from '../../../testing/sri/simulator.ts'
import type { Trouble } from '../../../testing/sri/troubles.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { fiscalSequencesTable } from '../../fiscal-registration-records/fiscal-registration.table.ts'
import { outboxMessagesTable } from '../../outbox/outbox.table.ts'
import { fiscalDocumentsTable as documents } from '../fiscal-documents.table.ts'

/** `FISCAL_BILLS=500` proves it as it is promised. */
const BILLS = Number(process.env.FISCAL_BILLS_KILLED ?? 60)
const ANY: readonly Trouble[] = [
  ...([
    'reset',
    'html',
    'status503',
    'fault',
    'redirect',
    'doctype',
    'tooLarge',
    'empty',
    'late',
    'prefixes',
    'resetAfter',
  ] as const),
  ...([
    'lost',
    'unknown',
    'inProcess',
    'twice',
    'otherKey',
    'code35',
    'code39',
    'code43',
    'code45',
    'code50',
    'code65',
    'code70',
  ] as const),
]
/** One call in three is troubled. */
const anyTrouble = (): Trouble | null => (randomInt(3) === 0 ? (ANY[randomInt(ANY.length)] ?? null) : null)

test(`of ${BILLS} facturas each ends authorised or in a person’s hands, whoever is killed`, async () => {
  const sri = await startSimulatedSri()
  const [databaseUrl, secretsKey] = [await copyTemplate(inject('testCluster')), newKey()]
  const server = await currentServer({ databaseUrl, secretsKey, sriUrl: sri.url }, { isNewHouse: false })
  const { db } = server
  await changeHouse(houseWith('2100000001'))
  await keepSigningKey(server, (await given.administrator()).id)
  await setFiscalMode(db, 'production')
  const { id } = await unpaidBundle(await given.client())
  sri.anyTrouble = anyTrouble
  await givenManyFacturas(id, BILLS)

  const environment = {
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: keyText(secretsKey),
    SRI_URL: sri.url,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  const folder = await temporaryFolder()
  const left = () => db.$count(documents, sql`status in ('waiting', 'signed', 'received')`)
  let [killed, program] = [0, null as Program | null]
  const until = Date.now() + 600_000
  while ((await left()) > 0) {
    expect(Date.now()).toBeLessThan(until)
    if (!program) {
      program = startProgram(environment, folder)
      await program.says(/answers at (\S+)/)
    }
    for (let look = 0; look < 3; look += 1) {
      await hurrySteps(server)
      await pause(randomInt(50, 600))
    }
    // A document that the SRI lost is sent again after a minute, which the test does not wait for.
    await db.execute(sql`update fiscal_documents set progress = jsonb_set(progress, '{unknownSince}', '"2026-01-01T00:00:00.000Z"')
      where status = 'received' and progress->>'unknownSince' is not null`)
    if (killed >= BILLS / 10) continue
    program.process.kill('SIGKILL')
    await program.ended
    killed += 1
    program = null
    // What it had begun is another's at once, and not after its lease.
    await db
      .update(outboxMessagesTable)
      .set({ lockedUntil: new Date(0) })
      .where(sql`kind = 'fiscalStep' and locked_until is not null`)
  }

  const rows = await db.select().from(documents)
  expect(rows).toHaveLength(BILLS)
  const statuses = Map.groupBy(rows, ({ status }) => status)
  expect([...statuses.keys()].filter((status) => status !== 'authorised' && status !== 'returned')).toEqual([])
  for (const { trouble, messages } of statuses.get('returned') ?? []) expect(whatToDo(trouble, messages)).not.toEqual([])
  for (const { accessKey, signedXml } of statuses.get('authorised') ?? [])
    expect(sri.kept.get(accessKey ?? '')?.xml).toBe(signedXml)
  const [{ lastSequential } = { lastSequential: 0 }] = await db.select().from(fiscalSequencesTable)
  const numbers = rows.map(({ sequential }) => sequential ?? 0).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: BILLS }, (_, place) => place + 1))
  expect(lastSequential).toBe(BILLS)
  for (const sent of Map.groupBy(
    sri.calls.filter(({ xml }) => xml !== null),
    ({ accessKey }) => accessKey,
  ).values()) {
    expect(new Set(sent.map(({ xml }) => xml)).size).toBe(1)
  }
  console.log(
    `${killed} kills, ${sri.calls.length} calls: ${[...statuses].map(([status, of]) => `${of.length} ${status}`).join(', ')}`,
  )
  await sri.stop()
}, 700_000)
