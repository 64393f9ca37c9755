// How packages look in lists: their photo once it is near, else the letter of their store (client, section 1).
import { getOrderCovers, listClientOrders } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../api/query-client.ts'
import { givenCovers } from '../../../testing/given-covers.ts'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, received, refuses } from '../../../testing/server.ts'
import { MyOrdersPage } from '../own/my-orders-page.tsx'

/** One blue pixel. */
const PICTURE = 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoBAAEAAgA0JaACdLoB+AADsAD+8MVPhf/8v2n/+X7T//L9p/+X7QAAAA=='
const packages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOrder({ id: idOf(100 + index), title: { kind: 'thing', name: `Cosa ${index}`, more: 0 }, store: 'Zara' }),
  )

async function show(count: number, stage: Stage = {}) {
  hasNoSavedViews()
  answers(listClientOrders, aPage(packages(count)))
  await renderScreen(<MyOrdersPage />, { role: 'client', at: '/tuspedidos', ...stage })
  await sees(/^Cosa 0$/)
}
const pictures = () => document.querySelectorAll('img[src^="data:image/webp"]').length
const asked = () => received(getOrderCovers).flatMap(({ query }) => query?.id ?? [])

test('a photo stands beside each title; without one the letter of the store does', async () => {
  givenCovers((id) => (id === idOf(100) ? PICTURE : null))
  await show(2, { width: 360 })
  await expect.poll(pictures).toBe(1)
  await sees(page.getByText('Z', { exact: true }))
  expect(received(getOrderCovers)).toHaveLength(1)
  expect(whatSticksOut()).toEqual([])
})

test('until its photo has come there is the letter, and nothing moves when it comes', async () => {
  givenCovers(() => PICTURE)
  const release = holds(getOrderCovers)
  await show(1, { width: 360 })
  await sees(page.getByText('Z', { exact: true }))
  const before = document.querySelector('[data-row]')?.getBoundingClientRect().height
  release()
  await expect.poll(pictures).toBe(1)
  expect(document.querySelector('[data-row]')?.getBoundingClientRect().height).toBe(before)
})

test('of a long list those near are asked for, at most 24 in one call, and the rest as they come', async () => {
  givenCovers(() => PICTURE)
  await show(90, { width: 360 })
  await expect.poll(pictures).toBeGreaterThan(3)
  expect(asked().length).toBeLessThan(30)
  for (const { query } of received(getOrderCovers)) expect([query?.id ?? []].flat().length).toBeLessThanOrEqual(24)

  document.querySelector(`[data-row="${idOf(189)}"]`)?.scrollIntoView()
  await expect.poll(() => asked().includes(idOf(189))).toBe(true)
  expect(asked()).toHaveLength(new Set(asked()).size)
  expect(asked()).not.toContain(idOf(140))
})

test('a package that changed is asked for anew; the others are not', async () => {
  givenCovers(() => PICTURE)
  await show(2)
  await expect.poll(pictures).toBe(2)
  const [first, second] = packages(2)
  if (!first || !second) throw new Error('two were given')
  answers(listClientOrders, aPage([{ ...first, version: first.version + 1 }, second]))
  await queryClient.invalidateQueries({ queryKey: ['orders'] })
  await expect.poll(() => asked().length).toBe(3)
  expect(asked().at(-1)).toBe(first.id)
})

test('a refusal leaves the letters', async () => {
  refuses(getOrderCovers, 'orderNotFound')
  await show(1)
  await expect.poll(asked).toHaveLength(1)
  await sees(page.getByText('Z', { exact: true }))
})
