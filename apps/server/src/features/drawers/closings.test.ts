import { drawers, payments } from '@app/contract'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { caja, move, pay, undo } from '../../testing/drawers/cash-at-counter.ts'
import { asNotes, closeDrawer, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { ordersOf, unpaidBundle } from '../../testing/given/given-packages.ts'
import { bankAccount } from '../../testing/given/given-statements.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
let client: Person
let bank = ''
beforeAll(async () => {
  client = await given.client()
  bank = await bankAccount()
})

describe('a closing', () => {
  test('counts notes and coins, says what goes to the bank and what stays, and is for good', async () => {
    const held = await openDrawer({ floatInCents: 5_000 })
    const bill = await unpaidBundle(client)
    await signedInAs(held.holder).call(payments.confirmClientPayment, { body: { orderIds: ordersOf(bill), method: 'cash' } })
    const { code: late } = await pay(held.holder, client.id, 136)
    const expectedInCents = 5_136 + bill.totalInCents
    const before = await caja()
    const close = (more: object = {}) =>
      signedInAs(held.holder).call(drawers.closeDrawer, {
        params: { id: held.sessionId },
        body: {
          notes: [{ denominationInCents: 2_000, count: 4 }, ...asNotes(1_900)],
          expectedInCents,
          toBank: { amountInCents: 4_900, accountId: bank, reference: 'DEP-2' },
          ...more,
        },
      })
    await expect(close({ expectedInCents: 1 })).rejects.toMatchObject({
      ...{ status: 409, code: 'drawerChangedMeanwhile' },
      details: { expectedInCents },
    })
    await expect(close()).rejects.toMatchObject({
      status: 422,
      code: 'differenceReasonMissing',
      details: { fields: [{ path: 'reason' }] },
    })
    const differenceInCents = 9_900 - expectedInCents

    const { code } = await close({ reason: 'Se dio mal el cambio.' })

    expect(code).toMatch(/^CIE-\d{6}$/)
    expect(await sessionOf(held)).toMatchObject({
      inItInCents: 0,
      closing: {
        ...{ code, expectedInCents, countedInCents: 9_900, differenceInCents, reason: 'Se dio mal el cambio.' },
        ...{ toBankInCents: 4_900, bankAccount: { id: bank }, leftInCents: 5_000, closedBy: { name: expect.any(String) } },
      },
    })
    expect(await caja()).toBe(before + differenceInCents - 4_900)
    expect((await administrator.call(drawers.listDrawers)).find(({ id }) => id === held.drawerId)?.leftInCents).toBe(5_000)
    expect(await books()).toEqual([])
    await expect(close({ reason: 'Otra vez.' })).rejects.toMatchObject({ status: 409, code: 'drawerClosed', details: { code } })
    const more = move(held.holder, held.sessionId, { kind: 'in', amountInCents: 1, reason: 'Tarde' })
    await expect(more).rejects.toMatchObject({ code: 'drawerClosed' })

    const params = { id: held.sessionId }
    const paper = await administrator.call(drawers.getDrawerClosingPdf, { params })
    const text = (await readPdf(paper.content)).join('\n')
    const said = [
      code,
      bill.code,
      late,
      'Fondo inicial',
      'Se dio mal el cambio.',
      '4 × $20,00',
      '$80,00',
      'DEP-2',
      'Queda en caja',
    ]
    for (const words of said) expect(text).toContain(words)
  })

  test('is one where two close at once: the other reads that it was closed', async () => {
    const held = await openDrawer()
    const other = await given.administrator()
    const outcome = (closing: Promise<unknown>) =>
      closing.then(
        () => 'done',
        ({ code }) => code,
      )

    const both = [outcome(closeDrawer(held)), outcome(closeDrawer(held, {}, other))]

    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'drawerClosed'])
    expect(await books()).toEqual([])
  })

  test('does not lose a payment that comes at the same moment', async () => {
    const held = await openDrawer()
    const { inItInCents } = await sessionOf(held)
    const close = closeDrawer(held, { countedInCents: inItInCents, expectedInCents: inItInCents }).then(
      () => 'done',
      ({ code }) => code,
    )

    const [closed] = await Promise.all([close, pay(held.holder, client.id, 1_234)])

    const session = await sessionOf(held)
    const isIn = session.lines.some(({ kind }) => kind === 'payment')
    expect([closed, isIn]).toEqual(isIn ? ['drawerChangedMeanwhile', true] : ['done', false])
    expect(await books()).toEqual([])
  })

  test('a payment that is undone while its drawer is open leaves it; after the closing it leaves the drawer in hand, today', async () => {
    const first = await openDrawer()
    const [one, other, last] = [
      await pay(first.holder, client.id, 400),
      await pay(first.holder, client.id, 500),
      await pay(first.holder, client.id, 600),
    ]
    await undo(await given.administrator(), one.id)
    expect((await sessionOf(first)).inItInCents).toBe(6_100)
    await closeDrawer(first)
    const closed = await sessionOf(first)
    const second = await openDrawer()

    await undo(second.holder, other.id)
    expect((await sessionOf(second)).inItInCents).toBe(4_500)
    const before = await caja()
    await undo(await given.administrator(), last.id)
    expect(await caja()).toBe(before - 600)

    expect((await sessionOf(first)).closing).toEqual(closed.closing)
    expect((await sessionOf(second)).lines[0]).toMatchObject({
      kind: 'payment',
      amountInCents: -500,
      reason: 'Era de otra persona.',
    })
    expect(await books()).toEqual([])
  })

  test('is on the list, found by who held it and by whether it differs, with what all come to in the file', async () => {
    const held = await openDrawer({ floatInCents: 1_000 })
    await closeDrawer(held, { countedInCents: 990, reason: 'Faltó un centavo.' })
    const list = async (query: object) => (await administrator.call(drawers.listDrawerClosings, { query })).data

    expect(await list({ drawerId: [held.drawerId] })).toMatchObject([{ differenceInCents: -10, holder: { id: held.holder.id } }])
    expect(await list({ drawerId: [held.drawerId], hasDifference: 'false' })).toEqual([])
    expect((await list({ q: held.holder.lastName })).map(({ id }) => id)).toContain(held.sessionId)
    const query = { drawerId: [held.drawerId], format: 'csv' as const }
    const file = new TextDecoder().decode((await administrator.call(drawers.exportDrawerClosings, { query })).content)
    expect(file).toContain('Faltó un centavo.')
  })
})

