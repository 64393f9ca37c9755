import { orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const rename = (who: Parameters<typeof signedInAs>[0], orderId: string, description: string) =>
  signedInAs(who).call(orderActions.updateDescription, { body: { orderId, description } })

describe('describing a package', () => {
  test.each(['inReview', 'inWarehouseMIA'] as const)('is for its owner while it is %s', async (status) => {
    const client = await given.client()
    const { id } = await given.order({ client, status })

    expect(await rename(client, id, ' Zapatos de mi hija ')).toMatchObject({ description: 'Zapatos de mi hija', status })
    expect((await reload({ id })).timeline.at(-1)).toMatchObject({ action: 'editDescription', from: status, to: status })
  })

  test('ends when it is bundled', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await expect(rename(client, order.id, 'Otra cosa')).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('is for nobody else', async () => {
    const { id } = await given.order()
    await expect(rename(await given.client(), id, 'Mío')).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await expect(rename('associate', id, 'Mío')).rejects.toMatchObject({ status: 403 })
    const attempt = anonymous.call(orderActions.updateDescription, { body: { orderId: id, description: 'Mío' } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })

  test('needs words', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    for (const [description, code] of [
      ['  ', 'required'],
      ['x'.repeat(501), 'tooLong'],
    ] as const) {
      await expect(rename(client, id, description)).rejects.toMatchObject({
        details: { fields: [{ path: 'description', code }] },
      })
    }
  })
})
