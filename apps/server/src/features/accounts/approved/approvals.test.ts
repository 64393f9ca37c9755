import { accounts, dashboard, notifications, payments, users } from '@app/contract'
import { type WaitingApproval, waitingApproval } from '@app/contract/fields/approvals'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../../clock.ts'
import { givenDuties } from '../../../testing/access/given-duties.ts'
import { givenDebt } from '../../../testing/given/given-debt.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { unpaidBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { endUnanswered } from '../../approvals/end-unanswered.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

let asker: Person
let second: Person
beforeAll(async () => {
  asker = await given.administrator({ firstName: 'Ana', lastName: 'Pide' })
  second = await given.administrator({ firstName: 'Luis', lastName: 'Aprueba' })
})

const REASON = 'No contesta desde julio.'
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const writeOff = async ({ id: clientId }: Person, who = asker) =>
  (await signedInAs(who).call(accounts.writeOffDebt, { body: { clientId, reason: REASON } })) as WaitingApproval
const answer = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(accounts.answerApproval, { params: { id }, body: { action: 'approve' } })
const refuse = (who: Person, { approval: { id } }: WaitingApproval, reason = 'Todavía puede pagar.') =>
  signedInAs(who).call(accounts.answerApproval, { params: { id }, body: { action: 'refuse', reason } })
const takeBack = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(accounts.takeBackApproval, { params: { id } })
const read = (who: Person, { approval: { id } }: WaitingApproval) =>
  signedInAs(who).call(accounts.getApproval, { params: { id } })

/** As housekeeping does every hour, so many days later. */
async function endAfter(days: number): Promise<void> {
  const { db } = await currentServer()
  await atTime(new Date(Date.now() + days * 86_400_000), () => endUnanswered(db))
}

async function debtor(debtInCents = 1_200): Promise<Person> {
  const client = await given.client()
  await givenDebt(client, debtInCents)
  return client
}