test('the paper of a closing is in the language of its reader, over as many pages as it needs', async () => {
  const held = await openDrawer({ floatInCents: 20_000 })
  for (let count = 1; count <= 40; count += 1) {
    await move(held.holder, held.sessionId, { kind: 'out', amountInCents: 100, reason: `Sobres ${count}` })
  }
  const [last] = (await sessionOf(held)).lines
  await signedInAs(held.holder).call(drawers.undoDrawerMovement, { params: { id: last?.id ?? '' } })
  const params = { id: held.sessionId }
  const early = administrator.call(drawers.getDrawerClosingPdf, { params })
  await expect(early).rejects.toMatchObject({ status: 404, code: 'drawerSessionNotFound' })
  const { code } = await closeDrawer(held)

  const headers = { 'accept-language': 'en' }
  const { name, content } = await administrator.call(drawers.getDrawerClosingPdf, { params, headers })

  const pages = await readPdf(content)
  expect(name).toBe(`closing-${code}.pdf`)
  expect(pages.length).toBeGreaterThan(1)
  const text = pages.join('\n')
  for (const words of ['Drawer closing', 'Opening float', 'Sobres 1', 'Sobres 40', 'Undone', 'Stays in the drawer', '$161.00'])
    expect(text).toContain(words)
  expect(text).not.toContain('Reason for the difference')
})

test('the workbook of closings ends with what they come to', async () => {
  const [one, other] = [await openDrawer({ floatInCents: 1_000 }), await openDrawer({ floatInCents: 2_000 })]
  await closeDrawer(one, { countedInCents: 900, reason: 'Faltó.' })
  await closeDrawer(other, { countedInCents: 2_050, reason: 'Sobró.' })
  const query = { drawerId: [one.drawerId, other.drawerId] }

  const { content } = await administrator.call(drawers.exportDrawerClosings, { query })

  const [sheet] = await readXlsxFile(Buffer.from(content))
  const totals = sheet?.data.at(-1) ?? []
  expect(totals).toEqual(expect.arrayContaining(['Total', 30, 29.5, -0.5]))
})
