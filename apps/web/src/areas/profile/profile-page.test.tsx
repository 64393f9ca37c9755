import { getSecondFactor, listPasskeys } from '@app/contract/second-factor.contract'
import { changePassword, closeOtherSessions, exportMyData, listSessions, updateProfile } from '@app/contract/session.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { currentToken } from '../../session/token.ts'
import { idOf, person } from '../../testing/people.ts'
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
  list,
  press,
  radio,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, isAsked, received, refuses, refusesOnce } from '../../testing/server.ts'
import { ProfilePage } from './profile-page.tsx'

const AT = '2026-11-20T15:00:00.000Z'
const THIS = {
  id: idOf(21),
  createdAt: AT,
  lastUsedAt: AT,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0',
  isCurrent: true,
}
const PHONE = { ...THIS, id: idOf(22), userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1', isCurrent: false }

const show = (section = 'account', stage: Stage = {}) =>
  renderScreen(<ProfilePage />, { role: 'client', at: `/perfil?section=${section}`, ...stage })
/** How one signs in: without a second step, with these sessions. */
async function showAccess(): Promise<void> {
  answers(getSecondFactor, { isOn: false, confirmedAt: null, passkeys: 0, recoveryCodesLeft: 0, isRequired: false })
  answers(listPasskeys, [])
  await show('access')
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

test('a client has sections that staff have not; one that is not there is the account', async () => {
  await show('nothing')
  await sees(heading('Tus datos'))
  await sees(tab('Personas autorizadas'))
  await show('authorizedNames', { role: 'associate' })
  await sees(heading('Tus datos'))
  await isGone(tab('Personas autorizadas'))
})

test('arrows walk through the sections', async () => {
  await show('accessibility')
  await tab('Accesibilidad').click()
  await key('{ArrowRight}')
  await hasFocus(tab('Idioma'))
  await sees(heading('Idioma de las pantallas'))
  expect(location.search).toBe('?section=language')
})

test('what was changed is sent once with the rest as it was, and then said to be kept', async () => {
  answers(updateProfile, { ...person('client'), firstName: 'Ana María' })
  await show()
  await write('Nombres', '  Ana María ')
  await button('Guardar cambios').dblClick()
  await sees('Perfil actualizado con éxito.')
  await isAsked(updateProfile)
  await expect
    .poll(() => received(updateProfile)[0]?.body)
    .toMatchObject({ firstName: 'Ana María', lastName: 'Paredes', language: 'es' })
})

test('what is wrong is said at its field before anything is sent, and the first has the focus', async () => {
  await show()
  await write('Apellidos', '')
  await write('Dirección', '')
  await press('Guardar cambios')
  await isRefused(box('Apellidos'), 'Este campo es obligatorio.')
  await isRefused(box('Dirección'), 'Este campo es obligatorio.')
  await hasFocus(box('Apellidos'))
  expect(received(updateProfile)).toEqual([])
})

test('a number that locked meanwhile is refused at its field, and what was typed stays', async () => {
  refuses(updateProfile, 'identificationLocked', { field: 'identification' })
  await show()
  await write('Apellidos', 'Andrade')
  await press('Guardar cambios')
  await sees('La identificación no puede cambiar después del primer pedido.')
  await expect.element(box('Apellidos')).toHaveValue('Andrade')
})

test.each([
  ['verified', 'Vimos tu documento.'],
  ['disputed', 'Otra cuenta dio el mismo número: nada se declara con él hasta que veamos un documento.'],
  ['lost', /^Vimos el documento de otra persona con este número: corrígelo\./],
] as const)('an identification that is %s says so at its field', async (identityStatus, sentence) => {
  await show('account', { me: { identityStatus } })
  await sees(sentence)
  await expect.element(box(/^Número/)).toBeEnabled()
})

test('an identification that is on declarations is locked and says why', async () => {
  await show('account', { me: { isIdentificationLocked: true } })
  await sees('Ya no cambia: está en tus declaraciones.')
  await expect.element(box(/^Número/)).toBeDisabled()
})

test('a new password: not the same twice, then the old one wrong, then changed and all fields empty', async () => {
  answers(listSessions, [THIS])
  answers(changePassword, { accessToken: 'the-next-token' })
  refusesOnce(changePassword, 'invalidOldPassword', { field: 'currentPassword' })
  await showAccess()
  await field('Contraseña actual').fill('la-de-antes-26')
  await field('Contraseña nueva').fill('mar-de-nubes-2026')
  await field('Repite la contraseña nueva').fill('mar-de-nubes-2027')
  await press('Cambiar contraseña')
  await isRefused(field('Repite la contraseña nueva'), 'Las contraseñas no coinciden.')
  expect(received(changePassword)).toEqual([])
  await field('Repite la contraseña nueva').fill('mar-de-nubes-2026')
  await press('Cambiar contraseña')
  await isRefused(field('Contraseña actual'), 'La contraseña actual no es correcta.')
  await press('Cambiar contraseña')
  await sees('Contraseña actualizada con éxito.')
  await expect.element(field('Contraseña nueva')).toHaveValue('')
  await expect
    .poll(() => received(changePassword).map(({ body }) => Object.keys(body ?? {})))
    .toEqual([
      ['currentPassword', 'newPassword'],
      ['currentPassword', 'newPassword'],
    ])
  // The session goes on under it: whoever has the old one is out.
  expect(currentToken()).toBe('the-next-token')
})

test('everything that is kept of the person is asked for once, and said to be downloaded', async () => {
  answers(exportMyData, { name: 'mis-datos.zip', contentType: 'application/zip', content: new Uint8Array([80, 75]) })
  await show('account', { role: 'associate' })
  await press('Descargar mis datos')
  await sees('Descargamos tus datos.')
  await expect.poll(() => received(exportMyData).length).toBe(1)
})

test('sessions that cannot be read say so; the others are closed, and then there is nothing to close', async () => {
  answers(listSessions, [THIS, PHONE])
  answers(closeOtherSessions, { ok: true })
  refusesOnce(listSessions, 'roleNotAllowed')
  await showAccess()
  await sees('Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  answers(listSessions, [THIS])
  await press('Cerrar las demás')
  await sees('Cerramos las demás sesiones.')
  await isGone(button('Cerrar las demás'))
})

test('another language speaks at once, on the narrowest phone too', async () => {
  await show('language', { width: 360, theme: 'dark' })
  await radio('English').click()
  await sees(heading('Language of the screens'))
  expect(document.documentElement.lang).toBe('en')
  expect(whatSticksOut()).toEqual([])
  await radio('Español').click()
  await sees(heading('Idioma de las pantallas'))
})

test('the account fits the narrowest phone, in English', async () => {
  await show('account', { width: 360, language: 'en', me: { lastName: 'Paredes-Montalvo de la Torre y Villavicencio' } })
  await sees(list(/^(Province|Provincia)/))
  expect(whatSticksOut()).toEqual([])
})
