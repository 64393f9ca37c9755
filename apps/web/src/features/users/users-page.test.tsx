import { listApprovals } from '@app/contract/accounts.contract'
import type { Approval } from '@app/contract/fields/approvals'
import { createUser, exportUsers, getUser, listUsers, updateUser } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenApproval } from '../../testing/given-approvals.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { anAssociate, aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  button,
  choose,
  dialog,
  heading,
  isGone,
  item,
  link,
  list,
  press,
  says,
  sees,
  tick,
  whatSticksOut,
} from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { UsersPage } from './users-page.tsx'

const ana = aUser({ associate: { id: idOf(2), code: 'AS-0002', name: 'Bruno Vega' } })
const bruno = anAssociate()
const closed = aUser({ id: idOf(5), code: 'ECU1005', firstName: 'Eva', lastName: 'Luna', status: 'inactive' })

async function show(stage: Stage = {}, people = [ana, bruno, closed], waiting: Approval[] = []): Promise<void> {
  hasNoSavedViews()
  answers(listApprovals, aPage(waiting))
  hasMailServer()
  answers(listUsers, ({ query }) => aPage(people, { total: query?.type === undefined ? 1_234 : 7 }))
  await renderScreen(<UsersPage />, { role: 'administrator', ...stage })
}

const row = (name: RegExp) => page.getByRole('row', { name })
const lists = () => received(listUsers).filter(({ query }) => String(query?.limit) !== '1')

test('each person is a row: name and mail, type, status, casillero, associate, open orders', async () => {
  await show()
  await sees(row(/Ana Paredes\s*ana@example\.com Cliente Activo ECU1001 Bruno Vega Quito 2$/))
  await sees(row(/Bruno Vega\s*bruno@example\.com Asociado Activo — — Quito 0$/))
  await sees(row(/Eva Luna.* Inactivo /))
})

test('the tabs say how many there are of each type', async () => {
  await show()
  await sees(link(/Todos.*1\.234/))
  await sees(link(/Clientes.*7/))
  await sees(link(/Transportistas.*7/))
})

test('people are listed by name; a tab narrows to its type', async () => {
  await show({ at: '/?view=associate' })
  await sees(row(/Bruno Vega.*bruno/))
  expect(lists()).toMatchObject([{ query: { orderBy: 'name', mode: 'asc', type: '2' } }])
})

test('the status narrows the list, and the address says so', async () => {
  await show()
  await choose('Estado', 'Inactivo')
  await expect.poll(() => lists().at(-1)).toMatchObject({ query: { status: 'inactive' } })
  expect(location.search).toContain('status=inactive')
})

test('what is searched for goes to the server', async () => {
  await show()
  await page.getByPlaceholder('Nombre, correo, casillero o identificación').fill('luna')
  await expect.poll(() => lists().at(-1)).toMatchObject({ query: { q: 'luna' } })
})

test('a column that sorts turns round', async () => {
  await show({ at: '/?orderBy=city&mode=asc' })
  await press('Ciudad')
  await expect.poll(() => lists().at(-1)).toMatchObject({ query: { orderBy: 'city', mode: 'desc' } })
})

test.each([
  ['/', 'Todavía no hay usuarios'],
  ['/?view=client', 'Todavía no hay clientes'],
  ['/?view=associate', 'Todavía no hay asociados'],
  ['/?view=administrator', 'Todavía no hay administradores'],
  ['/?view=courier', 'Todavía no hay transportistas'],
])('at %s nobody is there: "%s", and what to do', async (at, sentence) => {
  await show({ at }, [])
  await sees(sentence)
  await sees('Crea la primera cuenta con «Crear usuario»; los clientes también se registran por su cuenta.')
})

test('a search that finds nobody says what was searched for, and is cleared with one press', async () => {
  await show({ at: '/?q=zzz' }, [])
  await sees('No encontramos «zzz»')
  await press('Borrar la búsqueda')
  await expect.poll(() => location.search).toBe('')
})

test('a list that cannot be read says why, and is asked for again', async () => {
  hasNoSavedViews()
  answers(listApprovals, aPage([]))
  refuses(listUsers, 'databaseUnavailable')
  await renderScreen(<UsersPage />, { role: 'administrator' })
  await says(alert(), 'El servicio no está disponible en este momento.')
  answers(listUsers, aPage([ana]))
  await press('Intentar de nuevo')
  await sees(row(/Ana Paredes/))
})

