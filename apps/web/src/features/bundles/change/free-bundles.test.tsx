// Bundles on no manifest, below the packages that become bundles: of a thousand, a page that can be searched and turned.
import { listFreeBundles } from '@app/contract/bundles.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anArrivedBundle } from '../../../testing/given-bundles.ts'
import { aPage } from '../../../testing/given-list.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { heading, isGone, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { FreeBundles } from './free-bundles.tsx'

const bundle = (number: number) =>
  anArrivedBundle({ id: idOf(number), code: `BUL-${number}`, status: 'inWarehouseMIA', allowedActions: [] })

function holds(total: number): void {
  answers(listFreeBundles, ({ query }) => {
    const { q, limit = '100', page: asked = '1' } = query ?? {}
    const found = q ? 1 : total
    const rows = Array.from({ length: Math.min(Number(limit), found) }, (_, at) =>
      bundle((Number(asked) - 1) * Number(limit) + at + 1),
    )
    const listed = aPage(q ? [bundle(700)] : rows)
    const totalPages = Math.ceil(found / Number(limit))
    return { ...listed, meta: { ...listed.meta, page: Number(asked), limit: Number(limit), total: found, totalPages } }
  })
}
const show = (stage: Stage = {}) => renderScreen(<FreeBundles />, { role: 'administrator', ...stage })

test('of a thousand, 25 show, and the rest by page', async () => {
  holds(1_000)
  await show()
  await sees(heading(/1\.000/))
  await sees(link('BUL-25'))
  await isGone(link('BUL-26'))
  await press('Ir a la página 2')
  await sees(link('BUL-26'))
  await sees('26–50 de 1.000')
  expect(received(listFreeBundles).at(-1)?.query).toMatchObject({ page: '2', limit: '25' })
})

test('one of them is found, and how many there are in all still stands above', async () => {
  holds(1_000)
  await show()
  await page.getByRole('searchbox').fill('BUL-700')
  await sees(link('BUL-700'))
  await isGone(link('BUL-1'))
  await sees(heading(/1\.000/))
})

test('few need neither search nor pages', async () => {
  holds(3)
  await show()
  await sees(link('BUL-3'))
  await isGone(page.getByRole('searchbox'))
  await isGone(/ de 3$/)
})

test('it fits the narrowest phone, in English and dark', async () => {
  holds(1_000)
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(link('BUL-1'))
  expect(whatSticksOut()).toEqual([])
})
