import { askForProof, renewRecoveryCodes, turnOffSecondFactor } from '@app/contract/second-factor.contract'
import { afterEach, expect, test, vi } from 'vitest'
import { aSecondFactor, TEN_CODES } from '../../testing/given-second-factor.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  field,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../testing/server.ts'
import { SecondFactorState } from './second-factor-state.tsx'

const CODE = 'Código de seis dígitos'
const show = (factor = aSecondFactor(), stage: Stage = {}) =>
  renderScreen(<SecondFactorState factor={factor} />, { role: 'associate', ...stage })

afterEach(() => vi.restoreAllMocks())

const password = () => field('Tu contraseña')
const confirm = (name: string) => dialog().getByRole('button', { name, exact: true })

async function prove(code = '123456'): Promise<void> {
  await password().fill('una frase larga')
  await write(CODE, code)
}

test('it says since when it is on, in Quito, and how many codes are left', async () => {
  await show()
  await sees('Activo')
  await sees(/^Desde el vie 20 nov, 10:00$/)
  await sees('Te quedan 8 códigos de recuperación.')
})

test('the last code is counted in the singular', async () => {
  await show(aSecondFactor({ recoveryCodesLeft: 1 }))
  await sees('Te queda 1 código de recuperación.')
})

test('where the house requires it, it cannot be turned off; codes are still renewed', async () => {
  await show(aSecondFactor({ isRequired: true }))
  await sees(/La empresa lo pide a todo su personal\./)
  await isGone(button('Desactivar'))
  await sees(button('Crear códigos nuevos'))
})

test('to turn it off both proofs are asked for', async () => {
  await show()
  await press('Desactivar')
  await sees(dialog('Desactivar el segundo paso'))
  await sees('Entrarás solo con tu contraseña, y tus demás sesiones se cierran.')
  await confirm('Desactivar').click()
  await isRefused(password(), 'Este campo es obligatorio.')
  await isRefused(box(CODE), 'Este campo es obligatorio.')
  await hasFocus(password())
  expect(received(turnOffSecondFactor)).toEqual([])
})

test('with both it is turned off, and said', async () => {
  answers(turnOffSecondFactor, { ok: true })
  await show()
  await press('Desactivar')
  await prove()
  await confirm('Desactivar').click()
  await sees('Segundo paso desactivado.')
  await isGone(dialog())
  await expect
    .poll(() => received(turnOffSecondFactor))
    .toMatchObject([{ body: { password: 'una frase larga', code: '123456' } }])
})

test('a recovery code proves as well', async () => {
  answers(turnOffSecondFactor, { ok: true })
  await show()
  await press('Desactivar')
  await sees('El de tu aplicación, o un código de recuperación.')
  await prove('abcde-fghi1')
  await confirm('Desactivar').click()
  await isGone(dialog())
  await expect.poll(() => received(turnOffSecondFactor)).toMatchObject([{ body: { code: 'abcde-fghi1' } }])
})

test.each([
  ['wrongPassword', 'password', 'La contraseña no es correcta.'],
  ['wrongCode', 'code', 'El código no es correcto o ya se usó.'],
] as const)('%s is refused at its own field', async (problem, field, sentence) => {
  refuses(turnOffSecondFactor, problem, { field })
  await show()
  await press('Desactivar')
  await prove()
  await confirm('Desactivar').click()
  const wrong = field === 'password' ? password() : box(CODE)
  await isRefused(wrong, sentence)
  await hasFocus(wrong)
  await sees(dialog())
})

test.each([
  ['secondFactorMustStay', 'La empresa pide el segundo paso a todo su personal: no se puede desactivar.'],
  ['secondFactorNotOn', 'El segundo paso no está activo.'],
] as const)('%s is said', async (problem, sentence) => {
  refuses(turnOffSecondFactor, problem)
  await show()
  await press('Desactivar')
  await prove()
  await confirm('Desactivar').click()
  await sees(sentence)
})

test('a double click turns it off once', async () => {
  answers(turnOffSecondFactor, { ok: true })
  const release = holds(turnOffSecondFactor)
  await show()
  await press('Desactivar')
  await prove()
  await confirm('Desactivar').dblClick()
  release()
  await isGone(dialog())
  await isAsked(turnOffSecondFactor)
})

test('new codes: those before stop working, and the new ones are shown in the same dialog', async () => {
  answers(renewRecoveryCodes, { recoveryCodes: TEN_CODES })
  await show()
  await press('Crear códigos nuevos')
  await sees('Los de antes dejan de servir.')
  await prove()
  await confirm('Crear códigos').click()
  await sees('abcde-fghi0')
  await press('Ya los guardé')
  await isGone(dialog())
  await expect.poll(() => received(renewRecoveryCodes)).toMatchObject([{ body: { password: 'una frase larga', code: '123456' } }])
})

const OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [],
}
const onlyPasskey = aSecondFactor({ confirmedAt: null, passkeys: 1 })

/** What a device answers once it has seen a finger. */
function deviceAnswers(): void {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null }
  const answer = { id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(answer as unknown as Credential)
}

test('where there is a passkey alone, new codes want the password and the device', async () => {
  answers(askForProof, OPTIONS)
  answers(renewRecoveryCodes, { recoveryCodes: TEN_CODES })
  deviceAnswers()
  await show(onlyPasskey)
  await press('Crear códigos nuevos')
  await sees('Tu dispositivo te pedirá la huella, el rostro o el PIN.')
  await isGone(box(CODE))
  await password().fill('una frase larga')
  await confirm('Crear códigos').click()
  await sees('abcde-fghi0')
  expect(received(renewRecoveryCodes)).toMatchObject([{ body: { password: 'una frase larga', passkey: { id: 'AQID' } } }])
})

test('who gives up at the device stays where they are, and may use a recovery code instead', async () => {
  answers(askForProof, OPTIONS)
  answers(renewRecoveryCodes, { recoveryCodes: TEN_CODES })
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await show(onlyPasskey)
  await press('Crear códigos nuevos')
  await password().fill('una frase larga')
  await confirm('Crear códigos').click()
  await expect.poll(() => received(askForProof)).toHaveLength(1)
  await sees(dialog('Crear códigos de recuperación nuevos'))
  expect(received(renewRecoveryCodes)).toEqual([])
  await press('Usar un código de recuperación')
  await password().fill('una frase larga')
  await write('Código de recuperación', 'abcde-fghi1')
  await confirm('Crear códigos').click()
  await sees('abcde-fghi0')
  expect(received(renewRecoveryCodes)).toMatchObject([{ body: { code: 'abcde-fghi1' } }])
})

test('who has both may turn the application off with the passkey', async () => {
  answers(askForProof, OPTIONS)
  answers(turnOffSecondFactor, { ok: true })
  deviceAnswers()
  await show(aSecondFactor({ passkeys: 1 }))
  await press('Desactivar')
  await sees(box(CODE))
  await press('Usar una llave de acceso')
  await password().fill('una frase larga')
  await confirm('Desactivar').click()
  await isGone(dialog())
  expect(received(turnOffSecondFactor)).toMatchObject([{ body: { password: 'una frase larga', passkey: { id: 'AQID' } } }])
})

test('what was typed is not lost by a slip', async () => {
  await show()
  await press('Crear códigos nuevos')
  await password().fill('una')
  await key('{Escape}')
  await sees(dialog('¿Salir sin guardar?'))
  await press('Salir sin guardar')
  await isGone(dialog())
})

test('the dialog fits the narrowest phone', async () => {
  await show(aSecondFactor(), { width: 360, language: 'en' })
  await button(/codes/).click()
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
})
