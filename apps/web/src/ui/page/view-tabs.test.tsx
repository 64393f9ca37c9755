import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { link, press } from '../../testing/screen.ts'
import { ViewTabs } from './view-tabs.tsx'

const VIEWS = { all: 'Todos', reviewed: 'Revisados', inMiami: 'En Miami', inFlight: 'En vuelo', closed: 'Cerrados' }

function Tabs() {
  const [counts, setCounts] = useState({})
  return (
    <>
      <ViewTabs label="Tus pedidos" views={VIEWS} first="all" counts={counts} />
      <button type="button" onClick={() => setCounts({ all: 1_204, reviewed: 317, inMiami: 512, inFlight: 375, closed: 13 })}>
        Contar
      </button>
    </>
  )
}

const isInSight = () => {
  const tab = document.querySelector('[data-view="closed"]')?.getBoundingClientRect()
  return tab !== undefined && tab.left >= 0 && tab.right <= document.documentElement.clientWidth
}

test('the chosen tab stands in sight on a phone, also once the counts before it have come', async () => {
  await renderScreen(<Tabs />, { width: 360, at: '/?view=closed' })
  await expect.element(link('Cerrados')).toHaveAttribute('aria-current', 'page')
  await expect.poll(isInSight).toBe(true)
  await press('Contar')
  await expect.element(link(/^Cerrados.*13/)).toBeVisible()
  await expect.poll(isInSight).toBe(true)
})
