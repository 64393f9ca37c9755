import { removeSecondFactor } from '@app/contract/second-factor.contract'
import { type UserDetail, updateUser, verifyIdentity } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { anAssociate, aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  item,
  key,
  link,
  press,
  radio,
  says,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../testing/server.ts'
import { UserActions } from './user-actions.tsx'

const ana = inFull(aUser())

function show(user: UserDetail = ana, stage: Stage = {}) {
  hasMailServer()
  return renderScreen(<UserActions user={user} />, { role: 'administrator', ...stage })
}

async function open(act: string, user: UserDetail = ana, stage: Stage = {}): Promise<void> {
  await show(user, stage)
  await press(stage.language === 'en' ? 'More' : 'Más')
  await item(act).click()
}

test('a client is made an associate: what follows is said first', async () => {
  answers(updateUser, { ...ana, userType: 2 })
  await open('Cambiar tipo')
  await sees(dialog('Cambiar el tipo de Ana Paredes'))
  await expect.element(radio('Asociado')).toBeChecked()
  await sees('Atiende a sus propios clientes y gana por sus envíos.')
  await sees('Sus sesiones abiertas se cierran: entra de nuevo con lo que su tipo permite.')
  await press('Hacer asociado')
  await sees('Usuario actualizado exitosamente.')
  await isGone(dialog())
  await expect.poll(() => received(updateUser)).toMatchObject([{ params: { id: idOf(1) }, body: { userType: 2 } }])
})

test('the type that somebody has is not offered again', async () => {
  await open('Cambiar tipo')
  await sees(radio('Administrador'))
  await isGone(radio('Cliente'))
})

test.each([
  ['Transportista', 'Hacer transportista', 'Sus sesiones abiertas se cierran y ya no podrá entrar.', 3],
  ['Administrador', 'Hacer administrador', 'Sus sesiones abiertas se cierran: entra de nuevo con lo que su tipo permite.', 1],
])('chosen %s, the button says "%s" and the effect is said', async (type, act, effect, userType) => {
  answers(updateUser, { ...ana, userType })
  await open('Cambiar tipo')
  await radio(type).click()
  await sees(effect)
  await press(act)
  await isGone(dialog())
  await expect.poll(() => received(updateUser)).toMatchObject([{ body: { userType } }])
})

test('whoever stops being a client leaves their associate, by name', async () => {
  const associate = { id: idOf(2), code: 'AS-0002', name: 'Bruno Vega' }
  await open('Cambiar tipo', inFull(aUser({ associate })))
  await sees('Deja de ser cliente de Bruno Vega.')
})

test.each([
  ['had a casillero gets it back', 'ECU1002', 'Vuelve a usar su casillero ECU1002.'],
  ['had none gets one', null, 'Recibe un casillero en Miami.'],
])('an associate who becomes a client and %s', async (_case, casilleroCode, sentence) => {
  await open('Cambiar tipo', inFull(anAssociate({ casilleroCode })))
  await expect.element(radio('Cliente')).toBeChecked()
  await sees(sentence)
})

test('an associate with clients keeps the type: the dialog says why, and leads to their clients', async () => {
  refuses(updateUser, 'accountInUse')
  await open('Cambiar tipo', inFull(anAssociate()))
  await press('Hacer cliente')
  await says(alert(), 'Esta cuenta tiene clientes o pedidos abiertos.')
  await sees(/Mientras tenga clientes, la cuenta se queda como está\./)
  await expect
    .element(link('Ver y quitar sus clientes'))
    .toHaveAttribute('href', `/administration/asignacion?associate=${idOf(2)}&view=theirs`)
})

test('a client with open orders keeps the type: how many they are, and where', async () => {
  refuses(updateUser, 'accountInUse')
  await open('Cambiar tipo')
  await press('Hacer asociado')
  await sees(/Tiene 2 pedidos abiertos\./)
  await expect.element(link('Ver sus pedidos')).toHaveAttribute('href', '/operations/estadodepedidos?q=ECU1001')
})

test('another choice takes the refusal of the one before away', async () => {
  refuses(updateUser, 'accountInUse')
  await open('Cambiar tipo')
  await press('Hacer asociado')
  await sees(alert())
  await radio('Administrador').click()
  await isGone(alert())
})

test('an account is closed: what it means, and what stays', async () => {
  answers(updateUser, { ...ana, status: 'inactive' })
  await open('Desactivar')
  await sees(dialog('Desactivar la cuenta de Ana Paredes'))
  await sees('Sus sesiones abiertas se cierran enseguida y no podrá entrar hasta que alguien la active.')
  await sees('Sus pedidos, notas de cobro y pagos siguen como están y se pueden terminar.')
  await press('Desactivar la cuenta')
  await sees('Usuario actualizado exitosamente.')
  await isGone(dialog())
  await expect.poll(() => received(updateUser)).toMatchObject([{ params: { id: idOf(1) }, body: { status: 'inactive' } }])
})

test('a double click closes the account once, and cannot be cancelled meanwhile', async () => {
  answers(updateUser, { ...ana, status: 'inactive' })
  const release = holds(updateUser)
  await open('Desactivar')
  await button('Desactivar la cuenta').dblClick()
  await expect.element(button('Cancelar')).toBeDisabled()
  release()
  await isGone(dialog())
  await isAsked(updateUser)
})

test('an account in use stays open: the dialog names the person and the reason', async () => {
  refuses(updateUser, 'accountInUse')
  await open('Desactivar', inFull(anAssociate()))
  await press('Desactivar la cuenta')
  await says(alert(), 'Bruno Vega')
  await says(alert(), 'Esta cuenta tiene clientes o pedidos abiertos.')
  await sees(dialog('Desactivar la cuenta de Bruno Vega'))
})

test('without connection nothing is closed, and the dialog says so', async () => {
  await open('Desactivar')
  isUnreachable()
  await press('Desactivar la cuenta')
  await sees(/No logramos conectarnos\. Revisa tu conexión e intenta de nuevo\./)
  await sees(dialog())
})

test('cancelled, nothing is sent', async () => {
  await open('Desactivar')
  await press('Cancelar')
  await isGone(dialog())
  expect(received(updateUser)).toEqual([])
})

test('a closed account is opened with one press, which is the first act then', async () => {
  answers(updateUser, ana)
  await show(inFull(aUser({ status: 'inactive' })))
  await press('Activar')
  await sees('Usuario actualizado exitosamente.')
  await expect.poll(() => received(updateUser)).toMatchObject([{ params: { id: idOf(1) }, body: { status: 'active' } }])
})

test('why a closed account stays closed is a toast: there is no dialog', async () => {
  refuses(updateUser, 'emailTaken')
  await show(inFull(aUser({ status: 'inactive' })), { language: 'en' })
  await press('Activate')
  await sees('This email is already registered.')
})

test('a lost second step is taken off, with a warning to make sure who asks', async () => {
  const lost = inFull(anAssociate(), { hasSecondFactor: true })
  answers(removeSecondFactor, { ...lost, hasSecondFactor: false })
  await open('Quitar el segundo paso', lost)
  await sees(dialog('Quitar el segundo paso de Bruno Vega'))
  await sees('Antes, comprueba que es la persona quien te lo pide: por teléfono o en persona, no por correo.')
  await press('Quitar el segundo paso')
  await sees('Segundo paso de Bruno Vega quitado.')
  await expect.poll(() => received(removeSecondFactor)).toMatchObject([{ params: { id: idOf(2) } }])
})

test.each([
  ['secondFactorNotOn', 'El segundo paso no está activo.'],
  ['ownSecondFactorFirst', 'Activa primero tu propio segundo paso.'],
  ['notYours', 'No puedes hacer esto con tu propia cuenta.'],
] as const)('%s is said in the dialog of the second step', async (code, sentence) => {
  refuses(removeSecondFactor, code)
  await open('Quitar el segundo paso', inFull(anAssociate(), { hasSecondFactor: true }))
  await press('Quitar el segundo paso')
  await says(alert(), sentence)
})

test('Escape closes what was only looked at, without a question', async () => {
  await open('Cambiar tipo')
  await sees(dialog())
  await key('{Escape}')
  await isGone(dialog())
  expect(received(updateUser)).toEqual([])
})

test('the act is what has the focus: Enter is enough', async () => {
  answers(updateUser, { ...ana, status: 'inactive' })
  await open('Desactivar')
  await hasFocus(button('Desactivar la cuenta'))
  await key('{Enter}')
  await isGone(dialog())
  await isAsked(updateUser)
})

test.each(['Change type', 'Deactivate'])('"%s" fits the narrowest phone, with the longest name', async (act) => {
  await open(act, inFull(aUser({ firstName: 'x'.repeat(80), lastName: 'y'.repeat(80) })), { language: 'en', width: 360 })
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
})

test('staff who saw the document say which, and the sums of the year open to the person', async () => {
  answers(verifyIdentity, { ...ana, identityVerifiedAt: '2026-11-23T15:00:00.000Z' })
  await open('Marcar identidad como vista')
  await sees(dialog('Identidad de Ana Paredes'))
  await press('Vi el documento')
  await isRefused(box('Qué documento viste'), 'Este campo es obligatorio.')
  expect(received(verifyIdentity)).toEqual([])
  await write('Qué documento viste', 'Cédula, en el mostrador')
  await press('Vi el documento')
  await isGone(dialog())
  const body = { isVerified: true, note: 'Cédula, en el mostrador' }
  await expect.poll(() => received(verifyIdentity)).toMatchObject([{ params: { id: idOf(1) }, body }])
})

test('what was seen by mistake is doubted again, in English too', async () => {
  const seen = { ...ana, identityVerifiedAt: '2026-11-23T15:00:00.000Z' }
  refuses(verifyIdentity, 'userNotFound')
  await open('Doubt the identity', seen, { language: 'en' })
  await write('What was wrong', 'It was her sister’s.')
  await press('Doubt it')
  await sees(alert())
  await expect.poll(() => received(verifyIdentity)).toMatchObject([{ body: { isVerified: false, note: 'It was her sister’s.' } }])
})
