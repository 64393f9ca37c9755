import { orderActions, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../../testing/world.ts'

type Body = Sent<typeof orderActions.updateIncomplete>['body']
type Answer = Extract<Body, { save: unknown }>['save']
type Missing = Extract<Body, { note: string }>['missing']

const administrator = signedInAs('administrator')
const save = (client: Person, orderId: string, answer: Answer) =>
  signedInAs(client).call(orderActions.updateIncomplete, { body: { orderId, save: answer } })
const complete = (client: Person, id: string, body: Sent<typeof orderActions.completeOrder>['body'] = {}) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body })
const caps = [{ description: 'Gorras', quantity: 3, unitPriceInCents: 1_500 }]

/** An order of this client that lacks these things. */
async function lacking(client: Person, ...missing: Missing): Promise<string> {
  const { id } = await given.order({ client, status: 'reviewed' })
  await administrator.call(orderActions.updateIncomplete, { body: { orderId: id, missing, note: 'Falta algo.' } })
  return id
}

describe('keeping part of an answer', () => {
  test('changes data only: the order stays incomplete, with what is missing', async () => {
    const client = await given.client()
    const id = await lacking(client, 'items', 'invoice')
    const tracking = newTracking()

    expect(await save(client, id, { tracking, items: caps, comment: 'La factura viene mañana.' })).toMatchObject({
      status: 'incomplete',
      missing: ['invoice', 'items'],
      missingNote: 'Falta algo.',
      tracking,
      carrier: 'Amazon',
      productValueInCents: 4_500,
      comment: 'La factura viene mañana.',
    })
    const { items, timeline } = await reload({ id })
    expect(items).toEqual(caps)
    expect(timeline.at(-1)).toMatchObject({
      action: 'saveIncomplete',
      from: 'incomplete',
      to: 'incomplete',
      actor: { role: 'client' },
      note: 'La factura viene mañana.',
    })
  })

  test('can say a value that is not that of the items, and leaves the rest as it was', async () => {
    const client = await given.client()
    const id = await lacking(client, 'value')
    const before = await reload({ id })

    expect(await save(client, id, { productValueInCents: 9_900 })).toMatchObject({
      productValueInCents: 9_900,
      tracking: before.tracking,
      comment: before.comment,
    })
    expect((await reload({ id })).items).toEqual(before.items)
  })

  test('counts when the answer is given: nothing has to be said twice', async () => {
    const client = await given.client()
    const id = await lacking(client, 'items', 'other')
    await expect(complete(client, id)).rejects.toMatchObject({
      code: 'stillIncomplete',
      details: { missing: ['items', 'other'] },
    })

    await save(client, id, { items: caps })
    expect(await complete(client, id)).toMatchObject({ status: 'incompleteState', productValueInCents: 4_500 })
  })

  test('of an earlier question does not answer a later one', async () => {
    const client = await given.client()
    const id = await lacking(client, 'items')
    await save(client, id, { items: caps })
    await complete(client, id)
    const body = { orderId: id, missing: ['items' as const], note: '¿De qué talla?' }
    await administrator.call(orderActions.updateIncomplete, { body })
    await expect(complete(client, id)).rejects.toMatchObject({ code: 'stillIncomplete', details: { missing: ['items'] } })
  })

  test('brings the package that waits in Miami under its tracking, and still waits for the answer', async () => {
    const client = await given.client()
    const id = await lacking(client, 'tracking', 'invoice')
    const waiting = await given.unmatched(newTracking(), 1_600)

    expect(await save(client, id, { tracking: waiting.tracking ?? '' })).toMatchObject({
      id,
      status: 'incomplete',
      tracking: waiting.tracking,
      weights: { warehouseInGrams: 1_600 },
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
  })
})

describe('it is refused', () => {
  test('with the tracking of another open order, of which nothing is said', async () => {
    const client = await given.client()
    const id = await lacking(client, 'tracking')
    const other = await given.order()
    const attempt = save(client, id, { tracking: other.tracking ?? '', items: caps })
    await expect(attempt).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'tracking', code: 'trackingTaken' }] },
    })
    expect((await reload({ id })).items).not.toEqual(caps)
  })

  test.each<[string, Answer, string, string]>([
    [
      'more than the category allows',
      { items: [{ ...caps[0], unitPriceInCents: 12_520 } as (typeof caps)[0]] },
      'items',
      'categoryBLimitExceeded',
    ],
    ['a value above it', { productValueInCents: 37_560 }, 'productValueInCents', 'categoryBLimitExceeded'],
    ['hyphens as tracking', { tracking: '---' }, 'tracking', 'trackingRequired'],
  ])('for %s', async (_what, answer, path, code) => {
    const client = await given.client()
    const id = await lacking(client, 'items')
    await expect(save(client, id, answer)).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test.each([
    [{}, 'save', 'required'],
    [{ productValueInCents: 0 }, 'save.productValueInCents', 'productValueNotPositive'],
    [{ items: [] }, 'save.items', 'required'],
    [{ comment: 'Hola', status: 'reviewed' }, 'save.status', 'unknownField'],
  ])('when it says %j', async (answer: object, path, code) => {
    const client = await given.client()
    const id = await lacking(client, 'items')
    await expect(save(client, id, answer as Answer)).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test.each(['inReview', 'incompleteState', 'inWarehouseMIA'] as const)('while the order is %s', async (status) => {
    const client = await given.client()
    const { id } = await given.order({ client, status })
    await expect(save(client, id, { comment: 'Hola' })).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('to everybody but its owner', async () => {
    const client = await given.client()
    const id = await lacking(client, 'other')
    const body = { orderId: id, save: { comment: 'Hola' } }
    await expect(anonymous.call(orderActions.updateIncomplete, { body })).rejects.toMatchObject({ status: 401 })
    await expect(save(await given.client(), id, { comment: 'Hola' })).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
    })
    for (const role of ['associate', 'administrator'] as const) {
      await expect(signedInAs(role).call(orderActions.updateIncomplete, { body })).rejects.toMatchObject({ status: 403 })
    }
  })

  test('to an owner who would do what staff do', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'incompleteState' })
    for (const body of [
      { orderId: id, resume: true as const },
      { orderId: id, missing: ['other' as const], note: 'Nada.' },
    ]) {
      await expect(signedInAs(client).call(orderActions.updateIncomplete, { body })).rejects.toMatchObject({
        status: 403,
        code: 'roleNotAllowed',
      })
    }
    expect(await reload({ id })).toMatchObject({ status: 'incompleteState' })
  })
})
