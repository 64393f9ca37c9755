import { runs } from '@app/contract'
import { given } from '../given/given-orders.ts'
import { billed, weighedBundle } from '../given/given-packages.ts'
import { type Person, signedInAs } from '../world.ts'

/** Of an associate, over an order of their client's that is approved already: it runs, and nothing else follows. */
export async function givenRun(client: Person, associate: Person): Promise<string> {
  const { id } = await given.order({ client, status: 'reviewed' })
  return (await signedInAs(associate).call(runs.previewRun, { body: { act: 'approveOrders', ids: [id] } })).id
}

/** Of an associate, over an order that has the category already; it ended, and its act has an undo. */
export async function givenEndedRun(client: Person, associate: Person): Promise<string> {
  const { id } = await given.order({ client })
  const values = { category: 'B', note: 'Por teléfono.' } as const
  const caller = signedInAs(associate)
  const run = await caller.call(runs.previewRun, { body: { act: 'categorizeOrders', values, ids: [id] } })
  await caller.call(runs.startRun, { params: { id: run.id } })
  // Wherever the server is with it.
  await caller.call(runs.cancelRun, { params: { id: run.id } })
  return run.id
}

// Of little value: its client's year holds what other tests declare too.
const SMALL = [{ weightInGrams: 500, valueInCents: 1_000 }]

/** Of an administrator, over a client whose packages were billed since. */
export async function givenBillingRun(client: Person): Promise<string> {
  const { orderIds } = await weighedBundle(client, SMALL)
  const { id } = await signedInAs('administrator').call(runs.previewRun, { body: { act: 'billClients', ids: [client.id] } })
  await billed(client, orderIds)
  return id
}
