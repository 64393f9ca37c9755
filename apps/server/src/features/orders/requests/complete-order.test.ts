import { orderActions, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../../testing/world.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const invoice = { field: 'invoice', name: 'factura.pdf', content: PDF }
type Answer = Sent<typeof orderActions.completeOrder>['body']
type Missing = Extract<Sent<typeof orderActions.updateIncomplete>['body'], { note: string }>['missing']

const complete = (client: Person, id: string, body: Answer, files: (typeof invoice)[] = []) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body, files })

/** An order of this client that lacks these things. */
async function lacking(client: Person, ...missing: Missing): Promise<string> {
  const { id } = await given.order({ client, status: 'reviewed' })
  await signedInAs('administrator').call(orderActions.updateIncomplete, { body: { orderId: id, missing, note: 'Falta algo.' } })
  return id
}

describe('giving what an incomplete order lacks', () => {
  test('leaves it for staff to look at', async () => {
    const client = await given.client()
    const id = await lacking(client, 'invoice')

    expect(await complete(client, id, { comment: 'La factura.' }, [invoice])).toMatchObject({
      status: 'incompleteState',
      comment: 'La factura.',
    })
    const { files, timeline } = await reload({ id })
    expect(files).toMatchObject([{ name: 'factura.pdf', purpose: 'invoice' }])
    expect(timeline.at(-1)).toMatchObject({ action: 'completeIncomplete', note: 'La factura.', fileIds: [files[0]?.id] })
  })

  test('counts the value of the items anew', async () => {
    const client = await given.client()
    const id = await lacking(client, 'items', 'value')
    const items = [{ description: 'Gorras', quantity: 3, unitPriceInCents: 1_500 }]

    expect(await complete(client, id, { items })).toMatchObject({ status: 'incompleteState', productValueInCents: 4_500 })
    expect(await reload({ id })).toMatchObject({ items })
  })

  test.each<[string, Missing, Answer, string[]]>([
    ['an invoice', ['invoice'], { comment: 'Luego la mando.' }, ['invoice']],
    ['items', ['items', 'value'], { comment: 'Son gorras.' }, ['items']],
    ['an answer', ['other'], {}, ['other']],
    ['everything that is asked for', ['invoice', 'other'], {}, ['invoice', 'other']],
  ])('refuses an answer without %s', async (_what, missing, answer, still) => {
    const client = await given.client()
    const id = await lacking(client, ...missing)
    await expect(complete(client, id, answer)).rejects.toMatchObject({
      status: 422,
      code: 'stillIncomplete',
      details: { missing: still },
    })
    expect(await reload({ id })).toMatchObject({ status: 'incomplete' })
  })

  test('refuses items that pass the limits of the category', async () => {
    const client = await given.client()
    const id = await lacking(client, 'items')
    const items = [{ description: 'Reloj', quantity: 1, unitPriceInCents: 37_560 }]
    await expect(complete(client, id, { items })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'items', code: 'categoryBLimitExceeded' }] },
    })
  })

  test('takes no tracking of another open order', async () => {
    const client = await given.client()
    const id = await lacking(client, 'tracking')
    const { tracking } = await given.order()
    await expect(complete(client, id, { tracking: tracking ?? '' })).rejects.toMatchObject({ status: 409, code: 'trackingTaken' })
  })

  test('brings the package that waits in Miami under the tracking asked for', async () => {
    const client = await given.client()
    const id = await lacking(client, 'tracking')
    const waiting = await given.unmatched(newTracking(), 1_500)

    expect(await complete(client, id, { tracking: waiting.tracking ?? '' })).toMatchObject({
      id,
      status: 'inWarehouseMIA',
      tracking: waiting.tracking,
      weightInGrams: 1_500,
      missing: [],
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
    expect((await reload({ id })).timeline.slice(-3).map(({ action }) => action)).toEqual([
      'completeIncomplete',
      'resume',
      'mergeUnmatched',
    ])
  })

  test('goes on waiting in Miami where more was asked for than the tracking', async () => {
    const client = await given.client()
    const id = await lacking(client, 'tracking', 'other')
    const waiting = await given.unmatched(newTracking(), 1_500)

    const answer = { tracking: waiting.tracking ?? '', comment: 'Son gorras.' }
    expect(await complete(client, id, answer)).toMatchObject({ id, status: 'incompleteState', weightInGrams: 1_500 })
    const resumed = await signedInAs('administrator').call(orderActions.updateIncomplete, { body: { orderId: id, resume: true } })
    expect(resumed).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('takes no hyphens for a tracking', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'incomplete' })
    await expect(complete(client, id, { tracking: '---' })).rejects.toMatchObject({ status: 422, code: 'stillIncomplete' })
  })

  test('is for one that is incomplete', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    await expect(complete(client, id, { comment: 'Hola' })).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('is for its owner', async () => {
    const id = await lacking(await given.client(), 'other')
    const body = { comment: 'Hola' }
    await expect(complete(await given.client(), id, body)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await expect(anonymous.call(orderActions.completeOrder, { params: { id }, body })).rejects.toMatchObject({ status: 401 })
    for (const role of ['associate', 'administrator'] as const) {
      const attempt = signedInAs(role).call(orderActions.completeOrder, { params: { id }, body })
      await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
  })
})
