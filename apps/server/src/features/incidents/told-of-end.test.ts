import { incidents, notifications } from '@app/contract'
import { expect, test } from 'vitest'
import { billOf, firstOf, TWO } from '../../testing/given/given-credit-notes.ts'
import { given } from '../../testing/given/given-orders.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const RESOLUTION = 'La aerolínea confirmó la pérdida.'

test('what ended a package tells its client what the money did: a note, the compensation, and what stays in favour', async () => {
  const client = await given.client()
  const bill = await paidBundle(client, TWO)
  const [orderId = ''] = firstOf(bill)

  const params = { id: orderId }
  const opened = { kind: 'lost', description: 'No aparece en la bodega.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opened })
  const ended = { incidentId, outcome: 'lost', resolution: RESOLUTION } as const
  await administrator.call(incidents.resolveIncident, { params, body: ended })

  // 18.00 + 2.70 + 13.33, and 90.00.
  const { creditNotes } = await billOf(bill)
  const note = `Perdido. Te devolvimos $34,03 con la nota ${creditNotes[0]?.code}. Te indemnizamos con $90,00. Quedan $124,03 a tu favor. ${RESOLUTION}`
  await expect
    .poll(async () => (await signedInAs(client).call(notifications.listNotifications)).data)
    .toContainEqual(expect.objectContaining({ kind: 'incidentResolved', payload: expect.objectContaining({ note }) }))
})

test('of a damage it says how much of the value was made good, in the language of its client', async () => {
  for (const [language, note] of [
    ['es', `Dañado. Te indemnizamos con $60,00 (el 40 % de $150,00). Quedan $60,00 a tu favor. ${RESOLUTION}`],
    ['en', `Damaged. We compensated you with $60.00 (40% of $150.00). $60.00 stay in your favour. ${RESOLUTION}`],
  ] as const) {
    const client = await given.client({ language })
    const { id } = await given.order({ client, status: 'inWarehouseUIO', valueInCents: 15_000 })
    const params = { id }
    const opened = { kind: 'damaged', description: 'Se mojó.' } as const
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opened })
    const ended = { incidentId, outcome: 'damaged', resolution: RESOLUTION, shareInPercent: 40 } as const
    await administrator.call(incidents.resolveIncident, { params, body: ended })

    await expect
      .poll(async () => (await signedInAs(client).call(notifications.listNotifications)).data)
      .toContainEqual(expect.objectContaining({ payload: expect.objectContaining({ note }) }))
  }
})
