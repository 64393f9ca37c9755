// What staff see of reminders, and what they decide.
import { parameters, personalData, receivables } from '@app/contract'
import type { PaymentReminders } from '@app/contract/receivables/receivables.contract'
import { addDays } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { sendReceipt } from '../../testing/given/given-receipts.ts'
import { billIssued, night, remindedAt } from '../../testing/given/given-reminders.ts'
import { MONDAY, move, SECOND, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const administrator = signedInAs('administrator')
const TODAY = '2031-06-02'

const remindersOf = ({ id }: Person): Promise<PaymentReminders> =>
  administrator.call(receivables.getPaymentReminders, { params: { id } })
const turn = ({ id }: Person, isOn: boolean) =>
  administrator.call(receivables.setPaymentReminders, { params: { id }, body: { isOn } })

describe('staff', () => {
  test('see the last reminder of each open bill, and the next', async () => {
    const client = await given.client()
    const [told, waits] = [await billIssued(client, addDays(TODAY, -5)), await billIssued(client, addDays(TODAY, -5))]
    const fresh = await billIssued(client, TODAY)
    await sendReceipt({ id: waits }, client)
    await night(addDays(TODAY, -2))
    expect(await remindersOf(client)).toEqual({
      ...{ isOn: true, off: null, days: [3, 8, 15] },
      bills: [
        { billId: told, last: { day: 3, on: '2031-05-31' }, next: { day: 8, on: '2031-06-05' }, hasReceiptInReview: false },
        { billId: waits, last: null, next: null, hasReceiptInReview: true },
        { billId: fresh, last: null, next: { day: 3, on: '2031-06-05' }, hasReceiptInReview: false },
      ],
    })
    const body = { promisedOn: '2031-06-20', amountInCents: 100, note: '' }
    await administrator.call(receivables.setPaymentPromise, { params: { id: client.id }, body })
    const { bills } = await remindersOf(client)
    expect(bills.map(({ next }) => next?.on ?? null)).toEqual(expect.arrayContaining(['2031-06-21', null, '2031-06-21']))
  })

  test('turn them off and on, which says who, and is in the history of the client', async () => {
    const client = await given.client()
    const billId = await billIssued(client, TODAY)
    const boss = await given.administrator({ firstName: 'Olga', lastName: 'Vera' })
    const params = { id: client.id }
    await signedInAs(boss).call(receivables.setPaymentReminders, { params, body: { isOn: false } })
    await turn(client, false)
    expect(await remindersOf(client)).toMatchObject({
      ...{ isOn: false, off: { since: expect.stringMatching(/^2031-06-02T15:00/), by: { name: 'Olga Vera' } } },
      bills: [{ billId, last: null, next: null }],
    })
    await turn(client, true)
    expect(await remindersOf(client)).toMatchObject({ isOn: true, off: null, bills: [{ next: { day: 3 } }] })
    const { data } = await administrator.call(personalData.listAudit, { query: { recordId: client.id, mode: 'asc' } })
    expect(data.map(({ action }) => action).filter((action) => action.startsWith('turnPaymentReminders'))).toEqual([
      'turnPaymentRemindersOff',
      'turnPaymentRemindersOn',
    ])
  })

  test('do not turn them over what another changed meanwhile', async () => {
    const client = await given.client()
    await billIssued(client, TODAY)
    const { data } = await administrator.call(receivables.listReceivables, { query: { clientId: [client.id] } })
    const { app } = await currentServer()
    const write = async (isOn: boolean) =>
      app.inject({
        ...{ method: 'PUT', url: `/api/receivable/${client.id}/reminders`, payload: { isOn } },
        headers: { ...(await headersOf(await given.administrator())), 'if-match': `"${data[0]?.version}"` },
      })
    expect((await write(false)).statusCode).toBe(200)
    expect((await write(true)).statusCode).toBe(412)
    await expect(turn(await given.associate(), false)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('choose the days, whole and up to a year; where none is left nobody is reminded', async () => {
    const set = (...values: number[]) => {
      move(SECOND)
      const keys = ['firstReminder', 'secondReminder', 'thirdReminder'] as const
      const body = { parameters: keys.map((key, at) => ({ key, value: values[at] ?? 0 })), reason: '' }
      return administrator.call(parameters.updateParameters, { body })
    }
    const client = await given.client()
    const billId = await billIssued(client, addDays(TODAY, -5))
    for (const value of [366, 1.5, -1]) await expect(set(value)).rejects.toMatchObject({ code: 'parameterValueNotAllowed' })
    try {
      await set(0, 0, 0)
      expect(await remindersOf(client)).toMatchObject({ days: [], bills: [{ next: null }] })
      await night(addDays(TODAY, 1))
      expect(await remindedAt(billId)).toEqual([])
      await set(9, 5)
      expect(await remindersOf(client)).toMatchObject({ days: [5, 9], bills: [{ next: { day: 5, on: '2031-06-03' } }] })
      await night(addDays(TODAY, 2))
      expect(await remindedAt(billId)).toEqual([{ day: 5, on: addDays(TODAY, 2) }])
    } finally {
      await set(3, 8, 15)
    }
  })
})
