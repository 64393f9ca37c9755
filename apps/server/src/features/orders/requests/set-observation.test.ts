import { orderActions, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { edit, ifMatch } from '../../../testing/edits.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const observe = (who: Who, id: string, observation: string) =>
  signedInAs(who).call(orderActions.setObservation, { params: { id }, body: { observation } })
const readBy = async (who: Who, id: string) => signedInAs(who).call(orders.getOrder, { params: { id } })

const OPEN = ['inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended', 'arrived'] as const
const IN_QUITO = ['inWarehouseUIO', 'pendingOfPay', 'paid'] as const

describe('what staff observe of an order', () => {
  test.each([...OPEN, ...IN_QUITO])('is written while it is %s, by its associate and the office', async (status) => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client, status })

    expect(await observe(associate, id, ' Caja golpeada. ')).toMatchObject({ observation: 'Caja golpeada.', status })
    expect((await readBy(client, id)).observation).toBe('Caja golpeada.')
    expect(await observe('administrator', id, 'Se reforzó la caja.')).toMatchObject({ observation: 'Se reforzó la caja.' })
    expect((await reload({ id })).timeline.at(-1)).toMatchObject({
      action: 'setObservation',
      from: status,
      to: status,
      note: 'Se reforzó la caja.',
    })
  })

  test.each(['receivedAndDelivered', 'removed'] as const)('stays as it was once it is %s', async (status) => {
    const { id } = await given.order({ status })
    const attempt = observe('administrator', id, 'Tarde.')
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
    const { observation, allowedActions } = await reload({ id })
    expect(observation).toBe('')
    expect(allowedActions).not.toContain('setObservation')
  })

  test('is written of a bundled package and one without client', async () => {
    const bundled = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })
    expect(await observe('administrator', bundled.id, 'Pesa más.')).toMatchObject({ observation: 'Pesa más.' })
    const unmatched = await given.unmatched()
    expect(await observe('administrator', unmatched.id, 'Sin etiqueta.')).toMatchObject({ observation: 'Sin etiqueta.' })
  })

  test('is taken back by empty words, and has 500 characters at most', async () => {
    const { id } = await given.order()
    await observe('administrator', id, 'x'.repeat(500))
    await expect(observe('administrator', id, 'x'.repeat(501))).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'observation', code: 'tooLong' }] },
    })
    expect(await observe('administrator', id, '  ')).toMatchObject({ observation: '' })
  })

  test('is not written over what another wrote first', async () => {
    const { id, version } = await given.order({ status: 'sended' })
    await observe('administrator', id, 'La primera.')
    const answer = await edit(
      { who: 'administrator', endpoint: orderActions.setObservation },
      { params: { id }, body: { observation: 'La segunda.' } },
      ifMatch(`"${version}"`),
    )
    expect(answer).toMatchObject({ http: 412, code: 'preconditionFailed' })
    expect((await reload({ id })).observation).toBe('La primera.')
  })

  test('is for nobody else', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    const attempt = anonymous.call(orderActions.setObservation, { params: { id }, body: { observation: 'Mía.' } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    await expect(observe(client, id, 'Mía.')).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(observe('associate', id, 'Ajena.')).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    expect((await readBy(client, id)).allowedActions).not.toContain('setObservation')
  })
})
