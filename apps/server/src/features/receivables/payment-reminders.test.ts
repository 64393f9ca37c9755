// Clients are reminded of what they owe on the days of the parameters (office, section 3), by the job of the day.
import { payments, receivables, users } from '@app/contract'
import { addDays } from '@app/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenManyBills } from '../../testing/given/given-many-bills.repository.ts'
import { sendReceipt } from '../../testing/given/given-receipts.ts'
import { billIssued, night, remindedAt, reminderMessagesTo } from '../../testing/given/given-reminders.ts'
import { mailsTo } from '../../testing/mails.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { told } from '../../testing/notifications.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { remindOfBills } from './remind-of-bills.ts'

standStillAt(MONDAY)
const administrator = signedInAs('administrator')
const TODAY = '2031-06-02'

/** The first of days that no other test has nights on. */
let lastBegin = '2027-01-01'
function daysOfOwn(): string {
  lastBegin = addDays(lastBegin, 60)
  return lastBegin
}

const turn = ({ id }: Person, isOn: boolean) =>
  administrator.call(receivables.setPaymentReminders, { params: { id }, body: { isOn } })
const pay = ({ id: clientId }: Person, amountInCents: number, billId: string) =>
  administrator.call(payments.createPayment, {
    body: {
      ...{ clientId, receivedOn: TODAY, amountInCents, method: 'cash', repeated: true },
      applications: [{ billId, amountInCents }],
    },
  })

describe('a bill that is not paid', () => {
  test('is reminded of on the days of the parameters, once each', async () => {
    const begin = daysOfOwn()
    const billId = await billIssued(await given.client(), begin)
    for (let age = 0; age <= 20; age += 1) expect(await night(addDays(begin, age))).toBe(true)
    expect(await remindedAt(billId)).toEqual([3, 8, 15].map((day) => ({ day, on: addDays(begin, day) })))
  })

  test('counts days of Quito, from the one on which it was issued', async () => {
    const begin = daysOfOwn()
    const billId = await billIssued(await given.client(), begin)
    const { db } = await currentServer()
    await db.execute(sql`update bills set created_at = ${`${addDays(begin, 1)}T04:59:00Z`} where id = ${billId}`)
    await night(addDays(begin, 2))
    expect(await remindedAt(billId)).toEqual([])
    await night(addDays(begin, 3))
    expect(await remindedAt(billId)).toHaveLength(1)
  })

  test('of nights that no server ran is reminded of the newest day alone', async () => {
    const begin = daysOfOwn()
    const billId = await billIssued(await given.client(), begin)
    await night(addDays(begin, 10))
    await night(addDays(begin, 40))
    await night(addDays(begin, 41))
    expect(await remindedAt(billId)).toEqual([
      { day: 8, on: addDays(begin, 10) },
      { day: 15, on: addDays(begin, 40) },
    ])
  })

  test('once it is paid, is not', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const [part, whole] = [await billIssued(client, begin), await billIssued(client, begin)]
    await pay(client, 1_000, part)
    await pay(client, 4_070, whole)
    await night(addDays(begin, 3))
    expect([await remindedAt(part), await remindedAt(whole)]).toMatchObject([[{ day: 3 }], []])
  })

  test('is left alone while a receipt of payment for it is reviewed, and its neighbour is not', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const [proved, other] = [await billIssued(client, begin), await billIssued(client, begin)]
    await sendReceipt({ id: proved }, client)
    await night(addDays(begin, 3))
    expect([await remindedAt(proved), await remindedAt(other)]).toMatchObject([[], [{ day: 3 }]])
  })
})

