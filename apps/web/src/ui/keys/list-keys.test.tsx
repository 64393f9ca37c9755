import * as users from '@app/contract/endpoints/users'
import { listUsers, type User } from '@app/contract/users.contract'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '../../api/call.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aUser } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, dialog, hasFocus, isGone, key, list as picker, press, sees, tick } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DataTable } from '../list/data-table.tsx'
import { useListState } from '../list/use-list-state.ts'
import { useSelection } from '../list/use-selection.ts'
import { SearchField } from '../list-tools/search-field.tsx'
import { Toolbar } from '../list-tools/toolbar.tsx'
import { RecordPanel } from '../record/record-panel.tsx'
import { SCAN_PAUSE_IN_MILLISECONDS } from './key-pace.ts'
import { turnLetterKeys } from './letter-keys.ts'

const COLUMNS = [{ id: 'name', header: 'Nombre', cell: ({ firstName }: User) => firstName, card: 'title' as const }]
const ALL: User[] = Array.from({ length: 5 }, (_, index) =>
  aUser({ id: idOf(101 + index), firstName: `Persona ${index + 1}`, email: `p${index + 1}@correo.test` }),
)
const A_PAGE = 2
const done: string[] = []

/** A list whose records open, with acts of their own, over three pages. */
function People() {
  const list = useListState(users.listUsers)
  const selection = useSelection<User>()
  const query = useQuery({ queryKey: ['users', list.query], queryFn: () => call(users.listUsers, { query: list.query }) })
  const opened = useQuery({
    queryKey: ['user', list.openId],
    queryFn: () => Promise.resolve(ALL.find(({ id }) => id === list.openId) ?? aUser()),
    enabled: list.openId !== null,
  })
  return (
    <>
      <DataTable
        label="Personas"
        query={query}
        list={list}
        columns={COLUMNS}
        selection={selection}
        selectionActions={<Button onClick={() => done.push('act')}>Actuar</Button>}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder="Nombre" />
            <NativeSelect aria-label="Tipo" data={['Todos', 'Jefes']} />
          </Toolbar>
        }
        empty={<p>Nadie todavía</p>}
      />
      <RecordPanel
        opened={list.openId !== null}
        onClose={list.close}
        query={opened}
        title={({ firstName }) => `La ${firstName}`}
        actions={({ firstName }) => (
          <>
            <Button variant="subtle" onClick={() => done.push(`quitar ${firstName}`)}>
              Quitar
            </Button>
            <Button onClick={() => done.push(`aprobar ${firstName}`)}>Aprobar</Button>
            <Button aria-keyshortcuts="e" onClick={() => done.push(`editar ${firstName}`)}>
              Editar
            </Button>
          </>
        )}
      >
        {() => <textarea aria-label="Nota" />}
      </RecordPanel>
    </>
  )
}

async function show(stage: Stage = {}, screen = <People />): Promise<void> {
  done.length = 0
  hasNoSavedViews()
  answers(listUsers, ({ query }) => {
    const at = Number(query?.page ?? 1)
    return aPage(ALL.slice((at - 1) * A_PAGE, at * A_PAGE), { page: at, limit: A_PAGE, total: 5, totalPages: 3 })
  })
  await renderScreen(screen, { role: 'administrator', at: '/gente', ...stage })
  await sees(button('Persona 1'))
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const opener = (name: string) => row(name).getByRole('button')
const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_IN_MILLISECONDS + 40))
/** At the pace of a hand. */
async function types(...keys: string[]): Promise<void> {
  for (const one of keys) {
    await key(one)
    await pause()
  }
}
afterEach(() => turnLetterKeys(true))

test('j and k go from row to row, Enter opens the row, Escape leads back to it', async () => {
  await show()
  await types('j')
  await hasFocus(opener('Persona 1'))
  await types('j')
  await hasFocus(opener('Persona 2'))
  await types('k', '{Enter}')
  await sees(dialog('La Persona 1'))
  await key('{Escape}')
  await isGone(dialog())
  await hasFocus(opener('Persona 1'))
})

test('x ticks the row, Shift and x all from the row that was ticked last', async () => {
  await show()
  await types('j', 'x')
  await sees('1 seleccionado')
  await types('j', '{Shift>}X{/Shift}')
  await sees('2 seleccionados')
  // A box takes no letters either.
  await row('Persona 1').getByRole('checkbox').click()
  await pause()
  await types('j', 'x')
  await isGone('2 seleccionados')
})

