import { accounts, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenDebt } from '../../testing/given/given-debt.ts'
import { given } from '../../testing/given/given-orders.ts'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const writeOff = ({ id: clientId }: Person) =>
  administrator.call(accounts.writeOffDebt, { body: { clientId, reason: 'No volvió.' } })

async function debtor(debtInCents: number): Promise<Person> {
  const client = await given.client()
  await givenDebt(client, debtInCents)
  return client
}

test('a debt of 5.00 is given up, and the statement says so', async () => {
  const client = await debtor(500)
  expect((await balanceOf(client)).balanceInCents).toBe(500)

  await writeOff(client)

  expect(await balanceOf(client)).toMatchObject({ balanceInCents: 0, toPayInCents: 0, creditInCents: 0 })
  const { rows } = await signedInAs(client).call(accounts.getAccount)
  expect(rows.at(-1)).toMatchObject({ kind: 'writeOff', amountInCents: -500, balanceInCents: 0 })
  expect(rows.at(-1)?.document.code).toBe(client.casilleroCode)
  expect(await books()).toEqual([])
})

test('above the limit of the parameters it waits for a second administrator', async () => {
  const client = await debtor(501)
  expect(await writeOff(client)).toMatchObject({ approval: { code: expect.stringMatching(/^APR-/) } })
  expect((await balanceOf(client)).balanceInCents).toBe(501)
})

test('what is not owed is not given up: nothing, credit, or a bill that waits for payment', async () => {
  const client = await given.client()
  await unpaidBundle(client)
  await expect(writeOff(client)).rejects.toMatchObject({ status: 422, code: 'nothingOwed' })

  const paid = await debtor(300)
  await writeOff(paid)
  await expect(writeOff(paid)).rejects.toMatchObject({ code: 'nothingOwed' })
})

test('two at once give it up once', async () => {
  const client = await debtor(300)

  const ended = await Promise.allSettled([writeOff(client), writeOff(client)])

  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await balanceOf(client)).balanceInCents).toBe(0)
})

test('the books tell of one that gave up more than was owed', async () => {
  const client = await debtor(200)
  await writeOff(client)
  const change = sql`update ledger_entries set amount_in_cents = -201 where kind = 'writeOff' and client_id = ${client.id}`

  const found = await tampered('ledger_entries', change)

  expect(found).toMatchObject([{ record: 'ledgerEntry', amount: 'writeOff', expectedInCents: -200, foundInCents: -201 }])
})
