// Bills on their way from billed to collected, as calls about them need them.
import { passes } from '@app/contract'
import type { Pass } from '@app/contract/passes/passes.contract'
import { type Person, signedInAs } from '../world.ts'
import { paidBundle, unpaidBundle } from './given-packages.ts'

export const BILL_RECORDS = {
  billedOrder: async (client: Person) => (await unpaidBundle(client)).orders[0]?.id ?? '',
  paidOrder: async (client: Person) => (await paidBundle(client)).orders[0]?.id ?? '',
  // Cheap: a client of every kind of record keeps within their year.
  paidBill: async (client: Person) => (await paidBundle(client, [{ weightInGrams: 500, valueInCents: 500 }])).id,
}

export const passFor = (client: Person, billId: string): Promise<Pass> =>
  signedInAs(client).call(passes.getPass, { params: { id: billId } })

/** What a pass says that waits to be collected. */
export const shownCode = async (client: Person) => ({ code: (await passFor(client, (await paidBundle(client)).id)).code })
