import { beginSecondFactor, confirmSecondFactor } from '@app/contract/second-factor.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TEN_CODES } from '../../testing/given-second-factor.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  field,
  hasFocus,
  heading,
  isGone,
  isRefused,
  key,
  link,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../testing/server.ts'
import { Enrolment } from './enrolment.tsx'

const SECRET = 'JBSWY3DPEHPK3PXP'
const ADDRESS = `otpauth://totp/Puente:bruno%40example.com?secret=${SECRET}`
const CODE = 'Código de seis dígitos'

async function show(stage: Stage = {}) {
  const onDone = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  answers(beginSecondFactor, { secret: SECRET, address: ADDRESS, qrCode: { size: 21, path: 'M0 0h7v1h-7z' } })
  answers(confirmSecondFactor, { recoveryCodes: TEN_CODES })
  await renderScreen(<Enrolment onDone={onDone} onCancel={onCancel} />, { role: 'associate', ...stage })
  return { onDone, onCancel }
}

const password = (label = 'Tu contraseña') => field(label)

/** A hand that rests on the button: what is checked meanwhile must not push it away. */
const pressSlowly = (name: string) => button(name).click({ delay: 300 })

async function toCode(): Promise<void> {
  await password().fill('una frase larga')
  await press('Continuar')
  await sees(box(CODE))
}

async function toRecoveryCodes(): Promise<void> {
  await toCode()
  await write(CODE, '123 456')
  await press('Activar')
  await sees(heading('Guarda tus códigos de recuperación'))
}

test('first the person says who they are: the password has the focus', async () => {
  await show()
  await sees('Primero, confirma que eres tú.')
  await hasFocus(password())
})

test('without a password nothing is asked for', async () => {
  await show()
  await press('Continuar')
  await isRefused(password(), 'Este campo es obligatorio.')
  await hasFocus(password())
  expect(received(beginSecondFactor)).toEqual([])
})

test('a wrong password is refused at its field, and stays there to be mended', async () => {
  await show()
  refuses(beginSecondFactor, 'wrongPassword', { field: 'password' })
  await password().fill('otra')
  await press('Continuar')
  await isRefused(password(), 'La contraseña no es correcta.')
  await expect.element(password()).toHaveValue('otra')
})

test('what belongs to no field is said all the same', async () => {
  await show()
  refuses(beginSecondFactor, 'secondFactorAlreadyOn')
  await password().fill('una frase larga')
  await press('Continuar')
  await sees('Tu segundo paso ya está activo.')
})

test('the secret is a picture, a text in fours and, on a telephone, an address for it', async () => {
  await show({ width: 360 })
  await toCode()
  await sees(page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }))
  await sees('JBSW Y3DP EHPK 3PXP')
  await expect.element(link('Abrir en este teléfono')).toHaveAttribute('href', ADDRESS)
  await expect.poll(() => received(beginSecondFactor)).toMatchObject([{ body: { password: 'una frase larga' } }])
})

test('in the dark theme too the picture is dark on white, as readers need it', async () => {
  await show({ theme: 'dark' })
  await toCode()
  const picture = page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }).element()
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff')
  expect(picture.querySelector('path')?.getAttribute('fill')).toBe('#000000')
})

test('the picture has four white modules around it (ISO/IEC 18004)', async () => {
  await show()
  await toCode()
  const picture = page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' })
  await expect.element(picture).toHaveAttribute('viewBox', '-4 -4 29 29')
})

test('a code is required', async () => {
  await show()
  await toCode()
  await press('Activar')
  await isRefused(box(CODE), 'Este campo es obligatorio.')
  expect(received(confirmSecondFactor)).toEqual([])
})

test('a wrong code is refused at its field; the picture stays', async () => {
  await show()
  await toCode()
  refuses(confirmSecondFactor, 'wrongCode', { field: 'code' })
  await write(CODE, '000000')
  await press('Activar')
  await isRefused(box(CODE), 'El código no es correcto o ya se usó.')
  await hasFocus(box(CODE))
  await sees('JBSW Y3DP EHPK 3PXP')
})

test('after the first code the ten recovery codes are shown, and their heading has the focus', async () => {
  await show()
  await toRecoveryCodes()
  await hasFocus(heading('Guarda tus códigos de recuperación'))
  expect((await page.getByRole('listitem').all()).length).toBe(10)
  await sees('abcde-fghi9')
  await isGone(box(CODE))
  await isAsked(confirmSecondFactor)
})

test('the codes are left only by saying that they are kept', async () => {
  const { onDone, onCancel } = await show()
  await toRecoveryCodes()
  await isGone(button('Cancelar'))
  expect(onDone).not.toHaveBeenCalled()
  await press('Ya los guardé')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onCancel).not.toHaveBeenCalled()
})

test('the codes are kept as a file, which says what they are for', async () => {
  const kept: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) kept.push(file)
    return 'data:,'
  })
  await show()
  await toRecoveryCodes()
  await press('Descargar')
  make.mockRestore()
  expect(await kept[0]?.text()).toBe(
    `Códigos de recuperación de Puente. Cada uno sirve una sola vez.\n\n${TEN_CODES.join('\n')}\n`,
  )
})

test('either step is cancelled', async () => {
  const { onCancel } = await show()
  await pressSlowly('Cancelar')
  await toCode()
  await pressSlowly('Cancelar')
  await expect.poll(() => onCancel.mock.calls.length).toBe(2)
})

test('a double click begins once: a second beginning would make another secret', async () => {
  await show()
  const release = holds(beginSecondFactor)
  await password().fill('una frase larga')
  await button('Continuar').dblClick()
  release()
  await sees(box(CODE))
  await isAsked(beginSecondFactor)
})

test('Enter sends the password', async () => {
  await show()
  await password().fill('una frase larga')
  await key('{Enter}')
  await sees(box(CODE))
})

test('without connection the password stays and the form says so', async () => {
  await show({ language: 'en' })
  await password('Your password').fill('a long phrase')
  isUnreachable()
  await press('Continue')
  await sees('We cannot connect. Check your connection and try again.')
  await expect.element(password('Your password')).toHaveValue('a long phrase')
})

test.each(['light', 'dark'] as const)('every step fits the narrowest phone, %s', async (theme) => {
  await show({ width: 360, theme })
  expect(whatSticksOut()).toEqual([])
  await toCode()
  expect(whatSticksOut()).toEqual([])
  await write(CODE, '123456')
  await press('Activar')
  await sees(button('Ya los guardé'))
  expect(whatSticksOut()).toEqual([])
})