describe('a client is not reminded', () => {
  test('until the day of their promise has passed, kept or not', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const billId = await billIssued(client, begin)
    const body = { promisedOn: TODAY, amountInCents: 4_070, note: '' }
    await administrator.call(receivables.setPaymentPromise, { params: { id: client.id }, body })
    const { db } = await currentServer()
    await db.execute(sql`update users set payment_promised_on = ${addDays(begin, 9)} where id = ${client.id}`)
    await night(addDays(begin, 3))
    await night(addDays(begin, 9))
    expect(await remindedAt(billId)).toEqual([])
    await night(addDays(begin, 10))
    expect(await remindedAt(billId)).toEqual([{ day: 8, on: addDays(begin, 10) }])
  })

  test('while staff turned reminders off, and is again once they are on', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const billId = await billIssued(client, begin)
    await turn(client, false)
    await night(addDays(begin, 3))
    expect(await remindedAt(billId)).toEqual([])
    await turn(client, true)
    await night(addDays(begin, 4))
    expect(await remindedAt(billId)).toEqual([{ day: 3, on: addDays(begin, 4) }])
  })

  test('whose account is switched off', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const billId = await billIssued(client, begin)
    await administrator.call(users.updateUser, { params: { id: client.id }, body: { status: 'inactive' } })
    await night(addDays(begin, 3))
    expect(await remindedAt(billId)).toEqual([])
  })
})

describe('a reminder', () => {
  test('is one message for all bills that reached a day, with what is due of each and in all', async () => {
    const client = await given.client()
    await billIssued(client, addDays(TODAY, -9))
    await billIssued(client, addDays(TODAY, -4))
    await billIssued(client, addDays(TODAY, -1))
    await night(TODAY)
    const note = 'Zapatos: $40,70, desde el 24 de mayo de 2031; Zapatos: $40,70, desde el 29 de mayo de 2031.'
    expect(await told(client, 'paymentReminder')).toEqual([['$81,40', note, '/tuspagos?view=pending']])
    const [mail] = await mailsTo(client.email, { count: 1 })
    expect(mail).toMatchObject({ subject: 'Te recordamos que tienes $81,40 por pagar' })
    expect(mail?.text).not.toMatch(/SOL-|BUL-|MAN-/)
  })

  test('opens the bill, where it is one; in English to who reads English', async () => {
    const begin = daysOfOwn()
    const client = await given.client({ language: 'en' })
    const billId = await billIssued(client, begin)
    await night(addDays(begin, 3))
    const [[due, note, place] = []] = await told(client, 'paymentReminder')
    expect([due, place]).toEqual(['$40.70', `/tuspagos?view=pending&open=${billId}`])
    expect(note).toMatch(/^.+: \$40\.70, since .+ \d{4}\.$/)
  })

  test('of more bills than are read at a glance names ten, and says how many more', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const billId = await billIssued(client, begin)
    const twelve = Array.from({ length: 12 }, () => ({ client: 0, dueInCents: 1_000 }))
    const { idOf } = await givenManyBills({ clientId: client.id, billId }, twelve)
    await night(addDays(begin, 3))
    const { db } = await currentServer()
    const notes = async () => {
      const { rows } = await db.execute<{ payload: { orderCode: string; note: string } }>(
        sql`select payload from notifications where user_id = ${idOf(0)}`,
      )
      return rows.map(({ payload }) => [payload.orderCode, payload.note])
    }
    await expect
      .poll(notes, PATIENCE)
      .toEqual([['$120,00', expect.stringMatching(/^(VTA-\d+: \$10,00, desde el [^;]+; ){10}y 2 más\.$/)]])
  })

  test('is sent once where two machines do the day at once, and where one was killed before it had committed', async () => {
    const begin = daysOfOwn()
    const client = await given.client()
    const billId = await billIssued(client, begin)
    const { db } = await currentServer()
    const killed = db.transaction(async (tx) => {
      await remindOfBills(tx, addDays(begin, 3))
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect([await remindedAt(billId), await reminderMessagesTo(client)]).toEqual([[], 0])
    expect(await Promise.all([1, 2, 3].map(() => night(addDays(begin, 3))))).toEqual([true, true, true])
    expect([await remindedAt(billId), await reminderMessagesTo(client)]).toEqual([[{ day: 3, on: addDays(begin, 3) }], 1])
  })
})
