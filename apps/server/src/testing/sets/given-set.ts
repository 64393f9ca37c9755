import { type Sent, sets } from '@app/contract'
import type { RecordSet } from '@app/contract/sets/sets.contract'
import { given, newTracking } from '../given/given-orders.ts'
import { type Person, signedInAs } from '../world.ts'

type Who = Parameters<typeof signedInAs>[0]

export const addSet = (body: Sent<typeof sets.addSet>['body'], who: Who = 'administrator'): Promise<RecordSet> =>
  signedInAs(who).call(sets.addSet, { body })

/** The second by a tracking of its own. */
export async function threeOrders() {
  const tracking = newTracking()
  return [await given.order(), await given.order({ tracking }), await given.order()] as const
}

/** Of an associate, over an order of their client's. */
export async function givenSet(client: Person, associate: Person): Promise<string> {
  const { code } = await given.order({ client })
  return (await addSet({ kind: 'orders', codes: [code] }, associate)).id
}
