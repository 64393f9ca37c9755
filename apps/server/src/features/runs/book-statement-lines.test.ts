// The payments that ready lines of a bank are: previewed, started, worked off by the server, each by the ordinary call, and undone.
import { bills, payments, runs } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ordersOf, unpaidBundle } from '../../testing/given/given-packages.ts'
import { type BankLine, imported, unidentified, waiting } from '../../testing/given/given-statements.ts'
import { endedRun, finishedRun, previewedRun, undoneRun } from '../../testing/runs/given-runs.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const OTHER = [{ weightInGrams: 1_500, valueInCents: 8_000 }]

type Given = { client: Person; bill: Bill; id: string; reference: string; text: string }

let count = 0
const numbered = () => {
  count += 1
  return `TRX-RUN-${count}`
}

/** A line of a bank that names a bill of a client of its own, and is its sum. */
async function readyLine(changed: Partial<BankLine> = {}): Promise<Given> {
  const client = await given.client()
  const bill = await unpaidBundle(client)
  const line = { reference: numbered(), text: `PAGO ${bill.code}`, amountInCents: bill.dueInCents, ...changed }
  await imported([line])
  const { id } = await waiting(line.text)
  return { client, bill, id, reference: line.reference, text: line.text }
}

const booking = (ids: string[], who: Parameters<typeof previewedRun>[1] = 'administrator') =>
  previewedRun({ act: 'bookStatementLines', ids }, who)
const lineOf = async ({ reference }: Given) =>
  (await administrator.call(payments.listStatementLines, { query: { q: reference } })).data[0]
const billOf = ({ bill: { id } }: Given) => administrator.call(bills.getBill, { params: { id } })
const itemsOf = async ({ id }: Pick<Run, 'id'>) =>
  (await administrator.call(runs.getRunItems, { params: { id }, query: {} })).items
const undo = ({ id }: Pick<Run, 'id'>, who: Parameters<typeof signedInAs>[0] = 'administrator') =>
  signedInAs(who).call(runs.undoRun, { params: { id } })
const payByHand = (bill: Bill) =>
  administrator.call(payments.confirmClientPayment, {
    body: { orderIds: ordersOf(bill), method: 'cash', reference: '' },
  })

