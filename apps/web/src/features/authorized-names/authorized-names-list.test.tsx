import {
  type AuthorizedName,
  addAuthorizedName,
  listAuthorizedNames,
  removeAuthorizedName,
  updateAuthorizedName,
} from '@app/contract/authorized-names.contract'
import { getQuota, type Quota } from '@app/contract/quotas.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrother, aQuota } from '../../testing/given-people.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  choose,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  press,
  sees,
  tick,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, received, refuses } from '../../testing/server.ts'
import { AuthorizedNamesList } from './authorized-names-list.tsx'

const diego = aBrother()

async function show(stage: Stage = {}, people: AuthorizedName[] = [diego], quota: Quota = aQuota()): Promise<void> {
  answers(listAuthorizedNames, people)
  answers(getQuota, quota)
  await renderScreen(<AuthorizedNamesList />, { role: 'client', ...stage })
}

async function fillIn(): Promise<void> {
  await press('Agregar persona')
  await write('Nombres y apellidos', 'Diego Paredes')
  await write('Número', '0926687856')
  await write('Teléfono', '0987654321')
}

test('each person says what they may do, beside the client who always may', async () => {
  await show()
  await sees('Tú: retiras y recibes siempre')
  await sees('Cédula 0926687856 · +593987654321')
  await sees('Retira')
})

test('somebody who may be declared shows how much of their year is used', async () => {
  await show({}, [aBrother({ purposes: ['consignee'] })])
  await sees('Consignatario')
  expect((await page.getByText(/\$600,00/).all()).length).toBeGreaterThan(0)
})

/** What the server tells whoever only gives a number. */
const CLAIMED = { usedInCents: null, leftInCents: null }

test('a client whose document nobody saw reads what went with the house, and how to see the rest', async () => {
  const entry = { id: idOf(7), kind: 'bundle', amountInCents: 10_650, bundle: { id: idOf(8), code: 'BUL-000001' } } as const
  const more = { reversesId: null, isTakenBack: false, note: '', actorName: null, at: '2026-03-02T15:00:00.000Z' }
  const room = { valueInCents: 21_300, fits: true, fitsFrom: null }
  await show({}, [], aQuota({ ...CLAIMED, room, entries: [{ ...entry, ...more }] }))
  await sees('Hay lugar en 2026 para lo que espera en Miami ($213,00 con impuesto).')
  await sees('Con nosotros: $106,50 declarados en 2026.')
  await sees(
    'Muestra tu cédula en el mostrador y aquí verás cuánto cupo te queda: así nadie más lo lee con solo saber tu número.',
  )
})

test('of somebody whose year has no room left, it says from which day there is', async () => {
  const room = { valueInCents: 21_300, fits: false, fitsFrom: '2027-01-01' }
  await show({ language: 'en' }, [], aQuota({ ...CLAIMED, room }))
  await sees(/In 2026 there is no room for what waits in Miami \(\$213\.00 with tax\)\. It can come in from Jan 1, 2027/)
})

test('with nobody on the list, the client is told that they always may collect', async () => {
  await show({}, [])
  await sees('Tú siempre puedes retirar tus paquetes.')
})

test('name, number and phone are required, and the first missing one has the focus', async () => {
  await show()
  await press('Agregar persona')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isRefused(box('Nombres y apellidos'), 'Este campo es obligatorio.')
  await isRefused(box('Número'), 'Este campo es obligatorio.')
  await isRefused(box('Teléfono'), 'Este campo es obligatorio.')
  await hasFocus(box('Nombres y apellidos'))
})

test('a cédula whose check digit is wrong is not taken', async () => {
  await show()
  await fillIn()
  await write('Número', '0926687857')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isRefused(box('Número'), 'El número de identificación no es válido.')
  expect(received(addAuthorizedName)).toEqual([])
})

test('the same characters are a passport where the document says so', async () => {
  answers(addAuthorizedName, aBrother({ identificationType: 'passport', identification: 'AB0926687' }))
  await show()
  await fillIn()
  await choose('Documento', 'Pasaporte')
  await write('Número', 'ab0926687')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  await expect
    .poll(() => received(addAuthorizedName))
    .toMatchObject([{ body: { identificationType: 'passport', identification: 'AB0926687' } }])
})

test('a phone that cannot exist is refused in place', async () => {
  await show()
  await fillIn()
  await write('Teléfono', '12')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isRefused(box('Teléfono'), 'Escribe un número de teléfono válido.')
})

