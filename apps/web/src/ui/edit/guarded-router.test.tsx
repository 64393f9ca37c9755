import { listPayments as payments } from '@app/contract/endpoints/payments'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, link, press, sees } from '../../testing/screen.ts'
import { useListState } from '../list/use-list-state.ts'
import { Link } from './link.tsx'

const SLOW_PARTS = Array.from({ length: 40 }, (_, index) => index)
const EACH_IN_MILLISECONDS = 15

/** Takes the processor as long as a part of a large screen does on a slow phone. */
function SlowPart() {
  const until = performance.now() + EACH_IN_MILLISECONDS
  while (performance.now() < until);
  return null
}

const Slow = () => (
  <>
    {SLOW_PARTS.map((index) => (
      <SlowPart key={index} />
    ))}
    <p>Pantalla grande</p>
  </>
)

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

test('the frame after a client’s press comes before the screen that it leads to, which comes by itself', async () => {
  await renderScreen(
    <Routes>
      <Route path="/" element={<Link to="/grande">Ir</Link>} />
      <Route path="/grande" element={<Slow />} />
    </Routes>,
    { role: 'client' },
  )
  await sees(link('Ir'))
  const pressedAt = performance.now()
  document.querySelector('a')?.click()
  await nextFrame()
  expect(performance.now() - pressedAt).toBeLessThan((SLOW_PARTS.length * EACH_IN_MILLISECONDS) / 2)
  expect(document.body.textContent).toContain('Ir')
  await sees('Pantalla grande')
  await isGone('Ir')
})

test('the office’s next screen is there before the next key is heard', async () => {
  await renderScreen(
    <Routes>
      <Route path="/" element={<Link to="/grande">Ir</Link>} />
      <Route path="/grande" element={<Slow />} />
    </Routes>,
    { role: 'administrator' },
  )
  await sees(link('Ir'))
  document.querySelector('a')?.click()
  // No task comes between a press and a key that waits in the browser's queue.
  await Promise.resolve()
  expect(document.body.textContent).toContain('Pantalla grande')
})

test('what is typed is drawn before the next key is heard, however large the screen', async () => {
  const drawn: string[] = []
  function Typed() {
    const list = useListState(payments)
    drawn.push(list.q)
    return (
      <>
        <button type="button" onClick={() => list.setSearch(`${list.q}a`)}>
          Escribir
        </button>
        <Slow key={list.q} />
      </>
    )
  }
  await renderScreen(<Typed />, { role: 'client' })
  await sees('Pantalla grande')
  for (const expected of ['a', 'aa', 'aaa']) {
    document.querySelector('button')?.click()
    // No task comes between two keys that waited in the browser's queue.
    await Promise.resolve()
    expect(drawn.at(-1)).toBe(expected)
  }
})

test('two changes in one go are both asked for, also while the first is being drawn', async () => {
  function Changed() {
    const list = useListState(payments)
    const change = () => {
      list.open('pago-1')
      list.setFilter('method', ['cash'])
      list.sortBy('code', 'desc')
    }
    return (
      <>
        <button type="button" onClick={change}>
          Cambiar
        </button>
        <p>{useLocation().search}</p>
      </>
    )
  }
  await renderScreen(<Changed />, { role: 'client', at: '/?q=sol' })
  await press('Cambiar')
  await sees('?q=sol&open=pago-1&method=cash&orderBy=code&mode=desc')
})

test('who has left a page is not brought back by what it still wanted to change', async () => {
  function Leaving() {
    const list = useListState(payments)
    return (
      <>
        <Link to="/otra" onClick={() => setTimeout(() => list.setSearch('tarde'))}>
          Irse
        </Link>
        <Slow />
      </>
    )
  }
  await renderScreen(
    <Routes>
      <Route path="/" element={<Leaving />} />
      <Route path="/otra" element={<Slow />} />
    </Routes>,
    { role: 'client' },
  )
  await link('Irse').click()
  await isGone('Irse')
  expect(`${location.pathname}${location.search}`).toBe('/otra')
})
