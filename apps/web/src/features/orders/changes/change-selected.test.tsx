import { listCharges } from '@app/contract/charges.contract'
import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { listAllOrders, type Order, totalAllOrders } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { getRecentRuns, getRun, getRunItems, previewRun, startRun, undoRun } from '@app/contract/runs/runs.contract'
import { listTariffs, type Tariff } from '@app/contract/tariffs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCharge } from '../../../testing/given-charges.ts'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { allParameters } from '../../../testing/given-parameters.ts'
import { aRun, doneRun, RUN_ID } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  box,
  button,
  choose,
  dialog,
  isGone,
  link,
  press,
  radio,
  sees,
  tick,
  whatSticksOut,
  write,
} from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { AllOrdersList } from '../staff/all-orders-list.tsx'
import { ChangeSelected } from './change-selected.tsx'

const BOTH = anOrder({ id: idOf(10), allowedActions: ['changeCategory', 'setExtraCharges'] })
const CHARGED = anOrder({ id: idOf(11), allowedActions: ['setExtraCharges'] })
const SHIPPED = anOrder({ id: idOf(12), code: 'OR-000012', allowedActions: [] })
const TOYS: Tariff = {
  ...{ id: idOf(7), code: 'CLA-7', version: 1, nameEs: 'Juguetes', nameEn: 'Toys', adValoremInBasisPoints: 500 },
  ...{ createdAt: '2026-01-05T12:00:00.000Z', updatedAt: '2026-01-05T12:00:00.000Z', validFrom: '2026-01-05' },
  rates: [{ adValoremInBasisPoints: 500, validFrom: '2026-01-05' }],
}
const UNDO_ID = idOf(95)

function Chosen({ orders }: { orders: readonly Order[] }) {
  const selection = useSelection<Order>()
  return (
    <>
      <button type="button" onClick={() => selection.add(orders)}>
        Todos
      </button>
      <p>{selection.rows.length} elegidos</p>
      <ChangeSelected selection={selection} />
    </>
  )
}

async function choosing(orders: readonly Order[], stage: Stage = {}): Promise<void> {
  answers(listCharges, [aCharge({ id: idOf(50), name: 'Bodegaje', amountInCents: 500 })])
  answers(listTariffs, [TOYS])
  answers(listRetailParameters, allParameters({ categoryCEnabled: 1 }))
  await renderScreen(<Chosen orders={orders} />, { role: 'administrator', ...stage })
  await press('Todos')
}
const change = () => press('Cambiar…')

const charging = (changes: Partial<Run> = {}) => ({ act: 'chargeOrders' as const, amountInCents: 39_500, ...changes })

test('a charge is added to many: chosen, seen before, done, and taken back', async () => {
  answers(previewRun, aRun(charging()))
  const done = doneRun(charging({ undoableUntil: '2026-01-05T12:10:00.000Z' }))
  answers(startRun, done)
  await choosing([BOTH, CHARGED, SHIPPED])
  await change()
  await sees(dialog('Cambiar 3 pedidos'))
  await dialog().getByText('Cargo adicional (2)').click()
  await choose('Cargo', 'Bodegaje')
  await press('Ver qué cambia')

  await sees(dialog('Agregar cargo'))
  await sees(/Se puede deshacer durante 10 minutos/)
  expect(received(previewRun)).toMatchObject([
    { body: { act: 'chargeOrders', values: { chargeId: idOf(50), amountInCents: 500 }, ids: [BOTH.id, CHARGED.id, SHIPPED.id] } },
  ])
  answers(getRun, done)
  await press('Agregar (79)')
  await sees('Terminó')

  const undo = doneRun({ ...charging(), id: UNDO_ID, undoes: RUN_ID, reasons: [] })
  answers(undoRun, undo)
  answers(getRun, undo)
  await press('Deshacer')
  await sees(dialog('Deshacer el cambio'))
  await sees('Volvieron como estaban')
  expect(received(undoRun)).toMatchObject([{ params: { id: RUN_ID } }])
  await isGone(button('Deshacer'))
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await sees('0 elegidos')
})

test('what is missing is asked of many: without it nothing is sent, and before it starts it says that there is no undo', async () => {
  const asking = { act: 'markOrdersIncomplete' as const, amountInCents: null }
  answers(previewRun, aRun(asking))
  await choosing([{ ...BOTH, allowedActions: [...BOTH.allowedActions, 'markIncomplete'] }, SHIPPED])
  await change()
  await dialog().getByText('Pedir lo que falta (1)').click()
  await press('Ver qué cambia')
  expect(received(previewRun)).toEqual([])
  await tick('La factura de la compra').click()
  await box('Explícalo a los clientes').fill('Súbela, por favor.')
  await press('Ver qué cambia')
  await sees(dialog('Pedir lo que falta'))
  await sees(/No se deshace/)
  expect(received(previewRun)).toMatchObject([
    {
      body: {
        ...{ act: 'markOrdersIncomplete', values: { missing: ['invoice'], note: 'Súbela, por favor.' } },
        ids: [BOTH.id, SHIPPED.id],
      },
    },
  ])
})

