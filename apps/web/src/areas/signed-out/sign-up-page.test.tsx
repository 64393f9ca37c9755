import { listTexts } from '@app/contract/consents.contract'
import { signUp } from '@app/contract/session.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { handover } from '../../session/location.ts'
import { fillInSignUp } from '../../testing/fill-in-sign-up.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  box,
  button,
  choose,
  field,
  hasFocus,
  isRefused,
  link,
  list,
  press,
  says,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isUnreachable, received, refuses } from '../../testing/server.ts'
import { SignUpPage } from './sign-up-page.tsx'

const show = (stage: Stage = {}) => {
  answers(listTexts, [])
  return renderScreen(<SignUpPage />, { at: '/registro', ...stage })
}

const birthDate = () => field('Fecha de nacimiento')

test('a new client is sent as typed, in the language of the screen, and is led to the sign-in', async () => {
  answers(signUp, { id: idOf(7), casilleroCode: 'ECU1007' })
  await show()
  await fillInSignUp()
  await press('Crear cuenta')
  await expect.poll(() => location.pathname).toBe('/login')
  expect(handover()).toEqual({ notice: 'accountCreated', email: 'lucia@example.com' })
  await expect
    .poll(() => received(signUp)[0]?.body)
    .toEqual({
      firstName: 'Lucía',
      lastName: 'Andrade',
      identificationType: 'cedula',
      identification: '1710034065',
      birthDate: '1990-05-04',
      phone: '+593987654321',
      email: 'lucia@example.com',
      province: 'Azuay',
      city: 'Cuenca',
      address: 'Calle Larga 1',
      password: 'caballo batería grapa',
      language: 'es',
    })
})

test('everything is required, and the first missing field has the focus', async () => {
  await show()
  await press('Crear cuenta')
  for (const name of ['Nombres', 'Apellidos', 'Número', 'Teléfono', 'Dirección', 'Correo electrónico'])
    await isRefused(box(name), 'Este campo es obligatorio.')
  await isRefused(list('Provincia'), 'Este campo es obligatorio.')
  await isRefused(birthDate(), 'Este campo es obligatorio.')
  await isRefused(field('Contraseña'), 'Este campo es obligatorio.')
  await hasFocus(box('Nombres'))
  expect(received(signUp)).toEqual([])
})

test.each([
  ['Número', '1710034066', 'El número de identificación no es válido.'],
  ['Número', '171003406', 'El número de identificación no es válido.'],
  ['Teléfono', '12', 'Escribe un número de teléfono válido.'],
  ['Correo electrónico', 'lucia@', 'Escribe un correo electrónico válido.'],
])('%s "%s" is refused when the field is left', async (name, typed, sentence) => {
  await show()
  await write(name, typed)
  await field('Contraseña').click()
  await isRefused(box(name), sentence)
})

test('a RUC has thirteen digits, the last of them 001 or more', async () => {
  await show()
  await choose('Documento', 'RUC')
  await write('Número', '1710034065')
  await box('Dirección').click()
  await isRefused(box('Número'), 'El número de identificación no es válido.')
  await write('Número', '1710034065001')
  await box('Dirección').click()
  await expect.element(box('Número')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a minor cannot have an account', async () => {
  await show()
  await fillInSignUp()
  await birthDate().fill('2015-05-04')
  await press('Crear cuenta')
  await isRefused(birthDate(), 'La persona debe ser mayor de edad.')
  await hasFocus(birthDate())
  expect(received(signUp)).toEqual([])
})

test('the first wrong field has the focus also where the browser draws before the field is marked', async () => {
  await show()
  await fillInSignUp()
  await birthDate().fill('2015-05-04')
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    queueMicrotask(() => draw(performance.now()))
    return 0
  })
  await press('Crear cuenta')
  await hasFocus(birthDate()).finally(() => frames.mockRestore())
})

test('the repeated password must be the same', async () => {
  await show()
  await fillInSignUp()
  await field('Repite la contraseña').fill('caballo bateria grapa')
  await press('Crear cuenta')
  await isRefused(field('Repite la contraseña'), 'Las contraseñas no coinciden.')
})

test('a password of less than the least characters is weak', async () => {
  await show()
  await fillInSignUp()
  await field('Contraseña').fill('corta')
  await field('Repite la contraseña').fill('corta')
  await press('Crear cuenta')
  await isRefused(field('Contraseña'), 'Contraseña débil.')
})

test.each([
  ['emailTaken', 'email', 'Correo electrónico', 'Este correo ya está registrado.'],
  ['emailNotAllowed', 'email', 'Correo electrónico', 'No se puede crear un usuario con este correo.'],
  ['identificationNotValid', 'identification', 'Número', 'El número de identificación no es válido.'],
] as const)('%s is refused at its field, which has the focus', async (problem, path, name, sentence) => {
  refuses(signUp, problem, { field: path })
  await show()
  await fillInSignUp()
  await press('Crear cuenta')
  await isRefused(box(name), sentence)
  await hasFocus(box(name))
  await expect.element(box('Nombres')).toHaveValue('Lucía')
})

test('too many accounts from one place are refused above the button', async () => {
  refuses(signUp, 'tooManyRequests', { retryAfterInSeconds: 120 })
  await show()
  await fillInSignUp()
  await press('Crear cuenta')
  await says(alert(), 'Demasiados intentos. Vuelve a intentar en 2 minutos.')
})

test('what was typed survives a reload, passwords never', async () => {
  await show()
  await fillInSignUp()
  await expect.poll(() => sessionStorage.getItem('draft:registro')).toContain('lucia@example.com')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('caballo')
})

test('what was typed before is here again', async () => {
  sessionStorage.setItem('draft:registro', JSON.stringify({ firstName: 'Lucía', province: 'Azuay', city: 'Cuenca' }))
  await show()
  await expect.element(box('Nombres')).toHaveValue('Lucía')
  await expect.element(list('Ciudad')).toHaveValue('Cuenca')
})

test('a draft that cannot be read loses nothing else', async () => {
  sessionStorage.setItem('draft:registro', '{broken')
  await show()
  await expect.element(box('Nombres')).toHaveValue('')
})

test('once the account is made the draft is gone: the next person at this computer finds nothing', async () => {
  answers(signUp, { id: idOf(7), casilleroCode: 'ECU1007' })
  await show()
  await fillInSignUp()
  await press('Crear cuenta')
  await expect.poll(() => sessionStorage.getItem('draft:registro')).toBeNull()
})

test('without connection it is said above the button, and everything stays', async () => {
  await show()
  await fillInSignUp()
  isUnreachable()
  await press('Crear cuenta')
  await says(alert(), 'No logramos conectarnos.')
  await expect.element(field('Contraseña')).toHaveValue('caballo batería grapa')
})

test('a double click opens one account', async () => {
  answers(signUp, { id: idOf(7), casilleroCode: 'ECU1007' })
  const release = holds(signUp)
  await show()
  await fillInSignUp()
  await button('Crear cuenta').dblClick()
  release()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => received(signUp)).toHaveLength(1)
})

test('the way back to the sign-in', async () => {
  await show()
  await expect.element(link('Inicia sesión')).toHaveAttribute('href', '/login')
})

test.each([
  ['light', 'es', 'Crear cuenta'],
  ['dark', 'en', 'Create account'],
] as const)('in %s and %s, with every field refused, it fits the narrowest phone', async (theme, language, name) => {
  await show({ theme, language, width: 360 })
  await press(name)
  await sees(page.getByText(language === 'es' ? 'Este campo es obligatorio.' : 'This field is required.').first())
  expect(whatSticksOut()).toEqual([])
})
