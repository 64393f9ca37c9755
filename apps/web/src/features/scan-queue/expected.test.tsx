// The copy of what the warehouses expect, kept for when the server cannot be reached.
import { listBundles } from '@app/contract/bundles.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { aPage } from '../../testing/given-list.ts'
import { anOrder } from '../../testing/given-orders.ts'
import { idOf, person } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { useExpected } from './expected.queries.ts'
import { findExpected } from './expected-store.ts'

const { id: userId } = person('administrator')
const minute = (number: number) => new Date(Date.UTC(2026, 0, 5, 15, number)).toISOString()

const parcel = (number: number, changed: Partial<Order> = {}) =>
  anOrder({ id: idOf(number), status: 'reviewed', tracking: `1Z000${number}`, updatedAt: minute(number), ...changed })
const flying = (number: number) =>
  anArrivedBundle({ id: idOf(number), status: 'sended', childGuideNumber: `HIJA-${number}`, updatedAt: minute(number) })

function Station() {
  const { isFetched } = useExpected(userId, true)
  return <p>{isFetched ? 'Con copia' : 'Sin copia'}</p>
}

const show = async () => {
  await renderScreen(<Station />, { role: 'administrator' })
  await sees('Con copia')
}
const isKnown = async (number: string) => (await findExpected(number)).length > 0

test('of an empty warehouse the copy is empty', async () => {
  answers(listAllOrders, aPage([]))
  answers(listBundles, aPage([]))
  await show()
  expect(await isKnown('1Z0009')).toBe(false)
})

test('holds all pages of what is expected; later only what changed is asked for, and what is expected no longer goes', async () => {
  const pages = { '': [parcel(9), parcel(8)], two: [parcel(7)], three: [parcel(6)] }
  const after = { '': 'two', two: 'three', three: null }
  answers(listAllOrders, ({ query }) => {
    const cursor = (query?.cursor ?? '') as keyof typeof pages
    return aPage(pages[cursor], { nextCursor: after[cursor] })
  })
  answers(listBundles, aPage([flying(5)]))
  await show()
  for (const number of ['1Z0009', '1Z0006', 'HIJA5']) expect([number, await isKnown(number)]).toEqual([number, true])

  const before = received(listAllOrders).length
  answers(
    listAllOrders,
    aPage([parcel(11, { tracking: '1Z00011' }), parcel(10, { id: idOf(9), status: 'sended' }), parcel(8)], {
      nextCursor: 'more',
    }),
  )
  answers(listBundles, aPage([{ ...flying(12), id: idOf(5), status: 'arrived' as const }]))
  await queryClient.refetchQueries({ queryKey: ['expected'] })

  expect(received(listAllOrders).length - before).toBe(1)
  expect(await isKnown('1Z00011')).toBe(true)
  expect(await isKnown('1Z0006')).toBe(true)
  expect(await isKnown('1Z0009')).toBe(false)
  expect(await isKnown('HIJA5')).toBe(false)
})