test('each count opens the orders that it counts', async () => {
  answers(previewRun, aRun(charging()))
  const items = [91, 92].map((number) => ({
    ...{ id: idOf(number + 100), record: { id: idOf(number), code: `ORD-0000${number}` }, result: 'unchanged' as const },
    ...{ reason: null, details: null, amountInCents: null },
  }))
  answers(getRunItems, { items, next: null })
  await choosing([CHARGED])
  await change()
  await choose('Cargo', 'Bodegaje')
  await press('Ver qué cambia')
  await press('Ya lo tienen: 2')
  await sees(link('ORD-000092'))
  expect(received(getRunItems)).toMatchObject([{ query: { result: 'unchanged' } }])
})

test('a category is chosen with its class and the consent, and nothing is sent without', async () => {
  answers(previewRun, aRun({ act: 'categorizeOrders', amountInCents: null }))
  await choosing([BOTH])
  await change()
  await radio(/Categoría C/).click()
  await press('Ver qué cambia')
  expect(received(previewRun)).toEqual([])
  await choose('Clase de artículo', TOYS.id)
  await write('Cómo lo aceptaron sus clientes', 'Por teléfono, el lunes.')
  await press('Ver qué cambia')
  await sees(dialog('Cambiar categoría'))
  await sees('Cambian de categoría')
  expect(received(previewRun)).toMatchObject([
    {
      body: {
        act: 'categorizeOrders',
        values: { category: 'C', tariffId: TOYS.id, note: 'Por teléfono, el lunes.' },
        ids: [BOTH.id],
      },
    },
  ])
})

test('what none of them allows is not offered', async () => {
  await choosing([SHIPPED])
  await sees('1 elegidos')
  await isGone(button('Cambiar…'))
})

test('what the preview refuses is said, and what was typed stays', async () => {
  refuses(previewRun, 'runTooLarge')
  await choosing([CHARGED])
  await change()
  await write('Nombre del cargo', 'Reempaque')
  await write('Valor', '3,50')
  await press('Ver qué cambia')
  await sees(/elige menos/)
  await expect.element(box('Nombre del cargo')).toHaveValue('Reempaque')
})

function Matching({ count }: { count: number }) {
  const list = useListState(listOfOffice)
  return <AllOrdersList view="all" list={list} key={count} />
}

async function matching(total: number, stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listCharges, [aCharge({ id: idOf(50), name: 'Bodegaje', amountInCents: 500 })])
  answers(listTariffs, [TOYS])
  answers(listRetailParameters, allParameters({ categoryCEnabled: 1 }))
  answers(listAllOrders, aPage([BOTH, SHIPPED], { total, totalPages: 100 }))
  answers(totalAllOrders, { count: total, sums: { weightInGrams: 38_400, productValueInCents: 210_400 } })
  await renderScreen(<Matching count={total} />, { role: 'administrator', at: '/pedidos?status=reviewed&isLate=true', ...stage })
  await sees(button(SHIPPED.code))
  await tick('Seleccionar todo').click()
}

test('all that match are changed by their filter, however many: chosen without being read, on every page', async () => {
  answers(previewRun, aRun(charging()))
  await matching(10_001)
  await press('Seleccionar los 10.000+ que coinciden')
  await sees('Los 10.000+ que coinciden')
  // Other acts take the rows themselves.
  await isGone(button('Más acciones'))
  const asked = received(listAllOrders).length
  await change()
  await sees(dialog('Cambiar 10.000+ pedidos'))
  await dialog().getByText('Cargo adicional', { exact: true }).click()
  await choose('Cargo', 'Bodegaje')
  await press('Ver qué cambia')
  await sees(dialog('Agregar cargo'))
  const body = received(previewRun).at(-1)?.body
  expect(body).toMatchObject({ act: 'chargeOrders', filter: { status: ['reviewed'], isLate: 'true' } })
  expect(body).not.toHaveProperty('ids')
  expect(received(listAllOrders)).toHaveLength(asked)
})

test('one row less is a choice of rows again', async () => {
  await matching(5_000)
  await press('Seleccionar los 5.000 que coinciden')
  await sees('Los 5.000 que coinciden')
  await page.getByRole('row').filter({ hasText: 'OR-000012' }).getByRole('checkbox').click()
  await sees('1 seleccionado')
})

test('more than a run takes are refused in words', async () => {
  refuses(previewRun, 'runTooLarge', { most: 20_000 })
  await matching(10_001)
  await press('Seleccionar los 10.000+ que coinciden')
  await change()
  await dialog().getByText('Cargo adicional', { exact: true }).click()
  await choose('Cargo', 'Bodegaje')
  await press('Ver qué cambia')
  await sees(/Son más de 20\.000/)
})

test('a list with few enough rows is read, as before', async () => {
  await matching(2)
  await isGone(/que coinciden/)
  await sees('2 seleccionados')
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await choosing([BOTH], { width: 360, theme: 'dark', language: 'en' })
  await press('Change…')
  await sees(dialog('Change 1 order'))
  expect(whatSticksOut()).toEqual([])
})
