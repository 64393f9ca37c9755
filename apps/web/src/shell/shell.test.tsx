import { getCompany } from '@app/contract/company.contract'
import { listNotifications } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menu as administratorMenu } from '../areas/administrator/routes.tsx'
import { menu as clientMenu } from '../areas/client/routes.tsx'
import { givenCompany } from '../testing/given-company.ts'
import { renderScreen, type Stage } from '../testing/render-screen.tsx'
import {
  button,
  dialog,
  hasFocus,
  heading,
  isGone,
  key,
  link,
  press,
  says,
  sees,
  turn,
  whatSticksOut,
} from '../testing/screen.ts'
import { answers } from '../testing/server.ts'
import { SCAN_PAUSE_IN_MILLISECONDS } from '../ui/keys/key-pace.ts'
import { turnLetterKeys } from '../ui/keys/letter-keys.ts'
import { showError, showSuccess } from '../ui/say/toast.ts'
import { openMessages } from '../ui/say/toast-history.ts'
import { Shell } from './shell.tsx'

async function show(stage: Stage = {}): Promise<void> {
  answers(listNotifications, { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 1, nextCursor: null }, unread: 0 })
  const menu = stage.role === 'administrator' ? administratorMenu : clientMenu
  await renderScreen(
    <Shell menu={menu}>
      <h1>La pantalla</h1>
    </Shell>,
    // The bell is a component of its own, tried beside it.
    { role: 'client', ...stage, me: { areRemoteComponentsEnabled: false, ...stage.me } },
  )
}
const WITH_PHONE = { ...givenCompany(), quitoAddress: { ...givenCompany().quitoAddress, phone: '02 234 5678' } }
const navigation = () => page.getByRole('navigation', { name: 'Menú principal' })

