import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { link, press, sees } from '../../testing/screen.ts'
import { Link } from './link.tsx'
import { useSearchParams } from './use-search-params.ts'

function Screen() {
  const { pathname, search, state } = useLocation()
  const [asked, ask] = useSearchParams()
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <p>{`página ${asked.get('page') ?? 'primera'}`}</p>
      <Link to="/grande" state={{ from: 'here' }}>
        Ir
      </Link>
      <Link to="?view=all">Todos</Link>
      <Link to="/otra" target="_blank" rel="noopener">
        Aparte
      </Link>
      <Link to="/vetada" onClick={(event) => event.preventDefault()}>
        Vetada
      </Link>
      <button type="button" onClick={() => ask((current) => new URLSearchParams({ ...Object.fromEntries(current), page: '2' }))}>
        Siguiente
      </button>
      <button type="button" onClick={() => ask({ page: '3' }, { replace: true })}>
        Tercera
      </button>
    </>
  )
}

/** Whether the program took the press, or left it to the browser; the browser follows none here. */
function isTaken(name: string, held: MouseEventInit = {}): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...held })
  let isTaken = false
  const stop = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  link(name).element().dispatchEvent(press)
  return isTaken
}

test('a link leads to its address without leaving the page, and hands over what goes along', async () => {
  await renderScreen(<Screen />, { role: 'client' })
  await expect.element(link('Ir')).toHaveAttribute('href', '/grande')
  await link('Ir').click()
  await sees('/grande {"from":"here"}')
  await link('Todos').click()
  await sees('/grande?view=all null')
})

test('the address that is open already is not come back over twice', async () => {
  await renderScreen(<Screen />, { role: 'client' })
  await link('Ir').click()
  await sees('/grande {"from":"here"}')
  const before = history.length
  await link('Ir').click()
  expect(history.length).toBe(before)
})

test('other tabs and windows, and what the screen itself forbids, are not the program’s to open', async () => {
  await renderScreen(<Screen />, { role: 'client' })
  await sees(link('Ir'))
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(isTaken('Ir', held), JSON.stringify(held)).toBe(false)
  expect(isTaken('Aparte')).toBe(false)
  expect(isTaken('Vetada')).toBe(true)
  expect(location.pathname).not.toBe('/vetada')
  expect(isTaken('Ir')).toBe(true)
})

test('what the address asks for is read from it, and asked for anew', async () => {
  await renderScreen(<Screen />, { role: 'client' })
  await sees('página primera')
  await link('Todos').click()
  await press('Siguiente')
  await sees(/\?view=all&page=2/)
  await sees('página 2')
  const before = history.length
  await press('Tercera')
  await sees(/\?page=3 /)
  expect(history.length).toBe(before)
})
