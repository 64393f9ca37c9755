import { runs } from '@app/contract'
import { given } from '../given/given-orders.ts'
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
