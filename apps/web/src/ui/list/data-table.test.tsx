import * as users from '@app/contract/endpoints/users'
import { exportUsers, listUsers, type User } from '@app/contract/users.contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '../../api/call.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aUser } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, hasFocus, isGone, key, press, says, sees, tick, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, received, refuses, refusesOnce } from '../../testing/server.ts'
import { SearchField } from '../list-tools/search-field.tsx'
import { Toolbar } from '../list-tools/toolbar.tsx'
import { DataTable } from './data-table.tsx'
import { useListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'

const COLUMNS = [
  { id: 'name', header: 'Nombre', cell: ({ firstName }: User) => firstName, sortable: true, card: 'title' as const },
  { id: 'email', header: 'Correo', cell: ({ email }: User) => email },
]
const people = (count: number, from = 1): User[] =>
  Array.from({ length: count }, (_, index) =>
    aUser({ id: idOf(100 + from + index), firstName: `Persona ${from + index}`, email: `p${from + index}@correo.test` }),
  )

/** A list as the screens have it: searched, chosen from, with files. */
function People() {
  const list = useListState(users.listUsers)
  const selection = useSelection<User>()
  const query = useQuery({ queryKey: ['users', list.query], queryFn: () => call(users.listUsers, { query: list.query }) })
  return (
    <DataTable
      label="Personas"
      query={query}
      list={list}
      columns={COLUMNS}
      source={{ list: users.listUsers, file: users.exportUsers, query: list.query }}
      selection={selection}
      selectionActions={<Button>Actuar</Button>}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder="Nombre" />
        </Toolbar>
      }
      empty={<p>Nadie todavía</p>}
    />
  )
}
async function show(stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  await renderScreen(<People />, { role: 'administrator', at: '/gente', ...stage })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const asked = () => received(listUsers).at(-1)?.query

test('nothing at all is what the page says; nothing found is what the search says, and it is taken away there', async () => {
  answers(listUsers, aPage([]))
  await show()
  await sees('Nadie todavía')
  await page.getByRole('searchbox').fill('zzz')
  await sees('No encontramos «zzz»')
  expect(location.search).toBe('?q=zzz')
  await press('Borrar la búsqueda')
  await sees('Nadie todavía')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('what could not be read says why and is asked for again', async () => {
  answers(listUsers, aPage(people(2)))
  refusesOnce(listUsers, 'roleNotAllowed')
  await show()
  await says(page.getByRole('alert'), 'Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  await sees(row('Persona 2'))
})

test('a column sorts up, down and not at all, as the address says', async () => {
  answers(listUsers, aPage(people(2)))
  await show()
  await sees(row('Persona 1'))
  const header = page.getByRole('columnheader', { name: 'Nombre' })
  await press('Nombre')
  await expect.poll(() => asked()?.orderBy).toBe('name')
  const first = header.element().getAttribute('aria-sort')
  await press('Nombre')
  await expect.element(header).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending')
})

test('a page that no longer exists leads to the last that does', async () => {
  answers(listUsers, ({ query }) =>
    Number(query?.page) > 2
      ? aPage<User>([], { page: 9, limit: 50, total: 60, totalPages: 2 })
      : aPage(people(10, 51), { page: 2, limit: 50, total: 60, totalPages: 2 }),
  )
  await show({ at: '/gente?page=9' })
  await sees(row('Persona 51'))
  await sees('51–60 de 60')
  expect(location.search).toBe('?page=2')
})

test('rows are walked through by the arrows and opened by Enter', async () => {
  answers(listUsers, aPage(people(3)))
  await show()
  await row('Persona 1').getByRole('button').first().click()
  expect(location.search).toBe(`?open=${idOf(101)}`)
  await key('{ArrowDown}{Enter}')
  expect(location.search).toBe(`?open=${idOf(102)}`)
})

test('with Shift all between are chosen, then all that match on other pages; Quitar gives the focus back', async () => {
  const all = people(60)
  answers(listUsers, ({ query }) => aPage(all.slice(0, Number(query?.limit ?? 50)), { total: 60, totalPages: 2 }))
  await show()
  await row('Persona 2 ').or(row('p2@')).first().getByRole('checkbox').click()
  await userEvent.keyboard('{Shift>}')
  await row('p5@').getByRole('checkbox').click()
  await userEvent.keyboard('{/Shift}')
  await sees('4 seleccionados')
  await press('Seleccionar los 60 que coinciden')
  await sees('60 seleccionados')
  await press('Quitar selección')
  await isGone('60 seleccionados')
  await hasFocus(tick('Seleccionar todo'))
})

test('all that match could not be read: what was chosen stays, and it says why', async () => {
  answers(listUsers, aPage(people(3), { total: 60, totalPages: 2 }))
  await show()
  await tick('Seleccionar todo').click()
  await sees('3 seleccionados')
  refuses(listUsers, 'roleNotAllowed')
  await press('Seleccionar los 60 que coinciden')
  await says(page.getByRole('alert'), 'Tu rol no permite hacer esto.')
  await sees('3 seleccionados')
})

test('a file that could not be made says why, and is tried again', async () => {
  answers(listUsers, aPage(people(1)))
  answers(exportUsers, { name: 'usuarios.xlsx', contentType: 'application/octet-stream', content: new Uint8Array([1]) } as never)
  refusesOnce(exportUsers, 'roleNotAllowed')
  await show()
  await press('Exportar')
  await page.getByRole('menuitem', { name: /Excel/ }).click()
  await sees(/^No pudimos exportar la lista\./)
  const release = holds(exportUsers)
  await press('Intentar de nuevo')
  await sees('Preparando el archivo…')
  release()
  await sees('Se descargó usuarios.xlsx.')
})

test('cards on the narrowest phone, in English: long words fit', async () => {
  answers(
    listUsers,
    aPage([aUser({ firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), email: `${'x'.repeat(70)}@correo.test` })]),
  )
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(/^Wolfe/)
  await sees(button(/^Filters/))
  expect(whatSticksOut()).toEqual([])
})
