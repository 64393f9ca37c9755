import {
  type AuthorizedName,
  addAuthorizedName,
  listAuthorizedNames,
  removeAuthorizedName,
  updateAuthorizedName,
} from '@app/contract/authorized-names.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrother, aQuota } from '../../testing/given-people.ts'
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
import { answers, received, refuses } from '../../testing/server.ts'
import { AuthorizedNamesList } from './authorized-names-list.tsx'

const diego = aBrother()

async function show(stage: Stage = {}, people: AuthorizedName[] = [diego]): Promise<void> {
  answers(listAuthorizedNames, people)
  answers(getQuota, aQuota())
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
  expect(received(addAuthorizedName)).toMatchObject([{ body: { identificationType: 'passport', identification: 'AB0926687' } }])
})

test('a phone that cannot exist is refused in place', async () => {
  await show()
  await fillIn()
  await write('Teléfono', '12')
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isRefused(box('Teléfono'), 'Escribe un número de teléfono válido.')
})

test('to collect packages no consent is asked for', async () => {
  answers(addAuthorizedName, diego)
  await show()
  await fillIn()
  await isGone(tick('Esta persona aceptó que sus datos se usen para declarar mis paquetes.'))
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  expect(received(addAuthorizedName)[0]?.body).toEqual({
    name: 'Diego Paredes',
    identificationType: 'cedula',
    identification: '0926687856',
    phone: '+593987654321',
    purposes: ['pickup'],
    hasConsent: false,
  })
})

test('to be declared at customs, the person must have agreed', async () => {
  answers(addAuthorizedName, aBrother({ purposes: ['pickup', 'consignee'] }))
  await show()
  await fillIn()
  await tick('Ser consignatario en la aduana').click()
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  const consent = tick('Esta persona aceptó que sus datos se usen para declarar mis paquetes.')
  await sees('Falta el consentimiento del consignatario.')
  expect(received(addAuthorizedName)).toEqual([])
  await consent.click()
  await dialog().getByRole('button', { name: 'Agregar persona' }).click()
  await isGone(dialog())
  expect(received(addAuthorizedName)).toMatchObject([{ body: { purposes: ['pickup', 'consignee'], hasConsent: true } }])
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
  expect(received(updateAuthorizedName)).toMatchObject([{ params: { id: diego.id }, body: { name: 'Diego A. Paredes' } }])
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
  expect(received(removeAuthorizedName)).toMatchObject([{ params: { id: diego.id } }])
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
