import { runs } from '@app/contract'
import { given } from '../given/given-orders.ts'
import { type Person, signedInAs } from '../world.ts'

/** Of an associate, over an order of their client's that is approved already: it runs, and nothing else follows. */
export async function givenRun(client: Person, associate: Person): Promise<string> {
  const { id } = await given.order({ client, status: 'reviewed' })
  return (await signedInAs(associate).call(runs.previewRun, { body: { act: 'approveOrders', ids: [id] } })).id
}
