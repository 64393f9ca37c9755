// What a refusal names as open instead is what the record allows its caller now, of every kind of record (both ways, section 8).
import { accounts, bills, bundles, dropshipping, type Endpoint, earnings, manifests, purchaseActions } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, paidBundle } from '../../testing/given/given-packages.ts'
import { detail, purchaseIn } from '../../testing/given/given-purchases.ts'
import { MAKERS } from '../../testing/given/given-records.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = { reason: 'Se registró dos veces.' }

type Shown = { allowedActions: readonly string[] }
type Row = {
  make: (client: Person, associate: Person) => Promise<string>
  /** What is refused of it. */
  endpoint: Endpoint
  body?: object
  read: (id: string) => Promise<Shown>
}
const at = (id: string) => ({ params: { id } })

const ROWS: { [record: string]: Row } = {
  'a bundle that arrived': {
    make: async (client) => (await arrivedBundle(client)).bundleId,
    endpoint: bundles.removeBundle,
    read: (id) => administrator.call(bundles.getBundle, at(id)),
  },
  'a manifest that was shipped': {
    make: async (client) => (await given.manifest({ status: 'sended', bundles: [await given.bundle({ client })] })).id,
    endpoint: manifests.removeManifest,
    read: (id) => administrator.call(manifests.getManifest, at(id)),
  },
  'a bill that is paid': {
    make: async (client) => (await paidBundle(client)).id,
    endpoint: bills.voidBill,
    body: REASON,
    read: (id) => administrator.call(bills.getBill, at(id)),
  },
  'a purchase that waits for its client': {
    make: async (client) => (await purchaseIn('pendingChanges', client)).id,
    endpoint: purchaseActions.approvePurchase,
    body: {},
    read: (id) => detail({ id }),
  },
  'a request that waits for its quote': {
    make: MAKERS.dropshipping,
    endpoint: dropshipping.updateDropshipping,
    body: { action: 'purchase' },
    read: (id) => administrator.call(dropshipping.getDropshipping, at(id)),
  },
  'a refund that was paid': {
    make: MAKERS.paidRefund,
    endpoint: accounts.answerRefund,
    body: { action: 'refuse', ...REASON },
    read: (id) => administrator.call(accounts.getRefund, at(id)),
  },
  'a settlement that was taken back': {
    make: async (client, associate) => {
      const id = await MAKERS.settlement(client, associate)
      await administrator.call(earnings.takeBackSettlement, { ...at(id), body: REASON })
      return id
    },
    endpoint: earnings.takeBackSettlement,
    body: REASON,
    read: (id) => administrator.call(earnings.getSettlement, at(id)),
  },
}

test.each(Object.entries(ROWS))('%s names what it allows, and nothing else', async (_record, { make, endpoint, body, read }) => {
  const associate = await given.associate()
  const id = await make(await given.client({ associate }), associate)

  const response = await administrator.send(endpoint, { ...at(id), ...(body && { body }) } as never)

  const { details } = (await response.json()) as { details: { next: { action: string; who: string[] }[] } }
  const open = details.next.filter(({ who }) => who.includes('administrator')).map(({ action }) => action)
  expect([response.status, new Set(open)]).toEqual([409, new Set((await read(id)).allowedActions)])
})
