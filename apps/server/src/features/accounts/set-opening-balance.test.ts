import { accounts, payments, users } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { books } from '../../testing/given/given-credit-notes.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { tampered } from '../../testing/tampered-books.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = 'De la hoja de cálculo de 2025.'
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const open = ({ id: clientId }: Person, balanceInCents: number, who = administrator) =>
  who.call(accounts.setOpeningBalance, { body: { clientId, balanceInCents, reason: REASON } })
const rowsOf = async (client: Person) =>
  (await signedInAs(client).call(accounts.getAccount)).rows.map(({ kind, document, amountInCents, balanceInCents }) => {
    return [kind, document.code, amountInCents, balanceInCents]
  })

test('what a client had before is in their favour, and pays their next bill', async () => {
  const client = await given.client()
  expect(await open(client, -400)).toEqual({ ok: true })

  expect(await balanceOf(client)).toMatchObject({ creditInCents: 400, balanceInCents: -400, chargedInCents: 0, paidInCents: 0 })
  expect(await rowsOf(client)).toEqual([['opening', client.casilleroCode, -400, -400]])
  const bill = await billedBundle(client)
  expect(bill.dueInCents).toBe(bill.totalInCents - 400)
  expect(await books()).toEqual([])
})

test('what they owed is a debt on their account', async () => {
  const client = await given.client()
  await open(client, 500)
  expect(await balanceOf(client)).toMatchObject({ toPayInCents: 500, debtInCents: 500, creditInCents: 0 })
  expect(await books()).toEqual([])
})

test('saying it anew takes the one before back, whole; 0 takes it back alone; the same again changes nothing', async () => {
  const client = await given.client()
  await open(client, 300)
  await open(client, 100)
  await open(client, 100)
  await open(client, 0)

  expect(await rowsOf(client)).toEqual([
    ['opening', client.casilleroCode, 300, 300],
    ['openingTakenBack', client.casilleroCode, -300, 0],
    ['opening', client.casilleroCode, 100, 100],
    ['openingTakenBack', client.casilleroCode, -100, 0],
  ])
  expect(await books()).toEqual([])
})

test('a change above the limit waits for a second administrator, and is carried out when they say yes', async () => {
  const [asker, second, client] = [await given.administrator(), await given.administrator(), await given.client()]
  const asked = (await open(client, -12_000, signedInAs(asker))) as WaitingApproval
  expect((await balanceOf(client)).balanceInCents).toBe(0)
  const params = { id: asked.approval.id }
  expect(await signedInAs(second).call(accounts.getApproval, { params })).toMatchObject({
    ...{ kind: 'opening', call: 'PUT /account/opening', amountInCents: 12_000, reason: REASON, isOutdated: false },
    record: { kind: 'account', code: client.casilleroCode },
  })
  await expect(open(client, -12_000)).rejects.toMatchObject({ status: 409, code: 'approvalWaits' })

  await signedInAs(second).call(accounts.answerApproval, { params, body: { action: 'approve' } })

  expect(await balanceOf(client)).toMatchObject({ creditInCents: 12_000 })
  expect(await books()).toEqual([])
})

test('one that waits is outdated once another was said, and by nothing else', async () => {
  const [asker, second, client] = [await given.administrator(), await given.administrator(), await given.client()]
  const asked = (await open(client, 900, signedInAs(asker))) as WaitingApproval
  const read = () => signedInAs(second).call(accounts.getApproval, { params: { id: asked.approval.id } })
  const paid = { clientId: client.id, receivedOn: '2026-01-06', amountInCents: 100, method: 'cash' } as const
  await administrator.call(payments.createPayment, { body: paid })
  expect((await read()).isOutdated).toBe(false)

  await open(client, 200)

  expect(await read()).toMatchObject({ isOutdated: true, allowedActions: ['refuse'] })
  const yes = { params: { id: asked.approval.id }, body: { action: 'approve' } } as const
  await expect(signedInAs(second).call(accounts.answerApproval, yes)).rejects.toMatchObject({ code: 'approvalOutdated' })
})

test('two at once leave one', async () => {
  const client = await given.client()
  await Promise.all([open(client, 100), open(client, 200)])
  expect([100, 200]).toContain((await balanceOf(client)).balanceInCents)
  expect(await books()).toEqual([])
})

test('is said by administrators, of clients, with a reason', async () => {
  const client = await given.client()
  await expect(open(client, 100, signedInAs(client))).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  await expect(open(await given.associate(), 100)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  const body = { clientId: client.id, balanceInCents: 100, reason: ' ' }
  await expect(administrator.call(accounts.setOpeningBalance, { body })).rejects.toMatchObject({ code: 'validationFailed' })
})

test.each([
  [
    'of more than was said',
    (id: string) =>
      sql`update ledger_entries set amount_in_cents = 299 where client_id = ${id} and reverses_id is null and amount_in_cents = 300`,
    'counterEntry',
  ],
  [
    'a client who began twice',
    (id: string) =>
      sql`update ledger_entries set kind = 'opening', reverses_id = null where client_id = ${id} and amount_in_cents = -300`,
    'opening',
  ],
])('the books tell of %s', async (_what, change, amount) => {
  const client = await given.client()
  await open(client, 300)
  await open(client, 100)
  expect((await tampered('ledger_entries', change(client.id))).map((found) => found.amount)).toContain(amount)
})
