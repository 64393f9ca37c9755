import { afterAll, expect, test } from 'vitest'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { currentServer, given, signIn } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const MOST_FOR_ONE = 3
const MOST_FOR_A_LIST = 4
const MOST_FOR_THE_DESKTOP = 2

test('reading sends few statements, the session’s included', async () => {
  const client = await given.client()
  const order = await givenOrders.order({ client })
  const { app } = await currentServer()
  const headers = await signIn(await given.administrator())
  const sentFor = async (path: string) => {
    const sent = await recorder.record(async () => {
      expect((await app.inject({ url: `/api${path}`, headers })).statusCode).toBe(200)
    })
    return sent.flat().length
  }

  expect(await sentFor(`/order/${order.id}`)).toBeLessThanOrEqual(MOST_FOR_ONE)
  for (const query of ['', '?status=inReview&isBundled=false', `?q=${order.tracking}`, '?q=Andrade', '?page=2', '?orderBy=code'])
    expect(await sentFor(`/order/admin${query}`), query).toBeLessThanOrEqual(MOST_FOR_A_LIST)
  expect(await sentFor('/dashboard')).toBeLessThanOrEqual(MOST_FOR_THE_DESKTOP)
})