test('an administrator who has no account yet is there with the way to the approval', async () => {
  const record = { kind: 'user' as const, id: idOf(90), code: 'Nora Nueva (nora@puente.test)' }
  const asked = { kind: 'newAdministrator' as const, call: 'POST /user', record, client: null, amountInCents: 0, reason: '' }
  await show({}, [ana], [givenApproval(asked)])
  await sees('Administrador nuevo: espera la aprobación de otro administrador')
  await sees('Nora Nueva (nora@puente.test)')
  await sees(link('Ver APR-000080'))
})

test('an account opens in its panel, which is an address', async () => {
  answers(getUser, inFull(bruno, { userType: 1 }))
  await show()
  await button(/^Bruno Vega/).click()
  await sees(dialog(/Bruno Vega/))
  expect(location.search).toBe(`?open=${idOf(2)}`)
})

async function chooseAll(stage: Stage = {}): Promise<void> {
  await show(stage)
  await tick(stage.language === 'en' ? 'Select all' : 'Seleccionar todo').click()
}

test('several are closed together: only those who are open are counted', async () => {
  answers(updateUser, inFull(ana))
  await chooseAll()
  await sees('3 seleccionados')
  await sees(button('Activar 1'))
  await press('Desactivar 2')
  await sees(dialog('Desactivar 2 cuentas'))
  await sees('Ana Paredes, Bruno Vega')
  await press('Desactivar 2 cuentas')
  await sees('2 cuentas desactivadas con éxito.')
  await isGone(dialog())
  await expect
    .poll(() => received(updateUser))
    .toMatchObject([
      { params: { id: idOf(1) }, body: { status: 'inactive' } },
      { params: { id: idOf(2) }, body: { status: 'inactive' } },
    ])
})

test('whoever is refused stays in the dialog with the reason; the others are done', async () => {
  await chooseAll()
  refuses(updateUser, 'accountInUse')
  await press('Desactivar 2')
  await press('Desactivar 2 cuentas')
  await sees('Tiene 2 pedidos abiertos. Ver sus pedidos')
  await sees('Mientras tenga clientes, la cuenta se queda como está. Ver y quitar sus clientes')
  await isGone('2 cuentas desactivadas con éxito.')
})

test('more than five are not all named', async () => {
  const many = Array.from({ length: 7 }, (_, index) => aUser({ id: idOf(20 + index), firstName: `Cliente ${index + 1}` }))
  hasNoSavedViews()
  answers(listApprovals, aPage([]))
  answers(listUsers, aPage(many))
  await renderScreen(<UsersPage />, { role: 'administrator' })
  await tick('Seleccionar todo').click()
  await press('Desactivar 7')
  await sees(/Cliente 5 Paredes y 2 más$/)
})

test('the selection is given up', async () => {
  await chooseAll()
  await press('Quitar selección')
  await isGone('3 seleccionados')
})

test('a person who was created is opened at once', async () => {
  answers(createUser, inFull(aUser({ id: idOf(8), userType: 3 })))
  answers(getUser, inFull(aUser({ id: idOf(8), userType: 3, firstName: 'Rita' })))
  await show({ at: '/?view=courier' })
  await press('Crear usuario')
  await expect.element(list('Tipo')).toHaveValue('3')
})

test('what is filtered goes into the file', async () => {
  answers(exportUsers, { name: 'usuarios.xlsx', contentType: 'application/octet-stream', content: new Uint8Array([1]) } as never)
  await show({ at: '/?view=client&status=inactive' })
  await press('Exportar')
  await item('Excel (.xlsx)').click()
  await expect.poll(() => received(exportUsers)).toMatchObject([{ query: { type: '0', status: 'inactive', format: 'xlsx' } }])
})

test('on a phone people are cards, and nothing is wider than the window', async () => {
  await show({ width: 360, language: 'en' }, [aUser({ firstName: 'x'.repeat(80), email: `${'y'.repeat(60)}@example.com` })])
  await sees(heading('Users'))
  await says(page.getByRole('listitem').filter({ hasText: 'xxx' }), 'Client')
  await isGone(page.getByRole('table'))
  expect(whatSticksOut()).toEqual([])
})

test('an address asks for a new account, once', async () => {
  await show({ at: '/administration/usuarios?new=user' })
  await sees(dialog('Crear usuario'))
  expect(location.search).toBe('')
})
