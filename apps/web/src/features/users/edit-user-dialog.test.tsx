import { updateUser } from '@app/contract/users.contract'
import { expect, test, vi } from 'vitest'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, choose, dialog, isGone, isRefused, key, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'

const ana = inFull(aUser())

async function toEdit(user = ana, stage: Stage = {}) {
  const onClose = vi.fn<() => void>()
  await renderScreen(<EditUserDialog user={user} onClose={onClose} />, { role: 'administrator', ...stage })
  return onClose
}

test('an account opens with what it is; only what was changed is sent', async () => {
  answers(updateUser, { ...ana, version: 5, address: 'Otra calle 2' })
  const onClose = await toEdit()
  await sees(dialog('Editar a Ana Paredes'))
  await expect.element(box('Nombres')).toHaveValue('Ana')
  await expect.element(box('Teléfono')).toHaveValue('991234567')
  await sees('Si lo cambias, sus sesiones abiertas se cierran y entra con el nuevo.')
  await write('Dirección', 'Otra calle 2')
  await press('Guardar cambios')
  await sees('Usuario actualizado exitosamente.')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => received(updateUser)).toMatchObject([{ params: { id: idOf(1) } }])
  await expect.poll(() => received(updateUser)[0]?.body).toEqual({ address: 'Otra calle 2' })
})

test('nothing changed, nothing sent: the dialog closes', async () => {
  const onClose = await toEdit()
  await press('Guardar cambios')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(received(updateUser)).toEqual([])
})

test('type and number of the identification go together', async () => {
  answers(updateUser, ana)
  const onClose = await toEdit()
  await choose('Documento', 'Pasaporte')
  await write('Número', 'ab123456')
  await press('Guardar cambios')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => received(updateUser)[0]?.body).toEqual({ identification: { type: 'passport', number: 'AB123456' } })
})

test('an identification that locked meanwhile is refused at its number', async () => {
  refuses(updateUser, 'identificationLocked', { field: 'identification.number' })
  await toEdit()
  await write('Número', '0926687856')
  await press('Guardar cambios')
  await isRefused(box('Número'), 'La identificación no puede cambiar después del primer pedido.')
})

test('after the first order the identification stays, and the form says why', async () => {
  await toEdit(inFull(aUser(), { isIdentificationLocked: true }))
  await expect.element(box('Número')).toBeDisabled()
  await sees('No cambia después del primer pedido: de ella depende el cupo anual.')
})

test('a courier does not sign in: nothing is said of sessions', async () => {
  await toEdit(inFull(aUser({ userType: 3 })))
  await sees(dialog('Editar a Ana Paredes'))
  await isGone('Si lo cambias, sus sesiones abiertas se cierran y entra con el nuevo.')
})

test('closing asks first where something was typed', async () => {
  const onClose = await toEdit()
  await write('Apellidos', 'Paredes de Vega')
  await key('{Escape}')
  await sees(dialog('¿Salir sin guardar?'))
  await press('Seguir editando')
  await expect.element(box('Apellidos')).toHaveValue('Paredes de Vega')
  expect(onClose).not.toHaveBeenCalled()
})

test('the longest name breaks inside the dialog on the narrowest phone', async () => {
  await toEdit(inFull(aUser({ firstName: 'x'.repeat(80), lastName: 'y'.repeat(80), city: 'z'.repeat(80) })), { width: 360 })
  await sees(button('Guardar cambios'))
  expect(whatSticksOut()).toEqual([])
})
