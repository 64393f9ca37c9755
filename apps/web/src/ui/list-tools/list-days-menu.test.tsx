import * as users from '@app/contract/endpoints/users'
import { exportUsers, listUsers, type User } from '@app/contract/users.contract'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aUser } from '../../testing/given-users.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  button,
  choose,
  dialog,
  field,
  hasFocus,
  isGone,
  isRefused,
  item,
  key,
  press,
  says,
  sees,
  whatSticksOut,
} from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { DataTable } from '../list/data-table.tsx'
import { useListState } from '../list/use-list-state.ts'

/** Ten in the evening in Quito; in London it is the 26th by now. */
const EVENING = '2026-11-26T03:00:00Z'
const COLUMNS = [{ id: 'name', header: 'Nombre', cell: ({ firstName }: User) => firstName, card: 'title' as const }]

function People() {
  const list = useListState(users.listUsers)
  const query = useQuery({ queryKey: ['users', list.query], queryFn: () => call(users.listUsers, { query: list.query }) })
  const source = { list: users.listUsers, file: users.exportUsers, query: list.query }
  return <DataTable label="Personas" query={query} list={list} columns={COLUMNS} source={source} empty={<p>Nadie</p>} />
}

async function show(stage: Stage = {}, found = [aUser({ firstName: 'Rosa' })]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING) })
  hasNoSavedViews()
  answers(listUsers, aPage(found))
  await renderScreen(<People />, { role: 'administrator', at: '/gente', ...stage })
}
const lastAsked = () => {
  const { from, to, page } = received(listUsers).at(-1)?.query ?? {}
  return { from, to, page: Number(page) }
}
const write = async (from: string, to: string) => {
  await field('Desde').fill(from)
  await field('Hasta').fill(to)
  await press('Ver estos días')
}

afterEach(() => void vi.useRealTimers())

test('it says what the days are the days of, and today is the day in Quito; taken away, everything is listed', async () => {
  await show({ at: '/gente?page=1&orderBy=name' })
  await press('Fechas')
  await says(dialog('Fechas'), 'Cuenta creada')
  await press('Hoy')
  await expect.poll(lastAsked).toEqual({ from: '2026-11-25', to: '2026-11-25', page: 1 })
  await isGone(dialog('Fechas'))
  await hasFocus(button('Cuenta creada: 25 nov'))
  expect(location.search).toBe('?orderBy=name&from=2026-11-25&to=2026-11-25')
  await press('Todas las fechas')
  await hasFocus(button('Fechas'))
  expect(location.search).toBe('?orderBy=name')
})

test('a month, from the first page on', async () => {
  await show({ at: '/gente?limit=25&page=1' })
  await press('Fechas')
  await choose('Un mes', 'febrero de 2026')
  await sees(button('Cuenta creada: 1 feb – 28 feb'))
  await expect.poll(lastAsked).toEqual({ from: '2026-02-01', to: '2026-02-28', page: 1 })
  expect(location.search).toBe('?limit=25&from=2026-02-01&to=2026-02-28')
})

test('half a range and one that is reversed are refused before they are sent; one day is a range', async () => {
  await show()
  await press('Fechas')
  await field('Desde').fill('2026-11-20')
  await press('Ver estos días')
  await isRefused(field('Hasta'), 'Este campo es obligatorio.')
  await hasFocus(field('Hasta'))
  await write('2026-11-20', '2026-11-19')
  await isRefused(field('Hasta'), 'La fecha final debe ser posterior a la inicial.')
  expect(location.search).toBe('')
  await write('2026-11-20', '2026-11-20')
  await expect.poll(lastAsked).toEqual({ from: '2026-11-20', to: '2026-11-20', page: 1 })
  expect(received(listUsers)).toHaveLength(2)
})

test('Escape changes nothing', async () => {
  await show()
  await press('Fechas')
  await field('Desde').fill('2026-11-20')
  await key('{Escape}')
  await isGone(dialog('Fechas'))
  await hasFocus(button('Fechas'))
  expect(location.search).toBe('')
})

test('an address with days is asked for at once, and its file has the same days', async () => {
  answers(exportUsers, { name: 'usuarios.xlsx', contentType: 'application/octet-stream', content: new Uint8Array([1]) } as never)
  await show({ at: '/gente?from=2025-12-30&to=2026-01-02' })
  await sees(button('Cuenta creada: 30 dic 2025 – 2 ene 2026'))
  await expect.poll(lastAsked).toMatchObject({ from: '2025-12-30', to: '2026-01-02' })
  await press('Exportar')
  await item('CSV (.csv)').click()
  await expect.poll(() => received(exportUsers)[0]?.query).toMatchObject({ from: '2025-12-30', to: '2026-01-02', format: 'csv' })
  await sees('Se descargó usuarios.xlsx.')
})

test('nothing in these days says so, and all days are one press away', async () => {
  await show({ at: '/gente?from=2026-11-01&to=2026-11-10' }, [])
  await sees('Nada en estas fechas')
  await sees('Solo se ve lo del 1 nov – 10 nov; quizá esté en otras fechas.')
  await press('Ver todas las fechas')
  await sees('Nadie')
  expect(location.search).toBe('')
})

test('on the narrowest phone, in English: days that are left are taken over, as the sheet has its own end', async () => {
  await show({ width: 360, language: 'en', theme: 'dark' })
  await press(/^Filters/)
  await press('Dates')
  await sees('Account created')
  await field('From').fill('2026-11-02')
  await field('To').fill('2026-11-08')
  await press('See results')
  await expect.poll(lastAsked).toEqual({ from: '2026-11-02', to: '2026-11-08', page: 1 })
  await press(/^Filters/)
  await sees(button('Account created: Nov 2 – Nov 8'))
  expect(whatSticksOut()).toEqual([])
  await press('All dates')
  await expect.poll(() => location.search).toBe('')
})