describe('a debt above the limit', () => {
  test('waits for a second administrator, and is given up when they say yes', async () => {
    const client = await debtor()

    const answered = await signedInAs(asker).send(accounts.writeOffDebt, { body: { clientId: client.id, reason: REASON } })
    expect(answered.status).toBe(202)
    const asked = waitingApproval.parse(await answered.json())
    expect(asked).toEqual({
      approval: { id: expect.any(String), code: expect.stringMatching(/^APR-\d{6}$/), endsAt: expect.any(String) },
    })
    expect((await balanceOf(client)).balanceInCents).toBe(1_200)

    expect(await read(second, asked)).toMatchObject({
      status: 'asked',
      kind: 'writeOff',
      call: 'POST /account/write-off',
      record: { kind: 'account', id: client.id, code: client.casilleroCode },
      amountInCents: 1_200,
      reason: REASON,
      askedBy: { name: 'Ana Pide' },
      isOutdated: false,
      allowedActions: ['approve', 'refuse'],
    })
    expect((await read(asker, asked)).allowedActions).toEqual(['takeBack'])

    expect(await answer(second, asked)).toMatchObject({
      status: 'approved',
      answeredBy: { name: 'Luis Aprueba' },
      allowedActions: [],
    })
    expect(await balanceOf(client)).toMatchObject({ balanceInCents: 0, toPayInCents: 0 })
    const { timeline } = await read(second, asked)
    expect(timeline.map(({ action }) => action)).toEqual(['ask', 'approve'])
    expect(await books()).toEqual([])
  })

  test('is never approved or refused by who asked', async () => {
    const asked = await writeOff(await debtor())
    const refused = { status: 409, code: 'approvalOfOneself', details: { next: [{ action: 'takeBack' }] } }
    await expect(answer(asker, asked)).rejects.toMatchObject(refused)
    await expect(refuse(asker, asked)).rejects.toMatchObject(refused)
  })

  test('is refused with a reason, and may be asked again', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    expect(await refuse(second, asked)).toMatchObject({ status: 'refused', answer: 'Todavía puede pagar.' })
    expect((await balanceOf(client)).balanceInCents).toBe(1_200)
    await expect(answer(second, asked)).rejects.toMatchObject({ status: 409, code: 'approvalActionNotAllowed' })
    await writeOff(client)
  })

  test('is taken back by who asked, and by nobody else', async () => {
    const asked = await writeOff(await debtor())
    await expect(takeBack(second, asked)).rejects.toMatchObject({ status: 409, code: 'approvalOfAnother' })
    expect(await takeBack(asker, asked)).toMatchObject({ status: 'takenBack', answeredBy: { name: 'Ana Pide' } })
    await expect(answer(second, asked)).rejects.toMatchObject({ code: 'approvalActionNotAllowed' })
  })

  test('waits once: the same is not asked twice', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    const again = { status: 409, code: 'approvalWaits', details: { ids: [asked.approval.id] } }
    await expect(writeOff(client, second)).rejects.toMatchObject(again)
  })

  test('that changed since is not given up: it is asked anew', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    const paid = { clientId: client.id, receivedOn: '2026-01-06', amountInCents: 200, method: 'cash' } as const
    await signedInAs(asker).call(payments.createPayment, { body: paid })

    expect(await read(second, asked)).toMatchObject({ isOutdated: true, allowedActions: ['refuse'] })
    await expect(answer(second, asked)).rejects.toMatchObject({
      status: 409,
      code: 'approvalOutdated',
      details: { because: ['approvalOutdated'], next: [{ action: 'refuse', call: 'PUT /approval/{id}' }] },
    })
    expect(await read(second, asked)).toMatchObject({ status: 'asked' })
    expect((await balanceOf(client)).balanceInCents).toBe(1_000)
    await refuse(second, asked)
    expect((await read(second, await writeOff(client))).amountInCents).toBe(1_000)
  })

  test('that other money of the account leaves as it is waits on, and is given up', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    const bill = await unpaidBundle(client)
    const received = { clientId: client.id, receivedOn: '2026-01-06', amountInCents: bill.dueInCents, method: 'cash' } as const
    const applications = [{ billId: bill.id, amountInCents: bill.dueInCents }]
    await signedInAs(asker).call(payments.createPayment, { body: { ...received, applications } })

    expect(await read(second, asked)).toMatchObject({ isOutdated: false, allowedActions: ['approve', 'refuse'] })
    await answer(second, asked)
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })

  test('that grew since is given up as far as it was asked for', async () => {
    const client = await debtor(1_500)
    const part = { clientId: client.id, receivedOn: '2026-01-06', amountInCents: 300, method: 'cash' } as const
    const { id } = await signedInAs(asker).call(payments.createPayment, { body: part })
    const asked = await writeOff(client)
    await signedInAs(asker).call(payments.undoPayment, { params: { id }, body: { reason: 'Nunca llegó.' } })

    await answer(second, asked)

    expect((await balanceOf(client)).balanceInCents).toBe(300)
    expect(await books()).toEqual([])
  })

  test('is given up once, whoever of two says yes first', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    const third = await given.administrator()

    const ended = await Promise.allSettled([answer(second, asked), answer(third, asked)])

    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ended.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      code: 'approvalActionNotAllowed',
    })
    expect((await balanceOf(client)).balanceInCents).toBe(0)
    expect(await books()).toEqual([])
  })

  test('asked twice at once waits once', async () => {
    const client = await debtor()
    const ended = await Promise.allSettled([writeOff(client), writeOff(client, second)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that nobody answers ends after fourteen days', async () => {
    const client = await debtor()
    const asked = await writeOff(client)
    await endAfter(13)
    expect(await read(second, asked)).toMatchObject({ status: 'asked' })

    await endAfter(15)

    expect(await read(second, asked)).toMatchObject({ status: 'takenBack', answeredBy: null, allowedActions: [] })
    await writeOff(client)
  })
})

describe('administrators', () => {
  test('find what waits, by its number, its kind, its record and its client', async () => {
    const client = await debtor()
    const { approval } = await writeOff(client)
    const found = async (query: object) =>
      (await signedInAs(second).call(accounts.listApprovals, { query: { limit: 100, ...query } })).data.map(({ code }) => code)

    for (const query of [{ q: approval.code }, { recordId: client.id }, { q: client.casilleroCode }, { status: 'asked' }])
      expect(await found(query)).toContain(approval.code)
    expect(await found({ kind: 'compensation' })).not.toContain(approval.code)
    expect(await found({ status: 'approved' })).not.toContain(approval.code)
    const { queues } = await signedInAs(second).call(dashboard.getDashboard)
    expect(queues.toApprove).toBe((await found({ status: 'asked' })).length)
  })

  test('are told what waits for them, if they may answer it, and who asked what became of it', async () => {
    const counter = await givenDuties(['counter'])
    const told = (who: Person, kind: string) =>
      expect.poll(async () =>
        (await signedInAs(who).call(notifications.listNotifications)).data
          .filter((one) => one.kind === kind)
          .map(({ payload, location }) => [payload.orderCode, payload.note, location]),
      )
    const asked = await writeOff(await debtor())
    const { id, code } = asked.approval
    const page = `/administration/aprobaciones?open=${id}`
    const answered = `/administration/aprobaciones?view=refused&open=${id}`
    await told(second, 'approvalRequested').toContainEqual([code, REASON, page])
    await refuse(second, asked)
    await told(asker, 'approvalAnswered').toContainEqual([code, 'Todavía puede pagar.', answered])
    for (const untold of [asker, counter]) await told(untold, 'approvalRequested').not.toContainEqual([code, REASON, page])
  })
})