test('to collect packages nobody is asked', async () => {
  answers(addAuthorizedName, diego)
  await show()
  await fillIn()
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  await expect
    .poll(() => received(addAuthorizedName)[0]?.body)
    .toEqual({
      name: 'Diego Paredes',
      identificationType: 'cedula',
      identification: '0926687856',
      phone: '+593987654321',
      purposes: ['pickup'],
      email: '',
      address: '',
      hasConsent: false,
    })
})

test('who is to be billed says where the papers go', async () => {
  answers(addAuthorizedName, aBrother({ purposes: ['pickup', 'invoice'] }))
  await show({ width: 360 })
  await fillIn()
  await tick('Que la nota de cobro y la factura salgan a su nombre').click()
  expect(whatSticksOut()).toEqual([])

  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isRefused(box('Correo para su factura'), 'Este campo es obligatorio.')
  expect(received(addAuthorizedName)).toEqual([])

  await write('Correo para su factura', 'cuentas@paredes.ec')
  await write('Dirección', 'Av. Loja 7, Cuenca')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  await expect
    .poll(() => received(addAuthorizedName))
    .toMatchObject([{ body: { purposes: ['pickup', 'invoice'], email: 'cuentas@paredes.ec', address: 'Av. Loja 7, Cuenca' } }])
})

test('who is to be declared at customs is asked themselves: nothing is ticked for them', async () => {
  answers(addAuthorizedName, aBrother({ purposes: ['pickup', 'consignee'] }))
  await show()
  await fillIn()
  await tick('Ser consignatario en la aduana').click()
  await sees(/Le pediremos su autorización/)
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  await expect
    .poll(() => received(addAuthorizedName))
    .toMatchObject([{ body: { purposes: ['pickup', 'consignee'], hasConsent: false } }])
})

test('somebody must be allowed something', async () => {
  await show()
  await fillIn()
  await tick('Retirar mis paquetes').click()
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await sees('Este campo es obligatorio.')
  expect(received(addAuthorizedName)).toEqual([])
})

test('a person opens with what is known of them, and is saved under their id', async () => {
  answers(updateAuthorizedName, aBrother({ version: 2, name: 'Diego A. Paredes' }))
  await show()
  await press('Editar a Diego Paredes')
  await expect.element(box('Teléfono')).toHaveValue('987654321')
  await write('Nombres y apellidos', 'Diego A. Paredes')
  await press('Guardar cambios')
  await sees('Actualizado con éxito')
  await expect
    .poll(() => received(updateAuthorizedName))
    .toMatchObject([{ params: { id: diego.id }, body: { name: 'Diego A. Paredes' } }])
})

test('removing somebody asks first, and says what stays', async () => {
  answers(removeAuthorizedName, { ok: true })
  await show()
  await press('Quitar a Diego Paredes')
  await sees('Ya no podrá retirar tus paquetes ni recibirlos a su nombre. Lo que ya está en camino no cambia.')
  await press('Cancelar')
  expect(received(removeAuthorizedName)).toEqual([])
  await press('Quitar a Diego Paredes')
  await press('Quitar persona')
  await sees('Eliminado con éxito')
  await expect.poll(() => received(removeAuthorizedName)).toMatchObject([{ params: { id: diego.id } }])
})

test('why somebody could not be removed stands at their row', async () => {
  refuses(removeAuthorizedName, 'authorizedNameNotFound')
  await show()
  await press('Quitar a Diego Paredes')
  await press('Quitar persona')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('No encontramos esa persona autorizada.')
})

test('the longest name fits the narrowest phone, in the list and in the dialog', async () => {
  await show({ width: 360, language: 'en' }, [aBrother({ name: 'a'.repeat(120), purposes: ['pickup', 'consignee'] })])
  await sees(page.getByText(/^a+$/))
  expect(whatSticksOut()).toEqual([])
  await page.getByRole('button', { name: /^Edit a/ }).click()
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
})

test('a removed person is gone before the server has answered, and back with the reason where it is refused', async () => {
  refuses(removeAuthorizedName, 'authorizedNameNotFound')
  const release = holds(removeAuthorizedName)
  await show()
  await press('Quitar a Diego Paredes')
  await press('Quitar persona')
  await isGone('Cédula 0926687856 · +593987654321')
  await isGone(dialog())
  release()
  await sees('Cédula 0926687856 · +593987654321')
  await sees(page.getByRole('alert'))
})
