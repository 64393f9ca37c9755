// What shows how an incident ended: the customs' paper, the store's receipt, photos.
import { files as filesContract, incidents, orders } from '@app/contract'
import { expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'

const administrator = signedInAs('administrator')
const ACT = { name: 'acta.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') }
const RESOLUTION = 'La aduana lo decomisó.'

async function held() {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const order = await given.order({ client, status: 'sended' })
  const opening = { kind: 'seized', description: 'Aforo físico.' } as const
  const { id } = await administrator.call(incidents.openIncident, { params: { id: order.id }, body: opening })
  return { associate, client, order, incidentId: id }
}

type Ending = { incidentId: string; outcome: 'seized' | 'solved' }
const resolve = (orderId: string, ending: Ending, fields: readonly string[]) =>
  administrator.call(incidents.resolveIncident, {
    params: { id: orderId },
    body: { ...ending, resolution: RESOLUTION },
    files: fields.map((field) => ({ field, ...ACT })),
  })

test.each(['seized', 'solved'] as const)(
  'are kept with an incident that ends as %s, and seen by whoever sees the package',
  async (outcome) => {
    const { associate, client, order, incidentId } = await held()

    const { papers, photos } = await resolve(order.id, { incidentId, outcome }, ['paper-0', 'paper-1'])

    expect(papers).toMatchObject([
      { name: 'acta.pdf', contentType: 'application/pdf', purpose: 'proof' },
      { name: 'acta.pdf', contentType: 'application/pdf', purpose: 'proof' },
    ])
    expect(photos).toEqual([])
    for (const who of [client, associate]) {
      const seen = await signedInAs(who).call(orders.getOrder, { params: { id: order.id } })
      expect(seen.incidents).toMatchObject([{ id: incidentId, outcome, papers }])
      const download = signedInAs(who).call(filesContract.getFile, { params: { id: papers[0]?.id ?? '' } })
      await expect(download).resolves.toMatchObject({ name: 'acta.pdf' })
    }
    const stranger = signedInAs(await given.client())
    await expect(stranger.call(filesContract.getFile, { params: { id: papers[0]?.id ?? '' } })).rejects.toMatchObject({
      code: 'fileNotFound',
    })
  },
)

test('stand in both histories beside the end', async () => {
  const { order, incidentId } = await held()

  const { papers } = await resolve(order.id, { incidentId, outcome: 'seized' }, ['paper'])

  const fileIds = papers.map(({ id }) => id)
  expect((await reload(order)).timeline.findLast(({ action }) => action === 'removeAsSeized')).toMatchObject({ fileIds })
  const { db } = await currentServer()
  expect((await timelineOf(db, incidentId)).at(-1)).toMatchObject({ action: 'resolve', fileIds })
})

test('of another name are refused, and nothing ends', async () => {
  const { order, incidentId } = await held()

  await expect(resolve(order.id, { incidentId, outcome: 'seized' }, ['invoice'])).rejects.toMatchObject({
    status: 422,
    code: 'fieldNotValid',
    details: { fields: [{ path: 'invoice' }] },
  })
  expect(await reload(order)).toMatchObject({ status: 'sended', incidentOpen: true, incidents: [{ papers: [] }] })
})
