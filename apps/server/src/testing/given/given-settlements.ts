// Earnings that were paid, and taken back since.
import { earnings } from '@app/contract'
import { takeBackEarnings } from '../../features/earnings/take-back-earnings.ts'
import { currentServer, given, type Person, signedInAs } from '../world.ts'
import { ordersOf, type Package, paidBundle } from './given-packages.ts'

export const settled = async (orderIds: string[], how: Partial<Settling> = {}) =>
  (await signedInAs('administrator').call(earnings.settleEarnings, { body: { orderIds, ...how } })).settlements
type Settling = { paidOn: string; method: 'transfer' | 'cash'; accountId: string; reference: string }

/** The house answers for these packages: what they earned is taken back. */
export async function takenBack(orderIds: string[]): Promise<void> {
  const { db } = await currentServer()
  await db.transaction((tx) => takeBackEarnings(tx, { userId: null }, orderIds, 'Se perdió.'))
}

/** An associate who was paid what a package earned that was lost then. */
export async function givenOwing(packages?: readonly Package[]): Promise<Person & { client: Person; orderIds: string[] }> {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const orderIds = ordersOf(await paidBundle(client, packages))
  await settled(orderIds)
  await takenBack(orderIds)
  return { ...associate, client, orderIds }
}
