import { exportPayments, listPayments as payments, totalPayments as totals } from '@app/contract/endpoints/payments'
import { listPayments, type Payment, totalPayments } from '@app/contract/payments.contract'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '../../api/call.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { givenPayment } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, received, refusesOnce } from '../../testing/server.ts'
import { DataTable } from '../list/data-table.tsx'
import { useListState } from '../list/use-list-state.ts'
import { useSelection } from '../list/use-selection.ts'

const COLUMNS = [{ id: 'code', header: 'Número', cell: ({ code }: Payment) => code, sortable: true, card: 'title' as const }]
const SUMS = { call: totals, under: 'payments', of: ({ amountInCents }: Payment) => ({ amountInCents }) }
const some = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) =>
    givenPayment({ id: idOf(700 + index), code: `PAG-${index + 1}`, amountInCents: 1_050 }),
  )

function Listed() {
  const list = useListState(payments)
  const selection = useSelection<Payment>()
  const query = useQuery({ queryKey: ['payments', list.query], queryFn: () => call(payments, { query: list.query }) })
  return (
    <DataTable
      label="Pagos"
      query={query}
      list={list}
      columns={COLUMNS}
      source={{ list: payments, file: exportPayments, query: list.query, totals: SUMS }}
      selection={selection}
      totals={(rows) => ({ amountInCents: sum(rows.map(({ amountInCents }) => amountInCents)) })}
      selectionActions={<Button>Actuar</Button>}
      empty={<p>Ninguno</p>}
    />
  )
}
async function show(stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  await renderScreen(<Listed />, { role: 'administrator', at: '/pagos', ...stage })
}
const foot = () => page.getByRole('region', { name: 'Pagos', exact: true })

test('a list that is on its page is summed there, and nothing is asked', async () => {
  answers(listPayments, aPage(some(3)))
  await show()
  await says(foot(), 'Suma de 3')
  await says(foot(), 'Monto $31,50')
  expect(received(totalPayments)).toEqual([])
})

test('a longer one is summed by the server, by its filter alone, and its rows do not wait', async () => {
  answers(listPayments, aPage(some(2), { total: 82, totalPages: 41 }))
  answers(totalPayments, { count: 82, sums: { amountInCents: 210_400 } })
  const release = holds(totalPayments)
  await show({ at: '/pagos?q=sol&page=2&limit=2&orderBy=code&method=cash' })
  await sees('PAG-2')
  await says(foot(), 'Sumando…')
  release()
  await says(foot(), 'Suma de 82')
  await says(foot(), 'Monto $2.104,00')
  expect(received(totalPayments).map(({ query }) => query)).toEqual([{ q: 'sol' }])
})

test('what is ticked is summed in the bar; the foot goes on saying what all that matches comes to', async () => {
  answers(listPayments, aPage(some(3)))
  await show()
  await page.getByRole('row').filter({ hasText: 'PAG-2' }).getByRole('checkbox').click()
  await page.getByRole('row').filter({ hasText: 'PAG-3' }).getByRole('checkbox').click()
  await says(page.getByRole('region', { name: 'Selección' }), /2 seleccionados.*\$21,00/)
  await says(foot(), 'Suma de 3')
  await says(foot(), 'Monto $31,50')
})

test('more than can be summed say so', async () => {
  answers(listPayments, aPage(some(2), { total: 10_001, totalPages: 101 }))
  answers(totalPayments, { count: 20_001, sums: null })
  await show()
  await says(foot(), 'Más de 20.000: filtra la lista para ver cuánto suma.')
})

test('a sum that could not be made is asked for again', async () => {
  answers(listPayments, aPage(some(2), { total: 82, totalPages: 41 }))
  answers(totalPayments, { count: 82, sums: { amountInCents: 5 } })
  refusesOnce(totalPayments, 'roleNotAllowed')
  await show()
  await says(foot(), 'No pudimos sumar la lista.')
  await press('Intentar de nuevo')
  await says(foot(), 'Monto $0,05')
})

test('on a phone, in English, nothing sticks out', async () => {
  answers(listPayments, aPage(some(2), { total: 8_200, totalPages: 82 }))
  answers(totalPayments, { count: 8_200, sums: { amountInCents: 123_456_789_01 } })
  await show({ width: 360, language: 'en' })
  await says(foot(), 'Sum of 8,200')
  expect(whatSticksOut()).toEqual([])
})
