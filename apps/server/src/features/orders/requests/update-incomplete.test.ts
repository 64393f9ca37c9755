import { orderActions } from '@app/contract'
import type { OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const mark = (
  who: Who,
  orderId: string,
  missing: ('invoice' | 'tracking' | 'other')[] = ['invoice'],
  note = 'Falta la factura.',
) => signedInAs(who).call(orderActions.updateIncomplete, { body: { orderId, missing, note } })
const resume = (who: Who, orderId: string) =>
  signedInAs(who).call(orderActions.updateIncomplete, { body: { orderId, resume: true } })

describe('saying what an order lacks', () => {
  test.each(['inReview', 'reviewed', 'inWarehouseMIA'] as const)('holds it from %s until it is answered', async (status) => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client, status })

    expect(await mark(associate, id)).toMatchObject({
      status: 'incomplete',
      missing: ['invoice'],
      missingNote: 'Falta la factura.',
    })
    expect((await reload({ id })).timeline.at(-1)).toMatchObject({
      action: 'markIncomplete',
      from: status,
      note: 'Falta la factura.',
    })
  })

  test.each(['inReview', 'reviewed', 'inWarehouseMIA'] as const)('lets an answered one go on as %s', async (status) => {
    const client = await given.client()
    const { id } = await given.order({ client, status })
    await mark('administrator', id, ['other'])
    await answer(client, id)

    expect(await resume('administrator', id)).toMatchObject({ status, missing: [], missingNote: '' })
  })

  test('asks again when the answer does not do', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'reviewed' })
    await mark('administrator', id, ['other'])
    await answer(client, id)
    expect(await mark('administrator', id, ['other'], '¿De qué talla?')).toMatchObject({ status: 'incomplete' })
    await answer(client, id)

    expect(await resume('administrator', id)).toMatchObject({ status: 'reviewed' })
  })

  test.each<OrderStatus>(['incomplete', 'sended', 'removed'])('is not for one that is %s', async (status) => {
    const { id } = await given.order({ status })
    await expect(mark('administrator', id)).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: [id] },
    })
  })

  test('lets none go on that was not answered', async () => {
    const { id } = await given.order({ status: 'incomplete' })
    await expect(resume('administrator', id)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('is not for a package in a bundle, nor for one without client', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await expect(mark('administrator', order.id)).rejects.toMatchObject({ status: 409 })
    await expect(mark('administrator', (await given.unmatched()).id)).rejects.toMatchObject({ status: 409 })
  })

  test('needs something that is missing, and words', async () => {
    const { id } = await given.order()
    await expect(mark('administrator', id, [])).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(mark('administrator', id, ['other'], ' ')).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })

  test('is for staff, within their reach', async () => {
    const { id } = await given.order()
    const attempt = anonymous.call(orderActions.updateIncomplete, { body: { orderId: id, resume: true } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    await expect(mark('client', id)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(mark('associate', id)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })
})

const answer = (client: Who, id: string) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { comment: 'Aquí está.' } })
