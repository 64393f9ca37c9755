import { accounts, files as contract, payments } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billed, weighed } from '../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { dropshippingRequestsTable } from '../dropshipping/dropshipping.table.ts'
import { incidentsTable } from '../incidents/incidents.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { fileInMemory } from './file-in-memory.ts'
import type { FileRecordKind } from './files.table.ts'
import { type FileToStore, storeFile } from './store-file.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')
const PEOPLE = ['the client', 'their associate', 'another client', 'another associate', 'an administrator'] as const

/** By hand: who gets the file of each kind of record. */
const SEEN_BY: [FileRecordKind, FileToStore['purpose'], ...(typeof PEOPLE)[number][]][] = [
  ['order', 'photo', 'the client', 'their associate', 'an administrator'],
  ['incident', 'photo', 'the client', 'their associate', 'an administrator'],
  ['purchase', 'invoice', 'the client', 'their associate', 'an administrator'],
  ['purchase', 'proof', 'the client', 'an administrator'],
  ['dropshippingRequest', 'photo', 'the client', 'their associate', 'an administrator'],
  ['bill', 'invoice', 'the client', 'their associate', 'an administrator'],
  ['bill', 'proof', 'the client', 'an administrator'],
  ['payment', 'proof', 'the client', 'an administrator'],
  ['refund', 'proof', 'the client', 'an administrator'],
  ['refund', 'signature', 'the client', 'an administrator'],
  ['bundle', 'invoice', 'their associate', 'an administrator'],
  ['manifest', 'invoice', 'an administrator'],
  ['authorizedName', 'signature', 'the client', 'their associate', 'an administrator'],
]

const people = {} as Record<(typeof PEOPLE)[number], Person>
const records = {} as Record<FileRecordKind, string>

beforeAll(async () => {
  const [associate, otherAssociate] = [await given.associate(), await given.associate()]
  const client = await given.client({ associate })
  people['the client'] = client
  people['their associate'] = associate
  people['another client'] = await given.client({ associate: otherAssociate })
  people['another associate'] = otherAssociate
  people['an administrator'] = await given.administrator()
  await addRecords(client, associate)
})

async function addRecords(client: Person, associate: Person) {
  const { db } = await currentServer()
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const bundle = await given.bundle({ orders: [order] })
  const manifest = await given.manifest({ status: 'arrived', bundles: [bundle] })
  const arrived = { client, orderIds: [order.id], bundleId: bundle.id, manifestId: manifest.id }
  const { id: bill } = await billed(client, (await weighed(arrived, [1_000])).orderIds)
  const own = { code: 'TEST-1', clientId: client.id, associateId: associate.id }
  const described = { code: 'TEST-1', orderId: order.id, kind: 'damaged', description: 'A corner is wet.' } as const
  const [incident] = await db.insert(incidentsTable).values(described).returning()
  const [purchase] = await db
    .insert(purchasesTable)
    .values({ ...own, status: 'inReview' })
    .returning()
  const wanted = { ...own, status: 'quoting', link: 'https://store.test/1', quantity: 1 } as const
  const [request] = await db.insert(dropshippingRequestsTable).values(wanted).returning()
  const { id: refund } = await refundOf(client)
  Object.assign(records, { authorizedName: (await given.named(client)).id })
  Object.assign(records, { payment: (await creditOf(client)).id, refund })
  Object.assign(records, { order: order.id, bundle: bundle.id, manifest: manifest.id, bill })
  Object.assign(records, { incident: incident?.id, purchase: purchase?.id, dropshippingRequest: request?.id })
}

const creditOf = ({ id: clientId }: Person) => {
  const body = { clientId, receivedOn: '2026-01-05', amountInCents: 1_000, method: 'cash', repeated: true } as const
  return signedInAs('administrator').call(payments.createPayment, { body: { ...body, applications: [] } })
}

async function refundOf(client: Person) {
  await creditOf(client)
  const body = { amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
  return signedInAs(client).call(accounts.requestRefund, { body })
}

describe.each(SEEN_BY)('a file of the kind of record %s (%s)', (kind, purpose, ...seers) => {
  test(`is for ${seers.join(', ')}; for others there is none`, async () => {
    const { db, storage } = await currentServer()
    const client = people['the client']
    const file = fileInMemory({ field: purpose, name: 'a.pdf', content: PDF })
    const toStore = { file, purpose, record: { kind, id: records[kind] }, ownerId: client.id }
    const { id } = await storeFile(db, storage, { userId: client.id, role: 'client' }, toStore)

    for (const who of PEOPLE) {
      const download = signedInAs(people[who]).call(contract.getFile, { params: { id } })
      if (seers.includes(who)) await expect(download, who).resolves.toMatchObject({ content: PDF })
      else await expect(download, who).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
    }
  })
})