test('a link leads past the menu; the entry that is open says so', async () => {
  await show()
  await link('Tus pagos').click()
  await expect.element(link('Tus pagos')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Tus pedidos')).not.toHaveAttribute('aria-current')
  await expect.element(link('Ir al contenido')).toHaveAttribute('href', '#content')
})

test('a group unfolds where the address is; folded to icons each has its name, and a group opens the drawer', async () => {
  await show({ role: 'administrator' })
  await press('Administración')
  await link('Usuarios').click()
  await expect.element(button('Administración')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(link('Usuarios')).toHaveAttribute('aria-current', 'page')
  await isGone(link('Facturas de venta'))
  await press('Cerrar menú')
  await expect.element(button('Finanzas')).toHaveAttribute('aria-expanded', 'false')
  await press('Finanzas')
  await sees(link('Facturas de venta'))
  await sees(button('Cerrar menú'))
})

test.each([
  [['owner'], 'Administrador'],
  [['warehouseMIA', 'warehouseUIO'], 'Bodega Miami, Bodega Quito'],
] as const)('who is there for %j reads so at the name: %s', async (duties, words) => {
  await show({ role: 'administrator', me: { duties: [...duties] } })
  await says(button(/^Cuenta/), new RegExp(`${words}$`))
})

test('on a phone a client has five places at the thumb, each of 44 px, and whom to ask', async () => {
  answers(getCompany, WITH_PHONE)
  await show({ width: 360 })
  const bar = page.getByRole('navigation', { name: 'Secciones' })
  await expect.element(bar.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Nuevo pedido' })).toHaveAttribute('href', '/?new=1')
  const targets = [...bar.getByRole('link').elements(), ...bar.getByRole('button').elements()]
  expect(targets).toHaveLength(5)
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: 'Pagos' }).click()
  expect(location.pathname).toBe('/tuspagos')
  await bar.getByRole('link', { name: 'Paquetes' }).click()
  expect(location.pathname).toBe('/tuspedidos')
  await bar.getByRole('button', { name: 'Ayuda' }).click()
  await expect.element(link('02 234 5678')).toHaveAttribute('href', 'tel:02 234 5678')
  await sees(dialog('Ayuda'))
})

test('on a laptop a client asks from the menu of the account, on every screen', async () => {
  answers(getCompany, WITH_PHONE)
  await show({ width: 1280, role: 'client' })
  await press(/^Cuenta/)
  await press('Ayuda')
  await sees(dialog('Ayuda'))
  await expect.element(link('02 234 5678')).toHaveAttribute('href', 'tel:02 234 5678')
  expect(whatSticksOut()).toEqual([])
})

test.each([
  ['on a laptop', { width: 1280, role: 'client' }],
  ['to staff', { width: 360, role: 'administrator' }],
] as const)('%s there is no bar of places', async (_where, stage) => {
  await show(stage)
  await isGone(page.getByRole('navigation', { name: 'Secciones' }))
})

test('on a phone the menu lies over the page, closes where one goes and gives the focus back on Escape', async () => {
  await show({ width: 360 })
  await isGone(navigation())
  await press('Abrir menú')
  await sees(navigation())
  await key('{Escape}')
  await isGone(navigation())
  await hasFocus(button('Abrir menú'))
  await press('Abrir menú')
  await navigation().getByRole('link', { name: 'Tus pagos' }).click()
  await isGone(navigation())
  expect(location.pathname).toBe('/tuspagos')
  expect(whatSticksOut()).toEqual([])
})

test('the account says who is here, holds what was said, and gives the focus back', async () => {
  openMessages('a-person')
  await show()
  showSuccess('Pedido creado.')
  showError('No pudimos enviarlo.')
  await button(/^Cuenta/).click()
  await sees('ana@example.com')
  await hasFocus(link('Perfil'))
  await button(/^Mensajes\s*2$/).click()
  await sees(dialog(/^Mensajes/).getByText(/No pudimos enviarlo\.$/))
  await dialog(/^Mensajes/)
    .getByRole('button', { name: 'Borrar todo' })
    .click()
  await sees('Todavía no hay mensajes')
  await key('{Escape}')
  await isGone(dialog(/^Mensajes/))
  await hasFocus(button(/^Cuenta/))
})

test('? shows the keys, but not while somebody writes; Ctrl+K searches', async () => {
  await show()
  await sees(heading('La pantalla'))
  await key('?')
  await sees(dialog('Atajos de teclado'))
  await key('{Escape}')
  await isGone(dialog('Atajos de teclado'))
  await key('{Control>}k{/Control}')
  await sees(page.getByRole('combobox', { name: 'Buscar en todo' }))
  await key('?')
  await isGone(dialog('Atajos de teclado'))
  await expect.element(page.getByRole('combobox', { name: 'Buscar en todo' })).toHaveValue('?')
})

test('a long name and the widest words fit the narrowest phone, in English and dark', async () => {
  const me = { firstName: 'Maximiliana Guadalupe', lastName: 'Wolfeschlegelsteinhausenbergerdorff' }
  await show({ width: 360, language: 'en', theme: 'dark', me })
  await button(/^Account/).click()
  await sees(page.getByRole('link', { name: 'Profile' }))
  expect(whatSticksOut()).toEqual([])
})

const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_IN_MILLISECONDS + 40))

test('g and a letter lead to a screen that the role has, and nowhere from a field', async () => {
  await show({ role: 'administrator', at: '/perfil' })
  await sees(heading('La pantalla'))
  for (const [letter, path] of [
    ['m', '/operations/manifiestocarga'],
    ['k', '/finances/pagos'],
    ['d', '/'],
  ]) {
    await key('g')
    await pause()
    await key(letter ?? '')
    await expect.poll(() => location.pathname).toBe(path)
  }
  await show({ role: 'client', at: '/perfil' })
  await sees(heading('La pantalla'))
  await key('g')
  await pause()
  await key('m')
  await pause()
  expect(location.pathname).toBe('/perfil')
})

test('the sheet lists the keys by where they work, and turns single keys off', async () => {
  await show({ role: 'administrator', language: 'en' })
  await sees(heading('La pantalla'))
  await key('?')
  await sees('In a list')
  await sees('Go to the next or previous record')
  await sees(dialog('Keyboard shortcuts').getByText('Cargo manifests'))
  await turn(/^Single-key/)
  await isGone('Tick the row')
  await sees('Open or confirm')
  await key('{Escape}')
  await isGone(dialog('Keyboard shortcuts'))
  await key('?')
  await pause()
  await isGone(dialog('Keyboard shortcuts'))
  turnLetterKeys(true)
})
