// Receipts that clients sent stand among the lines of banks, each with what speaks for it, until they are answered.
import { bills, paymentProofs, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { ListedProof } from '@app/contract/payments.contract'
import { businessDay } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../../testing/access/given-duties.ts'
import { unpaidBundle } from '../../../testing/given/given-packages.ts'
import { review, sendReceiptOfPurchase } from '../../../testing/given/given-receipts.ts'
import { bankAccount, imported, waiting } from '../../../testing/given/given-statements.ts'
import { currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const RECEIPT = [{ field: 'proof', name: 'r.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]

let count = 0
const reference = () => {
  count += 1
  return `JEP-77${String(count).padStart(5, '0')}`
}

type Sent = { client: Person; bill: Bill; proofId: string; said: string }

async function sent({ amountInCents, said = reference() }: { amountInCents?: number; said?: string } = {}): Promise<Sent> {
  const client = await given.client()
  const bill = await unpaidBundle(client)
  const { id: proofId } = await signedInAs(client).call(paymentProofs.addBillProof, {
    params: { id: bill.id },
    body: { amountInCents: amountInCents ?? bill.dueInCents, reference: said, note: '' },
    files: RECEIPT,
  })
  return { client, bill, proofId, said }
}

const listed = async (query: object = {}) => administrator.call(payments.listUnidentified, { query: { limit: 1_000, ...query } })
async function proofOf({ proofId }: Pick<Sent, 'proofId'>): Promise<ListedProof | undefined> {
  const { data } = await listed()
  return data.find((one): one is ListedProof => one.kind === 'proof' && one.id === proofId)
}

describe('a receipt that waits', () => {
  test('is listed with its bill, what that owes, its file and its reference, and what may be done with it', async () => {
    const one = await sent()
    const found = await proofOf(one)
    expect(found).toMatchObject({
      ...{ kind: 'proof', status: 'pending', reference: one.said, amountInCents: one.bill.dueInCents },
      ...{ dueInCents: one.bill.dueInCents, line: null, allowedActions: ['refuse'], purchase: null },
      ...{ client: { id: one.client.id }, bill: { id: one.bill.id, code: one.bill.code }, file: { purpose: 'proof' } },
    })
  })

  test('of a purchase is listed too, and is accepted by its own call', async () => {
    const { id: proofId, purchase } = await sendReceiptOfPurchase(await given.client())
    expect(await proofOf({ proofId })).toMatchObject({ purchase: { id: purchase?.id }, bill: null, dueInCents: null })
    await review(proofId, { status: 'accepted' })
    expect(await proofOf({ proofId })).toBeUndefined()
  })

  test('is gone once it is refused, or its bill is paid', async () => {
    const [refused, paid] = [await sent(), await sent()]
    await review(refused.proofId)
    await administrator.call(payments.createPayment, {
      body: {
        ...{ clientId: paid.client.id, amountInCents: paid.bill.dueInCents, method: 'transfer', reference: paid.said },
        ...{ receivedOn: businessDay(new Date()), applications: [{ billId: paid.bill.id, amountInCents: paid.bill.dueInCents }] },
      },
    })
    expect(await proofOf(refused)).toBeUndefined()
    expect(await proofOf(paid)).toBeUndefined()
  })

  test('of a bill that was voided says that nothing is owed for it', async () => {
    const one = await sent()
    await administrator.call(bills.voidBill, { params: { id: one.bill.id }, body: { reason: 'Otra persona retira.' } })
    expect(await proofOf(one)).toMatchObject({ dueInCents: null, allowedActions: ['accept', 'refuse'] })
  })
})

describe('a receipt and a line that say the same reference', () => {
  test('belong together: it stands behind the line, with the bills that the line pays', async () => {
    const one = await sent()
    const text = `SPI ${one.said.replace('-', ' ')}`
    await imported([{ text, amountInCents: one.bill.dueInCents }])
    const line = await waiting(text)

    const { data } = await listed()

    const place = data.findIndex(({ id }) => id === line.id)
    expect(data[place + 1]).toMatchObject({
      ...{ kind: 'proof', id: one.proofId, linesOfAmount: [] },
      line: {
        ...{ id: line.id, day: '2026-01-05', amountInCents: one.bill.dueInCents, account: { id: await bankAccount() } },
        bills: [{ id: one.bill.id, code: one.bill.code, dueInCents: one.bill.dueInCents }],
      },
    })
  })

  test('are settled together: the payment that the line is accepts the receipt', async () => {
    const one = await sent()
    await imported([{ reference: one.said, text: 'SPI', amountInCents: one.bill.dueInCents }])
    const line = (await proofOf(one))?.line
    const paid = (line?.bills ?? []).map(({ id, dueInCents }) => ({ id, amountInCents: dueInCents }))
    await administrator.call(payments.bookStatementLine, {
      params: { id: line?.id ?? '' },
      body: { clientId: one.client.id, bills: paid },
    })
    const { data } = await listed()
    expect(data.filter(({ id }) => id === one.proofId || id === line?.id)).toEqual([])
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('of another amount are shown together, and pay no bill exactly', async () => {
    const one = await sent()
    await imported([{ reference: one.said, text: 'SPI', amountInCents: 12 }])
    expect(await proofOf(one)).toMatchObject({ line: { amountInCents: 12, bills: [] }, dueInCents: one.bill.dueInCents })
  })
})

test('a line of the same amount alone is only said', async () => {
  const one = await sent({ amountInCents: 98_761 })
  const text = `DEPOSITO ${reference()}`
  await imported([{ text, amountInCents: 98_761 }])
  const { id } = await waiting(text)
  expect(await proofOf(one)).toMatchObject({ line: null, linesOfAmount: [{ id, amountInCents: 98_761 }] })
})

describe('the list', () => {
  test('counts lines and receipts as it pages them, what is ready first, the others by their day', async () => {
    await sent()
    const { data, meta } = await listed()
    const kinds = data.map(({ kind }) => kind)
    expect(meta.total).toBe(data.length)
    expect(kinds).toContain('line')
    expect(kinds).toContain('proof')
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(meta.total / 3); page += 1)
      paged.push(...(await listed({ page, limit: 3 })).data.map(({ id }) => id))
    expect(paged).toEqual(data.map(({ id }) => id))
    const alone = data.flatMap((one) => (one.kind === 'proof' ? (one.line ? [] : [one.createdAt]) : []))
    expect(alone).toEqual(alone.toSorted())
  })

  test('of what is ready has lines alone; of what is to decide, or of an account, the receipts of its lines', async () => {
    const alone = await sent()
    const together = await sent()
    await imported([{ reference: together.said, text: 'SPI', amountInCents: 13 }])
    const idsOf = async (query: object) => (await listed(query)).data.map(({ id }) => id)
    expect((await listed({ isReady: 'true' })).data.filter(({ kind }) => kind === 'proof')).toEqual([])
    const toDecide = await idsOf({ isReady: 'false' })
    expect(toDecide).toContain(alone.proofId)
    expect(toDecide).toContain(together.proofId)
    const ofAccount = await idsOf({ accountId: await bankAccount() })
    expect(ofAccount).not.toContain(alone.proofId)
    expect(ofAccount).toContain(together.proofId)
  })

  test('is for whoever reads of money', async () => {
    const ask = async (who: Person) => signedInAs(who).call(payments.listUnidentified, { query: {} })
    expect((await ask(await givenDuties(['reader']))).meta.total).toBeGreaterThan(0)
    await expect(ask(await givenDuties(['warehouseMIA']))).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    await expect(ask(await given.client())).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})
