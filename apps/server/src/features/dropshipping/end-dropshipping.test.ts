import { dropshipping, notifications, orderActions } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { describe, expect, test } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'
import type { updateDropshipping } from './update-dropshipping.ts'

type Who = Parameters<typeof signedInAs>[0]
type Update = Parameters<typeof updateDropshipping>[3]
const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj deportivo', quantity: 2 }
const QUOTE = { action: 'quote', unitPriceInCents: 4_999, storeShippingInCents: 599, lastDay: '2099-12-31' } as const

const ask = (client: Person) => signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
const update = (who: Who, { id }: { id: string }, body: object) =>
  signedInAs(who).call(dropshipping.updateDropshipping, { params: { id }, body: body as Update })
const detail = (who: Who, { id }: { id: string }) => signedInAs(who).call(dropshipping.getDropshipping, { params: { id } })
const quoted = async (client: Person) => update('administrator', await ask(client), QUOTE)
const accepted = async (client: Person): Promise<Dropshipping> => {
  const request = await quoted(client)
  return update(client, request, { action: 'accept', quotedPriceInCents: request.quote?.price.totalInCents })
}
const bought = async (client: Person) => update('administrator', await accepted(client), { action: 'purchase' })

describe('a dropshipping request', () => {
  test.each([
    ['before it is quoted', ask],
    ['while its quote waits', quoted],
    ['once it is accepted', accepted],
  ])('is refused by staff with a reason %s, and the client is told', async (_when, making) => {
    const client = await given.client()
    const request = await making(client)
    const body = { action: 'refuse', reason: 'La tienda no envía a Miami.' }
    await expect(update('administrator', request, { ...body, reason: ' ' })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'reason' }] },
    })

    expect(await update('administrator', request, body)).toMatchObject({ status: 'refused', allowedActions: [] })

    expect((await detail(client, request)).timeline.at(-1)).toMatchObject({
      action: 'refuse',
      note: 'La tienda no envía a Miami.',
    })
    await expect
      .poll(async () => (await signedInAs(client).call(notifications.listNotifications)).data.map(({ kind }) => kind), PATIENCE)
      .toContain('dropshippingRefused')
  })

  test('is given up by its client before it is quoted', async () => {
    const client = await given.client()

    expect(await update(client, await ask(client), { action: 'refuse' })).toMatchObject({ status: 'refused' })
  })

  test('that was accepted is quoted again where it cannot be bought as it was', async () => {
    const client = await given.client()
    const request = await accepted(client)

    const anew = await update('administrator', request, { action: 'quoteAnew', reason: 'La tienda subió el precio.' })

    expect(anew).toMatchObject({ status: 'quoting', quote: null, answeredAt: null })
    expect(await update('administrator', anew, QUOTE)).toMatchObject({ status: 'quoted' })
    await expect(update(client, request, { action: 'quoteAnew', reason: 'x' })).rejects.toMatchObject({
      code: 'dropshippingActionNotAllowed',
    })
  })

  test('that was bought ends with its order', async () => {
    const client = await given.client()
    const request = await bought(client)
    const orderIds = [request.order?.id ?? '']

    await signedInAs('administrator').call(orderActions.removeOrders, { body: { orderIds } })

    await expect.poll(async () => (await detail(client, request)).status, { timeout: 20_000 }).toBe('refused')
    expect((await detail(client, request)).order).toMatchObject({ status: 'removed', outcome: 'withdrawn' })
  })
})
