import { type Found, search } from '@app/contract/search.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { hasFocus, isGone, key, list, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, received, refusesOnce } from '../../testing/server.ts'
import { SearchDialog } from './search-dialog.tsx'

const found = (number: number, changed: Partial<Found> = {}): Found => ({
  ...{
    kind: 'order',
    id: idOf(number),
    code: `ORD-${number}`,
    title: 'Zapatos',
    things: null,
    status: 'inWarehouseMIA',
    outcome: null,
  },
  location: `/tuspedidos?open=${idOf(number)}`,
  ...changed,
})
const BILL = found(9, { kind: 'bill', code: 'VTA-9', title: 'Ana Paredes', status: 'paid', location: '/tuspagos?open=9' })
const SCREENS = [
  { path: '/perfil', name: 'Perfil' },
  { path: '/tuspedidos', name: 'Tus pedidos' },
]

let closed: ({ returnsFocus: boolean } | undefined)[] = []
async function show(stage: Stage = {}): Promise<void> {
  closed = []
  const screen = <SearchDialog opened onClose={(how) => closed.push(how)} screens={SCREENS} />
  await renderScreen(screen, { role: 'client', at: '/cotizar', ...stage })
  await hasFocus(list('Buscar en todo'))
}
const type = (text: string) => list('Buscar en todo').fill(text)
const option = (name: RegExp) => page.getByRole('option', { name })

test('it has the focus as it opens and says what it finds; a letter asks for more', async () => {
  await show()
  await sees('¿Qué buscas?')
  await type('x')
  await sees(/^Escribe al menos \d letras o números\.$/)
  expect(received(search)).toEqual([])
})

test('records come by kind under their headings, said aloud; Enter opens the one that the arrows chose', async () => {
  answers(search, [found(1), found(2), BILL])
  await show()
  await type('ana')
  await sees('Notas de cobro')
  await sees(page.getByRole('status').filter({ hasText: '3 resultados' }))
  await expect.element(option(/^ORD-1/)).toHaveAttribute('aria-selected', 'true')
  await key('{ArrowUp}')
  await expect.element(option(/^VTA-9/)).toHaveAttribute('aria-selected', 'true')
  await key('{ArrowDown}{ArrowDown}{Enter}')
  expect(location.pathname + location.search).toBe(`/tuspedidos?open=${idOf(2)}`)
  await expect.poll(() => closed).toHaveLength(1)
})

test('clients read what they call it, and its code beneath', async () => {
  const things = { titles: [{ kind: 'thing' as const, name: 'Audífonos', more: 2 }], count: 1 }
  answers(search, [found(1, { things })])
  await show()
  await type('aud')
  await sees(option(/^Audífonos y 2 más.*ORD-1/))
})

test('a scanner’s Enter before the answer opens the first record once it is here', async () => {
  answers(search, [found(3)])
  const release = holds(search)
  await show()
  await type('TBA000000000003')
  await key('{Enter}')
  expect(closed).toEqual([])
  release()
  await expect.poll(() => location.search).toBe(`?open=${idOf(3)}`)
})

test('screens are found by their names without accents or capitals', async () => {
  answers(search, [])
  await show()
  await type('PERFIL')
  await key('{Enter}')
  await expect.poll(() => location.pathname).toBe('/perfil')
})

test('what staff do is begun from here, and what the office books is found', async () => {
  answers(search, [
    found(4, {
      kind: 'payment',
      code: 'PAG-4',
      title: 'Ana Paredes · PICH-8812',
      status: null,
      location: '/finances/pagos?open=4',
    }),
  ])
  await show({ role: 'administrator' })
  await type('pago')
  await sees('Pagos')
  await sees(option(/^PAG-4/))
  await type('crear us')
  await key('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/administration/usuarios?new=user')
})

test.each([
  ['nuevo ped', '/operations/estadodepedidos?new=1'],
  ['compra as', '/operations/estadodepedidos?new=purchase'],
])('who has purchasing alone begins “%s” where their duties let them be', async (text, address) => {
  answers(search, [])
  await show({ role: 'administrator', me: { duties: ['purchasing'] } })
  await type(text)
  await key('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe(address)
})

test('a name that was mistyped offers whom it comes nearest to, and opens nobody by itself', async () => {
  const ana = { kind: 'client', code: 'UIO-00012', title: 'Ana Paredes', status: null, location: '/operations/detalleporcliente' }
  answers(search, [found(6, { ...ana, isNear: true } as Partial<Found>)])
  await show({ role: 'administrator' })
  const before = location.pathname
  await type('ana peredes')
  await key('{Enter}')
  await sees('Nada se llama «ana peredes». ¿Quisiste decir…?')
  expect(location.pathname).toBe(before)
  await key('{Enter}')
  await expect.poll(() => location.pathname).toBe('/operations/detalleporcliente')
})

test('clients read the word of theirs for what they asked a quote for', async () => {
  const things = { titles: [{ kind: 'thing' as const, name: 'Lámpara de pie', more: 0 }], count: 1 }
  answers(search, [found(5, { kind: 'dropshipping', code: 'DRO-5', things, status: 'quoting', location: '/cotizar?open=5' })])
  await show()
  await type('lámpara')
  await sees('Te cotizamos')
  await sees(option(/^Lámpara de pie/))
})

test('nothing found says what for; the same text is not asked twice', async () => {
  answers(search, [])
  await show()
  await type('<b>no hay</b>')
  await sees('No encontramos nada con «<b>no hay</b>»')
  await expect.poll(() => received(search).map(({ query }) => query?.q)).toEqual(['<b>no hay</b>'])
})

test('a refusal says why and is tried again', async () => {
  answers(search, [found(1)])
  refusesOnce(search, 'tooManyRequests')
  await show()
  await type('ana')
  await sees(page.getByRole('alert'))
  await press('Intentar de nuevo')
  await sees(option(/^ORD-1/))
})

test('what was searched for is offered the next time, without asking', async () => {
  answers(search, [found(1)])
  await show()
  await type('zapatos')
  await sees(option(/^ORD-1/))
  await key('{Enter}')
  await show()
  await sees('Búsquedas recientes')
  await option(/^zapatos$/).click()
  await expect.element(list('Buscar en todo')).toHaveValue('zapatos')
})

test('Borrar empties it and keeps the focus; Escape closes it', async () => {
  answers(search, [found(1)])
  await show()
  await type('ana')
  await press('Borrar')
  await hasFocus(list('Buscar en todo'))
  await isGone(option(/^ORD-1/))
  await key('{Escape}')
  await expect.poll(() => closed).toEqual([undefined])
})

test('long words fit the narrowest phone, in English and dark', async () => {
  answers(search, [found(1, { title: 'Audífonos-inalámbricos-con-cancelación-de-ruido-y-estuche '.repeat(3) })])
  const screen = <SearchDialog opened onClose={() => undefined} screens={SCREENS} />
  await renderScreen(screen, { role: 'client', width: 360, language: 'en', theme: 'dark' })
  await page.getByRole('combobox').fill('aud')
  await sees(option(/^ORD-1/))
  expect(whatSticksOut()).toEqual([])
})
