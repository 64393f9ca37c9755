import { createUser, type UserDetail } from '@app/contract/users.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  choose,
  hasFocus,
  isGone,
  isRefused,
  list,
  press,
  sees,
  turn,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../testing/server.ts'
import { NewUserDialog } from './new-user-dialog.tsx'

const ana = inFull(aUser())

async function toCreate(type = 0, stage: Stage = {}, isMailing = true) {
  hasMailServer(isMailing)
  const onCreated = vi.fn<(user: UserDetail) => void>()
  const onClose = vi.fn<() => void>()
  await renderScreen(<NewUserDialog type={type} onClose={onClose} onCreated={onCreated} />, { role: 'administrator', ...stage })
  return { onCreated, onClose }
}

async function fillIn(): Promise<void> {
  await write('Nombres', 'Lucía')
  await write('Apellidos', 'Andrade')
  await write('Número', '0926687856')
  await write('Correo electrónico', ' Lucia@Example.com ')
  await write('Teléfono', '0987654321')
  await choose('Provincia', 'Pichincha')
  await choose('Ciudad', 'Quito')
  await write('Dirección', 'Calle Larga 1')
}

test('a new client is sent as it was typed: the server gives the casillero, the person chooses the password', async () => {
  answers(createUser, ana)
  const { onCreated } = await toCreate()
  await sees('El casillero se asigna al crear la cuenta. Le llega un correo para elegir su contraseña.')
  await fillIn()
  await press('Crear cuenta')
  await expect.poll(() => onCreated.mock.calls.length).toBe(1)
  await expect
    .poll(() => received(createUser)[0]?.body)
    .toEqual({
      firstName: 'Lucía',
      lastName: 'Andrade',
      email: 'lucia@example.com',
      phone: '+593987654321',
      identificationType: 'cedula',
      identification: '0926687856',
      birthDate: null,
      province: 'Pichincha',
      city: 'Quito',
      address: 'Calle Larga 1',
      language: 'es',
      userType: 0,
      hasDiscount: false,
      hasConsent: false,
    })
})

test('what is known besides goes along: birth date, language of mails, discount', async () => {
  answers(createUser, ana)
  const { onCreated } = await toCreate()
  await fillIn()
  await page.getByLabelText('Fecha de nacimiento').fill('1990-05-04')
  await choose('Idioma de los correos', 'English')
  await turn(/^Descuento por cliente/)
  await press('Crear cuenta')
  await expect.poll(() => onCreated.mock.calls.length).toBe(1)
  await expect
    .poll(() => received(createUser))
    .toMatchObject([{ body: { birthDate: '1990-05-04', language: 'en', hasDiscount: true } }])
})

test('everything but birth date is required, and the first missing field has the focus', async () => {
  await toCreate()
  await press('Crear cuenta')
  for (const name of ['Nombres', 'Apellidos', 'Número', 'Correo electrónico', 'Teléfono', 'Dirección'])
    await isRefused(box(name), 'Este campo es obligatorio.')
  await isRefused(list('Provincia'), 'Este campo es obligatorio.')
  await hasFocus(box('Nombres'))
  expect(received(createUser)).toEqual([])
})

test.each([
  ['Correo electrónico', 'lucia', 'Escribe un correo electrónico válido.'],
  ['Número', '0926687857', 'El número de identificación no es válido.'],
  ['Teléfono', '12', 'Escribe un número de teléfono válido.'],
  ['Nombres', 'x'.repeat(81), 'Escribe como máximo 80 caracteres.'],
  ['Dirección', 'x'.repeat(201), 'Escribe como máximo 200 caracteres.'],
])('%s cannot be "%s"', async (field, text, sentence) => {
  await toCreate()
  await fillIn()
  await write(field, text)
  await press('Crear cuenta')
  await isRefused(box(field), sentence)
  await hasFocus(box(field))
  expect(received(createUser)).toEqual([])
})

test('a wrong address is said as soon as the field is left', async () => {
  await toCreate()
  await write('Correo electrónico', 'lucia')
  await box('Nombres').click()
  await isRefused(box('Correo electrónico'), 'Escribe un correo electrónico válido.')
})

test.each([
  ['emailTaken', 'email', 'Correo electrónico', 'Este correo ya está registrado.'],
  ['identificationNotValid', 'identification', 'Número', 'El número de identificación no es válido.'],
] as const)('%s is refused at its field, and what was typed stays', async (code, field, name, sentence) => {
  refuses(createUser, code, { field })
  const { onCreated } = await toCreate()
  await fillIn()
  await press('Crear cuenta')
  await isRefused(box(name), sentence)
  await hasFocus(box(name))
  await expect.element(box('Nombres')).toHaveValue('Lucía')
  expect(onCreated).not.toHaveBeenCalled()
})

test('the list of associates opens the form for an associate: nothing of a client is asked', async () => {
  await toCreate(2)
  await expect.element(list('Tipo')).toHaveValue('2')
  await sees('Le llega un correo para elegir su contraseña. Después asígnale clientes.')
  await isGone('Descuento por cliente')
})

test.each([
  [
    'Administrador',
    'Ve y cambia todo, también estas cuentas y los parámetros.',
    /^Espera la aprobación de otro administrador; donde no hay otro, un día\. Después le llega un correo/,
  ],
  ['Transportista', 'Queda en el registro de entregas. No inicia sesión.', 'No recibe correos ni inicia sesión.'],
])('chosen %s, the form says what they may do and what happens next', async (type, help, next) => {
  await toCreate()
  await choose('Tipo', type)
  await sees(help)
  await sees(next)
})

test('another province takes a town of the one before away', async () => {
  await toCreate()
  await choose('Provincia', 'Pichincha')
  await choose('Ciudad', 'Quito')
  await choose('Provincia', 'Guayas')
  await expect.element(list('Ciudad')).toHaveValue('')
})

test('before a province is chosen there is no town to choose', async () => {
  await toCreate()
  await expect.element(list('Ciudad')).toBeDisabled()
})

test('a double click opens one account', async () => {
  answers(createUser, ana)
  const release = holds(createUser)
  const { onCreated } = await toCreate()
  await fillIn()
  await button('Crear cuenta').dblClick()
  release()
  await expect.poll(() => onCreated.mock.calls.length).toBeGreaterThan(0)
  await isAsked(createUser)
})

test('without connection the form keeps what was typed', async () => {
  await toCreate()
  await fillIn()
  isUnreachable()
  await press('Crear cuenta')
  await sees('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')
  await expect.element(box('Apellidos')).toHaveValue('Andrade')
})

test('in English, dark and on the narrowest phone the whole form fits', async () => {
  await toCreate(0, { language: 'en', theme: 'dark', width: 360 })
  await press('Create account')
  await isRefused(box('First name'), 'This field is required.')
  expect(whatSticksOut()).toEqual([])
})

test('without a mail server it says who passes the link on', async () => {
  await toCreate(0, {}, false)
  await sees(
    'El casillero se asigna al crear la cuenta. No hay servidor de correo: crea después el enlace para su contraseña en su ficha.',
  )
})

test('an administrator waits for a second one: it is said, and the form closes', async () => {
  answers(createUser, { approval: { id: idOf(81), code: 'APR-000081', endsAt: NOW } })
  const { onCreated, onClose } = await toCreate(1)
  await sees(/^Espera la aprobación de otro administrador; donde no hay otro, un día\./)
  await fillIn()
  await press('Crear cuenta')
  await sees(/APR-000081/)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onCreated).not.toHaveBeenCalled()
})
