import { listCharges } from '@app/contract/charges.contract'
import type { Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { previewRun } from '@app/contract/runs/runs.contract'
import { listTariffs } from '@app/contract/tariffs.contract'
import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/given-orders.ts'
import { allParameters } from '../../../testing/given-parameters.ts'
import { aRun } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, choose, dialog, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { ChangeSelected } from './change-selected.tsx'

const BOTH = anOrder({ id: idOf(10), allowedActions: ['changeCategory', 'setExtraCharges'] })
const SHIPPED = anOrder({ id: idOf(12), code: 'OR-000012', allowedActions: [] })

function Chosen({ orders }: { orders: readonly Order[] }) {
  const selection = useSelection<Order>()
  return (
    <>
      <button type="button" onClick={() => selection.add(orders)}>
        Todos
      </button>
      <ChangeSelected selection={selection} />
    </>
  )
}

async function choosing(orders: readonly Order[], stage: Stage = {}): Promise<void> {
  answers(listTariffs, [])
  answers(listCharges, [])
  answers(listRetailParameters, allParameters())
  await renderScreen(<Chosen orders={orders} />, { role: 'administrator', ...stage })
  await press('Todos')
}

test('many are held for one reason, and released: each begins with what it would do', async () => {
  answers(previewRun, aRun({ act: 'holdOrders', amountInCents: null }))
  await choosing([
    { ...BOTH, allowedActions: [...BOTH.allowedActions, 'hold'] },
    { ...SHIPPED, allowedActions: ['release'] },
  ])
  await press('Cambiar…')
  await dialog().getByText('Dejar esperar (1)').click()
  await press('Ver qué cambia')
  await sees('Este campo es obligatorio.')
  expect(received(previewRun)).toEqual([])
  await choose('Motivo', 'Espera a otro paquete')
  await box('Nota para el equipo (opcional)').fill('Llega otro el lunes.')
  await press('Ver qué cambia')
  await sees(dialog('Dejar esperar'))
  const values = { reason: 'travelTogether', note: 'Llega otro el lunes.', until: 'released' }
  expect(received(previewRun)).toMatchObject([{ body: { act: 'holdOrders', values, ids: [BOTH.id, SHIPPED.id] } }])
})

test('those that wait are released without a further word', async () => {
  answers(previewRun, aRun({ act: 'releaseOrders', amountInCents: null }))
  await choosing([{ ...SHIPPED, allowedActions: ['release'] }])
  await press('Cambiar…')
  await sees('Vuelven a las propuestas y pueden ir en un bulto.')
  await press('Ver qué cambia')
  await sees(dialog('Quitar la espera'))
  await sees(/No se deshace con un clic/)
  expect(received(previewRun)).toMatchObject([{ body: { act: 'releaseOrders', ids: [SHIPPED.id] } }])
})

test('one declared value for many: only what was reviewed is offered it, and it can be taken back', async () => {
  answers(previewRun, aRun({ act: 'valueOrders', amountInCents: null }))
  await choosing([
    { ...BOTH, status: 'reviewed', allowedActions: ['setValue', 'setExtraCharges'] },
    { ...SHIPPED, status: 'inReview', allowedActions: ['setValue'] },
  ])
  await press('Cambiar…')
  await dialog().getByText('Valor declarado (1)').click()
  await press('Ver qué cambia')
  await sees('Escribe un valor mayor que cero.')
  expect(received(previewRun)).toEqual([])
  await box('Nuevo valor declarado').fill('70,50')
  await press('Ver qué cambia')
  await sees(dialog('Cambiar valor'))
  await sees(/Se puede deshacer durante 10 minutos/)
  await sees(/todavía espera revisión/)
  expect(received(previewRun)).toMatchObject([
    { body: { act: 'valueOrders', values: { productValueInCents: 7_050 }, ids: [BOTH.id, SHIPPED.id] } },
  ])
})

test.each([2, 3, 5])('on the narrowest phone %s choices stand one below the other, each whole', async (count) => {
  const all = ['setExtraCharges', 'hold', 'markIncomplete', 'release', 'changeCategory'] as const
  const allowedActions = all.slice(0, count)
  await choosing([{ ...BOTH, allowedActions }], { width: 360, language: 'en', theme: 'dark' })
  await press('Change…')
  await sees(dialog())
  await dialog().getByText('Hold (1)').click()
  await sees(box('Note for the team (optional)'))
  expect(whatSticksOut()).toEqual([])
  const choices = [...document.querySelectorAll('.mantine-SegmentedControl-label')]
  expect(choices).toHaveLength(count)
  for (const choice of choices) expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth)
  const bar = document.querySelector('.mantine-SegmentedControl-root')
  expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0)
})
