// Many clients with bills that wait, in a few statements: copies of one client and one bill, which no package is on.
import { sql } from 'drizzle-orm'
import { newId } from '../../db/id.ts'
import { currentServer } from '../server.ts'
import { copy } from './given-many-earnings.repository.ts'

export type ManyBill = { clientId: string; billId: string; code: string; dueInCents: number }

/** For each amount a bill of `clientOf` it; clients are numbered, and are called `Ana` and a number in letters. */
export async function givenManyBills(
  { clientId, billId }: { clientId: string; billId: string },
  wanted: readonly { client: number; dueInCents: number }[],
): Promise<{ bills: ManyBill[]; casilleroOf: (client: number) => string; idOf: (client: number) => string }> {
  const { db } = await currentServer()
  const clients = [...new Set(wanted.map(({ client }) => client))].map((number) => ({ number, id: newId() }))
  const idOf = (number: number) => clients.find((client) => client.number === number)?.id ?? ''
  const bills = wanted.map(({ client, dueInCents }, index) => ({
    ...{ clientId: idOf(client), billId: newId(), dueInCents },
    code: `VTA-${900_000 + index}`,
  }))
  await db.transaction(async (tx) => {
    const given = JSON.stringify(clients)
    await tx.execute(sql`create temporary table copied on commit drop as
      select id, number from jsonb_to_recordset(${given}::jsonb) as one (id uuid, number integer)`)
    await copy(tx, 'users', sql`original.id = ${clientId}`, {
      id: sql`copied.id`,
      email: sql`'many' || copied.number || '@example.com'`,
      casillero_code: sql`'UIO-' || (70000 + copied.number)`,
      identification: sql`(1800000000 + copied.number)::text`,
      first_name: sql`'Ana' || translate(copied.number::text, '0123456789', 'ABCDEFGHIJ')`,
      last_name: sql`'Quishpe' || translate(copied.number::text, '0123456789', 'ABCDEFGHIJ')`,
    })
    await tx.execute(sql`drop table copied`)
    await tx.execute(sql`create temporary table copied on commit drop as
      select * from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
        as one ("clientId" uuid, "billId" uuid, code text, "dueInCents" bigint)`)
    const owner = { client_id: sql`copied."clientId"` }
    await copy(tx, 'bills', sql`original.id = ${billId}`, { ...owner, id: sql`copied."billId"`, code: sql`copied.code` })
    const entry = {
      ...owner,
      id: sql`gen_random_uuid()`,
      bill_id: sql`copied."billId"`,
      amount_in_cents: sql`copied."dueInCents"`,
    }
    const one = sql`original.id = (select id from ledger_entries where bill_id = ${billId} and kind = 'charge' limit 1)`
    await copy(tx, 'ledger_entries', one, entry)
  })
  await db.execute(sql`analyze users, bills, ledger_entries`)
  return { bills, casilleroOf: (number) => `UIO-${70_000 + number}`, idOf }
}
