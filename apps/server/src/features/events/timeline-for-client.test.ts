// What clients read of what happened: in their own words, and of staff no names.
import { bills, dropshipping, orderActions, orders, payments } from '@app/contract'
import { expect, test } from 'vitest'
import { edit, ifMatch } from '../../testing/edits.ts'
import { given } from '../../testing/given/given-orders.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { ask, detail, proposeDearer } from '../../testing/given/given-purchases.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const ROSA = { name: 'Rosa Andrade', role: 'client' }
const TEAM = { name: '', role: 'administrator' }

test('of a purchase: who proposed what is the team; staff read who it was', async () => {
  const associate = await given.associate({ firstName: 'Lucía', lastName: 'Paredes' })
  const client = await given.client({ associate })
  const purchase = await proposeDearer(associate, await ask(client), 'Subió de precio.')

  const own = await detail(purchase, client)
  expect(own.timeline.map(({ action, actor }) => [action, actor])).toEqual([
    ['create', ROSA],
    ['review', TEAM],
  ])
  expect(own.reviews).toMatchObject([{ comment: 'Subió de precio.', reviewer: null }])
  const ofStaff = await detail(purchase)
  expect(ofStaff.timeline.at(-1)?.actor).toEqual({ name: 'Lucía Paredes', role: 'associate' })
  expect(ofStaff.reviews).toMatchObject([{ reviewer: 'Lucía Paredes' }])
})

test('of a bill and its payment', async () => {
  const client = await given.client()
  const { id, orders: billed } = await paidBundle(client)
  const bill = await signedInAs(client).call(bills.getBill, { params: { id } })
  expect(bill.timeline.map(({ action, actor }) => [action, actor?.name])).toEqual([
    ['create', 'Rosa Andrade'],
    ['confirmPayment', ''],
  ])
  expect(bill.payments.map(({ actor }) => actor)).toEqual([null])
  const { payments: ofStaff } = await administrator.call(bills.getBill, { params: { id } })
  expect(ofStaff[0]?.actor?.name).toMatch(/\w/)
  const { data } = await administrator.call(payments.listPayments, { query: { billId: id } })
  expect(data[0]?.actor?.name).toMatch(/\w/)

  const order = await signedInAs(client).call(orders.getOrder, { params: { id: billed[0]?.id ?? '' } })
  expect(order.timeline.map(({ action }) => action)).toEqual([
    'create',
    'authorizeBundling',
    'setValue',
    'confirmWarehouse',
    'ship',
    'confirmArrival',
    'confirmWeight',
    'requestPayment',
    'confirmPayment',
  ])
})

test('of a request for dropshipping', async () => {
  const client = await given.client()
  const wish = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
  const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
  const body = { action: 'quote', unitPriceInCents: 3_000, lastDay: '2099-12-31', comment: '' } as const
  await administrator.call(dropshipping.updateDropshipping, { params: { id }, body })
  const { timeline } = await signedInAs(client).call(dropshipping.getDropshipping, { params: { id } })
  expect(timeline.map(({ action, actor }) => [action, actor])).toEqual([
    ['create', ROSA],
    ['quote', TEAM],
  ])
})

test('whose edit was overtaken by staff reads of nobody', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const { id, version } = await given.order({ client })
  await signedInAs(associate).call(orderActions.setValue, { params: { id }, body: { productValueInCents: 7_000 } })
  const sent = { body: { orderId: id, description: 'Regalo' } }
  const answer = await edit({ who: client, endpoint: orderActions.updateDescription }, sent, ifMatch(`"${version}"`))
  expect(answer).toMatchObject({ http: 412, details: { version: version + 1, changedBy: null } })
})
