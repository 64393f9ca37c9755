import { updateUser } from '@app/contract/users.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aUser, inFull } from '../../../testing/given-users.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, press, sees } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { DutiesDialog } from './duties-dialog.tsx'

const isAdministrator = { userType: 1, role: { isAdmin: true, isAssociate: false }, casilleroCode: null }
const mia = inFull(aUser({ id: idOf(9), firstName: 'Mía', lastName: 'Salas', ...isAdministrator }))
const tick = (name: string) => page.getByRole('checkbox', { name })

async function toGive(user = mia) {
  const onClose = vi.fn<() => void>()
  await renderScreen(<DutiesDialog user={user} onClose={onClose} />, { role: 'administrator' })
  return onClose
}

test('an owner gives duties, each with what it lets a person do', async () => {
  answers(updateUser, { ...mia, duties: ['warehouseMIA', 'warehouseUIO'] })
  const onClose = await toGive()
  await sees(dialog('Funciones de Mía Salas'))
  await expect.element(tick('Dueño')).toBeChecked()
  await sees('Recibe, arma bultos y despacha desde Miami.')
  await tick('Dueño').click()
  await tick('Bodega Quito').click()
  await tick('Bodega Miami').click()
  await press('Guardar funciones')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(received(updateUser)).toMatchObject([{ params: { id: idOf(9) }, body: { duties: ['warehouseMIA', 'warehouseUIO'] } }])
})

test('somebody without any duty is not saved', async () => {
  await toGive()
  await tick('Dueño').click()
  await press('Guardar funciones')
  await sees('Elige al menos una.')
  expect(received(updateUser)).toEqual([])
})

test('nobody takes the house from themselves, and the form says why', async () => {
  await toGive({ ...mia, id: idOf(3) })
  await expect.element(tick('Dueño')).toBeDisabled()
  await sees('Solo otro dueño puede quitártela: así la empresa nunca se queda sin ninguno.')
})

test('what the server refuses is said in place', async () => {
  refuses(updateUser, 'lastOwner')
  await toGive()
  await tick('Lector').click()
  await press('Guardar funciones')
  await sees('La empresa necesita al menos un dueño activo.')
})