describe('a preview', () => {
  test('says what would be booked and how much, what is left out and why, and books nothing', async () => {
    const one = await readyLine()
    const other = await readyLine()
    const wrong = await readyLine({ amountInCents: 1 })
    await imported([{ text: `DE NADIE ${numbered()}`, amountInCents: 4_321 }])
    const nobody = (await unidentified()).data.find(({ amountInCents }) => amountInCents === 4_321)

    const run = await booking([one.id, other.id, wrong.id, nobody?.id ?? ''])

    expect(run).toMatchObject({
      ...{ act: 'bookStatementLines', state: 'previewed', packages: null },
      amountInCents: one.bill.dueInCents + other.bill.dueInCents,
      counts: { total: 4, waiting: 2, done: 0, unchanged: 0, refused: 2 },
    })
    expect(run.reasons).toMatchObject([
      { code: 'amountDiffers', count: 1, examples: [{ id: wrong.id, code: wrong.reference }] },
      { code: 'nobodyNamed', count: 1, examples: [{ id: nobody?.id, code: nobody?.text }] },
    ])
    expect((await itemsOf(run))[0]).toMatchObject({ record: { code: one.reference }, amountInCents: one.bill.dueInCents })
    expect(await lineOf(one)).toMatchObject({ state: 'open', payment: null })
  })

  test('takes all that wait as their list finds them, what is ready first', async () => {
    const { id } = await readyLine()
    const { meta, data } = await unidentified()
    const accountId = data[0]?.account.id ?? ''

    const all = await previewedRun({ act: 'bookStatementLines', filter: {} })

    expect(all.counts).toMatchObject({
      ...{ total: data.length, waiting: meta.readyCount, refused: data.length - meta.readyCount },
    })
    expect((await previewedRun({ act: 'bookStatementLines', filter: { accountId, isReady: 'true' } })).counts).toMatchObject({
      ...{ total: meta.readyCount, waiting: meta.readyCount, refused: 0 },
    })
    expect((await itemsOf(all)).map(({ result }) => result).lastIndexOf('waiting')).toBe(meta.readyCount - 1)
    expect((await itemsOf(all)).map(({ record }) => record.id)).toContain(id)
    const unknown = previewedRun({ act: 'bookStatementLines', filter: { status: 'open' } })
    await expect(unknown).rejects.toMatchObject({ status: 422, code: 'unknownParameter' })
    const elsewhere = previewedRun({ act: 'bookStatementLines', filter: { accountId: id } })
    await expect(elsewhere).rejects.toMatchObject({ status: 404, code: 'companyAccountNotFound' })
  })

  test('says which of those named are booked already, and which are put aside', async () => {
    const [booked, aside] = [await readyLine(), await readyLine()]
    await finishedRun(await booking([booked.id]))
    await administrator.call(payments.putLineAside, { params: { id: aside.id }, body: { reason: 'De otro día.' } })

    expect(await booking([booked.id, aside.id])).toMatchObject({
      counts: { total: 2, waiting: 0, unchanged: 1, refused: 1 },
      reasons: [{ code: 'statementLineNotBookable', examples: [{ id: aside.id }] }],
    })
    const absent = booking([booked.client.id])
    await expect(absent).rejects.toMatchObject({
      status: 404,
      code: 'statementLineNotFound',
      details: { ids: [booked.client.id] },
    })
  })

  test('is for whoever may take payments', async () => {
    const { id, client } = await readyLine()
    await expect(booking([id], client)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(booking([id], await given.associate())).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(booking([id], await givenDuties(['counter']))).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    expect((await booking([id], await givenDuties(['accounts']))).counts).toMatchObject({ waiting: 1 })
  })
})

describe('a run', () => {
  test('takes each payment for the bills that were seen, with the day, amount and reference of its line, which it keeps', async () => {
    const client = await given.client()
    const two = [await unpaidBundle(client), await unpaidBundle(client, OTHER)]
    const sum = two.reduce((total, { dueInCents }) => total + dueInCents, 0)
    const [reference, text] = [numbered(), `PAGO ${two.map(({ code }) => code).join(' ')}`]
    await imported([{ reference, text, amountInCents: sum }])
    const ofTwo = { id: (await waiting(text)).id, reference } as Given
    const ofOne = await readyLine()

    const done = await finishedRun(await booking([ofTwo.id, ofOne.id]))

    expect(done).toMatchObject({ counts: { total: 2, done: 2, waiting: 0, unchanged: 0, refused: 0 } })
    const line = await lineOf(ofTwo)
    expect(line).toMatchObject({ state: 'booked' })
    expect(await administrator.call(payments.getPayment, { params: { id: line?.payment?.id ?? '' } })).toMatchObject({
      ...{ amountInCents: sum, reference, receivedOn: '2026-01-05', method: 'transfer' },
      client: { id: client.id },
      applications: two.map(({ id, dueInCents }) => ({ bill: { id }, amountInCents: dueInCents })),
    })
    expect(await billOf(ofOne)).toMatchObject({ status: 'charged', dueInCents: 0 })
  })

  test('of a line whose bill is paid meanwhile, or voided, books nothing of it, says so, and goes on', async () => {
    const [paid, voided, same] = [await readyLine(), await readyLine(), await readyLine()]
    const run = await booking([paid.id, voided.id, same.id])
    await payByHand(paid.bill)
    await administrator.call(bills.voidBill, { params: { id: voided.bill.id }, body: { reason: 'Otra persona retira.' } })

    const done = await finishedRun(run)

    expect(done.counts).toEqual({ total: 3, waiting: 0, done: 1, unchanged: 0, refused: 2 })
    expect(done.reasons).toMatchObject([{ code: 'amountDiffers', count: 2 }])
    expect(await lineOf(paid)).toMatchObject({ state: 'open' })
    expect(await lineOf(voided)).toMatchObject({ state: 'open' })
    expect(await lineOf(same)).toMatchObject({ state: 'booked' })
  })

  test('of a line that is put aside, or looks like a payment by hand, leaves it to people', async () => {
    const [aside, byHand] = [await readyLine(), await readyLine()]
    const { account } = await waiting(byHand.text)
    const run = await booking([aside.id, byHand.id])
    await administrator.call(payments.putLineAside, { params: { id: aside.id }, body: { reason: 'De otro día.' } })
    const { client, bill, reference } = byHand
    await administrator.call(payments.createPayment, {
      body: {
        ...{ clientId: client.id, receivedOn: '2026-01-05', amountInCents: bill.dueInCents, method: 'transfer', reference },
        ...{ accountId: account.id, applications: [] },
      },
    })

    expect((await finishedRun(run)).reasons.map(({ code }) => code).toSorted()).toEqual([
      'paymentLooksRepeated',
      'statementLineNotBookable',
    ])
  })

  test('started twice, and two of the same lines, book each once', async () => {
    const given = await readyLine()
    const [first, second] = [await booking([given.id]), await booking([given.id])]
    await Promise.all([finishedRun(first), finishedRun(first), finishedRun(second)])
    const counts = [(await endedRun(first)).counts, (await endedRun(second)).counts]
    expect(counts.map(({ done }) => done).toSorted()).toEqual([0, 1])
    expect(counts.map(({ unchanged }) => unchanged).toSorted()).toEqual([0, 1])
    const { data } = await administrator.call(payments.listPayments, { query: { q: given.reference } })
    expect(data).toHaveLength(1)
  })

  test('that is stopped leaves the others as they were', async () => {
    const given = await readyLine()
    const run = await booking([given.id])
    await administrator.call(runs.cancelRun, { params: { id: run.id } })
    await expect(administrator.call(runs.startRun, { params: { id: run.id } })).rejects.toMatchObject({ code: 'runOver' })
    expect(await lineOf(given)).toMatchObject({ state: 'open' })
  })
})

describe('an undo', () => {
  test('takes the payments back, and their lines wait again', async () => {
    const [one, other] = [await readyLine(), await readyLine()]
    const run = await finishedRun(await booking([one.id, other.id]))
    const paymentId = (await lineOf(one))?.payment?.id ?? ''

    expect((await undoneRun(run)).counts).toEqual({ total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 })

    expect(await lineOf(one)).toMatchObject({ state: 'open', payment: null })
    expect(await billOf(one)).toMatchObject({ status: 'pendingPayment', dueInCents: one.bill.dueInCents })
    expect(await waiting(other.text)).toMatchObject({ ready: { bills: [{ id: other.bill.id }] } })
    const { data } = await administrator.call(payments.listPayments, { query: { q: one.reference } })
    expect(data.find(({ id }) => id !== paymentId)).toMatchObject({
      ...{ amountInCents: -one.bill.dueInCents, reason: 'Se deshizo el registro de líneas del extracto.' },
    })
  })

  test('leaves a payment that was taken back by hand since, and names its line', async () => {
    const [taken, same] = [await readyLine(), await readyLine()]
    const run = await finishedRun(await booking([taken.id, same.id]))
    const id = (await lineOf(taken))?.payment?.id ?? ''
    await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Rebotó.' } })

    expect(await undoneRun(run)).toMatchObject({
      counts: { total: 2, done: 1, refused: 1 },
      reasons: [{ code: 'paymentActionNotAllowed', count: 1, examples: [{ code: taken.reference }] }],
    })
  })

  test('is of whoever may take a payment back', async () => {
    const run = await finishedRun(await booking([(await readyLine()).id]))
    await expect(undo(run, await givenDuties(['counter']))).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })
})

test('what is not of a run of lines is not printed of it, nor taken over by one of orders', async () => {
  const { id } = await booking([(await readyLine()).id])
  await expect(administrator.call(runs.getRunLabels, { params: { id } })).rejects.toMatchObject({ code: 'orderNotFound' })
  const overIt = previewedRun({ act: 'approveOrders', of: id })
  await expect(overIt).rejects.toMatchObject({ status: 422, code: 'fieldNotValid' })
})

test('the books add up after all of it', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
