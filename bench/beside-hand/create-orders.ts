import { createHash, randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import type { NewRequest } from '../../packages/contract/src/orders.contract.ts'
import * as domain from '../../packages/domain/src/index.ts'
import { orderOf, type Row } from './orders.ts'
import { CREATING } from './statements.ts'

type Request = NewRequest
type Client = { id: string; associate_id: string; has_discount: boolean } & Record<
  'first_name' | 'last_name' | Identified,
  string
>
type Identified = 'identification_type' | 'identification'
type Send = <Found>(name: keyof typeof CREATING, ...values: unknown[]) => Promise<Found[]>

/** One transaction: the key, the orders with their items, events and messages, and the answer that is kept. */
export async function createOrders(pool: pg.Pool, actor: domain.Actor, key: string, request: unknown): Promise<string> {
  const client = await pool.connect()
  const send: Send = async (name, ...values) => (await client.query({ name, text: CREATING[name], values })).rows
  const [hashed, asked] = [key, JSON.stringify(request)].map((text) => createHash('sha256').update(text).digest('base64url'))
  try {
    await client.query('begin')
    const isFirst = (await send('claim', actor.userId, hashed, asked)).length > 0
    const text = isFirst ? await create(send, actor, request as Request) : await kept(send, actor, hashed, asked)
    if (isFirst) await send('keep', actor.userId, hashed, text)
    await client.query('commit')
    return text
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function kept(send: Send, { userId }: domain.Actor, key?: string, asked?: string): Promise<string> {
  const [record] = await send<{ status: number | null; response: string; request_hash: string }>('kept', userId, key)
  if (record?.status !== 200 || record.request_hash !== asked) throw new Error('the key is in use')
  return record.response
}

async function create(send: Send, actor: domain.Actor, { category, packages }: Request): Promise<string> {
  const found = await send<{ key: domain.ParameterKey; value: number }>('parameters')
  const values = Object.fromEntries(found.map(({ key, value }) => [key, value])) as Record<domain.ParameterKey, number>
  const parameters = domain.readParameters(values)
  const trackings = packages.map(({ tracking = '' }) => domain.normaliseTracking(tracking))
  if ((await send('taken', trackings)).length > 0) throw new Error('trackingTaken')
  const [client] = await send<Client>('client', actor.userId)
  const [codes] = await send<{ request: string; orders: string[] }>('codes', packages.length)
  if (!client || !codes) throw new Error('clientNotFound')
  const requestNumber = `SOL-${codes.request.padStart(6, '0')}`
  const orders = packages.map((one, position) => orderToAdd(one, category, client, parameters, String(codes.orders[position])))
  const name = `${client.first_name} ${client.last_name}`
  const [today, identified] = [domain.businessDay(new Date()), [client.identification_type, client.identification]]
  const days = [today, domain.estimatedArrivalDate(today, parameters)]
  const given = [requestNumber, client.id, client.associate_id, name, ...identified, category, ...days]
  await send('addOrders', ...given, JSON.stringify(orders))
  await send('addItems', JSON.stringify(packages.flatMap((one, index) => itemsToAdd(one, String(orders[index]?.id)))))
  const ids = orders.map(({ id }) => id)
  await send('addEvents', ids, actor.userId, actor.role)
  const [first] = orders
  const news = { kind: 'orderToReview', payload: { orderCode: first?.code, from: null, to: 'inReview', note: '' } }
  const told = { ...news, about: { kind: 'order', id: first?.id }, associateId: client.associate_id, doerId: actor.userId }
  await send('addMessage', { ...told, isDoneByAdministrator: false }, `staffTold/orderToReview/${requestNumber}`)
  const added = new Map((await send<Row>('ordersById', ids)).map((row) => [row.id, orderOf(row, actor)]))
  return JSON.stringify({ requestNumber, orders: ids.map((id) => added.get(id)) })
}

function orderToAdd(
  { tracking = '', store, items, comment, storeWeightInGrams: weightInGrams }: Request['packages'][number],
  category: domain.Category,
  { has_discount: hasDiscount }: Client,
  parameters: domain.Parameters,
  code: string,
) {
  const valueInCents = domain.goodsOf(items)
  const isSpecial = domain.isSpecial(category, { weightInGrams: weightInGrams ?? 0, valueInCents }, parameters)
  const carried = { category, isSpecial, weightInGrams: weightInGrams ?? 0, valueInCents, hasDiscount, extraChargesInCents: [] }
  const price = domain.priceOrder({ ...carried, dutyShareInCents: parameters.dutyPerDeclarationInCents }, parameters)
  return {
    ...{
      id: randomUUIDv7(),
      code: `ORD-${code.padStart(6, '0')}`,
      tracking,
      tracking_normalised: domain.normaliseTracking(tracking),
    },
    ...{
      carrier: domain.guessCarrier(tracking),
      store: store ?? '',
      comment: comment ?? '',
      product_value_in_cents: valueInCents,
    },
    ...{ description: items.map(({ description }) => description).join(', '), store_weight_in_grams: weightInGrams },
    ...{ estimated_price_in_cents: price.totalInCents, estimate_lines: price.lines },
  }
}

const itemsToAdd = ({ items }: Request['packages'][number], order_id: string) =>
  items.map(({ description, quantity, unitPriceInCents: unit_price }, position) => ({
    ...{ id: randomUUIDv7(), order_id, position, description, quantity, unit_price },
  }))