test('f leads to the filters, / to the search, and what is typed there is text', async () => {
  await show()
  await types('f')
  await hasFocus(picker('Tipo'))
  row('Persona 1').element().closest('section')?.querySelector<HTMLElement>('button')?.focus()
  await key('/')
  await hasFocus(page.getByRole('searchbox'))
  await types('j', 'x')
  await expect.element(page.getByRole('searchbox')).toHaveValue('jx')
  await isGone('1 seleccionado')
})

test('an open record says where in the list it is; next and j lead over the end of a page, k back', async () => {
  await show()
  await opener('Persona 1').click()
  await sees('1 de 5')
  await expect.element(button('Anterior')).toBeDisabled()
  await press('Siguiente')
  await sees(dialog('La Persona 2'))
  await types('j')
  await sees(dialog('La Persona 3'))
  await sees('3 de 5')
  expect(location.search).toContain('page=2')
  await types('k')
  await sees(dialog('La Persona 2'))
  await sees('2 de 5')
  await key('{Escape}')
  await hasFocus(opener('Persona 2'))
})

test('from 1280 px the panel is beside the list, which stays in use', async () => {
  await show()
  await opener('Persona 1').click()
  await sees(dialog('La Persona 1'))
  await hasFocus(button('Cerrar'))
  await expect.element(dialog()).not.toHaveAttribute('aria-modal')
  await opener('Persona 2').click()
  await sees(dialog('La Persona 2'))
  await hasFocus(opener('Persona 2'))
  await types('k')
  await sees(dialog('La Persona 1'))
  await hasFocus(opener('Persona 1'))
})

test('on a phone the panel is over the list, and leads on too', async () => {
  await show({ width: 360 })
  await button('Persona 1').click()
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true')
  await types('j', 'j')
  await sees(dialog('La Persona 3'))
  await key('{Escape}')
  await isGone(dialog())
  await hasFocus(button('Persona 3'))
})

test('a begins the first act that is no removal, e edits; neither while a note is written', async () => {
  await show()
  await opener('Persona 2').click()
  await sees(button('Aprobar'))
  await types('a', 'e')
  expect(done).toEqual(['aprobar Persona 2', 'editar Persona 2'])
  await page.getByRole('textbox', { name: 'Nota' }).click()
  await types('a', 'e', 'j')
  expect(done).toHaveLength(2)
  await sees(dialog('La Persona 2'))
})

test('a scan is no key: nothing is ticked, opened or done, and its Enter presses nothing', async () => {
  await show()
  await types('j')
  await userEvent.keyboard('xa1eax9{Enter}')
  await pause()
  await isGone('1 seleccionado')
  await isGone(dialog())
  await opener('Persona 1').click()
  await sees(button('Aprobar'))
  await userEvent.keyboard('ORDaea457{Enter}')
  await pause()
  expect(done).toEqual([])
})

test('whoever ticks a row and presses a button right after it, presses it', async () => {
  await show()
  const box = document.querySelector<HTMLElement>('[data-row-stop="check"]')
  box?.focus()
  await userEvent.keyboard(' ')
  await sees('1 seleccionado')
  const act = button('Actuar').element()
  if (act instanceof HTMLElement) act.focus()
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['act'])
})

test('turned off, letters and signs do nothing; the arrows stay', async () => {
  turnLetterKeys(false)
  await show()
  await types('j', 'x', '/', 'f')
  expect(document.activeElement).toBe(document.body)
  await opener('Persona 1').click()
  await key('{Escape}')
  await hasFocus(opener('Persona 1'))
  await key('{ArrowDown}')
  await hasFocus(opener('Persona 2'))
})

test('a dialog over the page owns its keys', async () => {
  await show(
    {},
    <>
      <People />
      <Dialog opened onClose={() => undefined} title="Pregunta">
        <Button>Sí</Button>
      </Dialog>
    </>,
  )
  await types('j', 'x')
  await isGone('1 seleccionado')
  await expect.element(tick('Seleccionar todo')).not.toBeChecked()
  expect(dialog('Pregunta').element().contains(document.activeElement)).toBe(true)
})
