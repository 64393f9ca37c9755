// An extra charge for many orders, beside those that they have: previewed with the value, started, each once.
import { charges, orderActions, runs, type Sent } from '@app/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billed, weighedBundle } from '../../testing/given/given-packages.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { finishedRun, statementsOfFiveThousand } from '../../testing/runs/given-runs.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

type Charge = Sent<typeof orderActions.setExtraCharges>['body']['charges'][number]
type Who = Parameters<typeof signedInAs>[0]

const administrator = signedInAs('administrator')
const OWN: Charge = { name: 'Reempaque', amountInCents: 350, note: 'Caja rota' }

const preview = (
  wanted: { ids: string[] } | { filter: Record<string, string> },
  values: Charge = OWN,
  who: Who = 'administrator',
) => signedInAs(who).call(runs.previewRun, { body: { act: 'chargeOrders', values, ...wanted } })
const charge = (id: string, wanted: Charge[]) =>
  administrator.call(orderActions.setExtraCharges, { params: { id }, body: { charges: wanted } })
const chargesOf = async (id: string) =>
  (await reload({ id })).extraCharges.map(({ name, amountInCents }) => [name, amountInCents])

let names = 0
const offer = (amountInCents: number) => {
  names += 1
  return administrator.call(charges.addCharge, { body: { name: `Bodegaje de varios ${names}`, amountInCents } })
}

describe('a preview', () => {
  test('says how many are charged and how much in all, and who is refused why, and changes nothing', async () => {
    const [one, two, full] = [await given.order(), await given.order({ status: 'inWarehouseMIA' }), await given.order()]
    const client = await given.client()
    const [onBill = ''] = (await weighedBundle(client)).orderIds
    await billed(client, [onBill])
    await charge(
      full.id,
      Array.from({ length: 20 }, (_, at) => ({ name: `Cargo ${at}`, amountInCents: 1 })),
    )

    const run = await preview({ ids: [one.id, two.id, full.id, onBill] })

    expect(run).toMatchObject({
      ...{ counts: { total: 4, waiting: 2, unchanged: 0, refused: 2 }, amountInCents: 700 },
      reasons: [
        { code: 'extraChargesFull', count: 1 },
        { code: 'orderActionNotAllowed', count: 1 },
      ],
    })
    expect(await chargesOf(one.id)).toEqual([])
  })

  test('of five thousand sends few statements', async () => {
    const asked = (filter: Record<string, string>) => ({ act: 'chargeOrders' as const, values: OWN, filter })
    expect(await statementsOfFiveThousand(recorder, asked)).toBeLessThanOrEqual(22)
  })

  test('of a charge that the catalogue does not offer is refused', async () => {
    const { id } = await given.order()
    const chargeId = '00000000-0000-4000-8000-000000000000'
    await expect(preview({ ids: [id] }, { chargeId })).rejects.toMatchObject({ status: 404, code: 'chargeNotFound' })
  })

  test('is for administrators with the duty', async () => {
    const associate = await given.associate()
    const { id } = await given.order({ client: await given.client({ associate }) })
    await expect(preview({ ids: [id] }, OWN, associate)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const purchasing = await givenDuties(['purchasing'])
    await expect(preview({ ids: [id] }, OWN, purchasing)).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })
})

describe('a run', () => {
  test('adds the charge to those that an order has, which stay as they were charged', async () => {
    const storage = await offer(500)
    const [bare, charged] = [await given.order(), await given.order()]
    await charge(charged.id, [{ chargeId: storage.id, note: 'Dos semanas' }])
    await administrator.call(charges.updateCharge, {
      params: { id: storage.id },
      body: { name: `${storage.name} nuevo`, amountInCents: 900 },
    })

    const done = await finishedRun(await preview({ ids: [bare.id, charged.id] }))

    expect(done).toMatchObject({ counts: { done: 2, refused: 0 }, amountInCents: 700 })
    expect(await chargesOf(bare.id)).toEqual([['Reempaque', 350]])
    expect((await reload(charged)).extraCharges).toMatchObject([
      { chargeId: storage.id, name: storage.name, amountInCents: 500, note: 'Dos semanas' },
      { chargeId: null, name: 'Reempaque', amountInCents: 350, note: 'Caja rota' },
    ])
  })

  test('charges the amount that a person saw, whatever the catalogue says by then', async () => {
    const { id: chargeId, name } = await offer(500)
    const order = await given.order()
    const run = await preview({ ids: [order.id] }, { chargeId })
    await administrator.call(charges.updateCharge, { params: { id: chargeId }, body: { name, amountInCents: 900 } })
    await finishedRun(run)
    expect(await chargesOf(order.id)).toEqual([[name, 500]])
  })

  test('refuses an order that was billed meanwhile', async () => {
    const client = await given.client()
    const [id = ''] = (await weighedBundle(client)).orderIds
    const run = await preview({ ids: [id] })
    await billed(client, [id])
    expect((await finishedRun(run)).reasons).toMatchObject([{ code: 'orderActionNotAllowed', count: 1 }])
    expect(await chargesOf(id)).toEqual([])
  })
})

test('the books add up after all of it', async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
