import type { Order } from '@app/contract/orders.contract'
import { cancelRun, getRecentRuns, getRun, getRunItems, previewRun, startRun } from '@app/contract/runs/runs.contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { anOrder } from '../../testing/given-orders.ts'
import { aRun, doneRun, RUN_ID, runningRun } from '../../testing/given-runs.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, dialog, isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { ApproveMatching, ApproveSelected } from '../orders/staff/approve-orders.tsx'
import { RecentRun } from './recent-run.tsx'

const WAITING = anOrder({ id: idOf(10), status: 'inReview', allowedActions: ['setValue'] })
const REVIEWED = anOrder({ id: idOf(11), status: 'reviewed', allowedActions: ['setValue'] })

function Chosen({ orders }: { orders: readonly Order[] }) {
  const selection = useSelection<Order>()
  return (
    <>
      <button type="button" onClick={() => selection.add(orders)}>
        Todos
      </button>
      <p>{selection.rows.length} elegidos</p>
      <ApproveSelected selection={selection} />
    </>
  )
}

const matching = (stage: Stage = {}) =>
  renderScreen(<ApproveMatching query={{ status: ['inReview'], page: 2, q: 'rosa' }} count={82} />, {
    role: 'administrator',
    ...stage,
  })

test('all that match are approved in three clicks, with what is left out and why before', async () => {
  answers(previewRun, aRun())
  answers(startRun, runningRun(0))
  answers(getRun, runningRun(40))
  await matching()
  await press('Aprobar valor (82)')
  await sees(dialog('Aprobar valores'))
  await sees('Se aprueban con el valor que declaran')
  await sees(/3\.950,00/)
  await expect.element(link('ORD-000091')).toHaveAttribute('href', `/operations/estadodepedidos?open=${idOf(91)}`)
  await sees(/No se puede deshacer/)
  expect(received(previewRun)).toMatchObject([
    { body: { act: 'approveOrders', filter: { status: ['inReview'], page: '2', q: 'rosa' } } },
  ])
  await press('Aprobar 79')
  await sees('43 de 82')
  answers(getRun, doneRun())
  await sees('Terminó')
  expect(received(startRun)).toMatchObject([{ params: { id: RUN_ID } }])
})

/** A list that finds nothing any more once all of it was approved. */
function Emptied() {
  const [count, setCount] = useState(82)
  return (
    <>
      <ApproveMatching query={{ status: ['inReview'] }} count={count} />
      <button type="button" data-emptying onClick={() => setCount(0)}>
        Quedan {count}
      </button>
    </>
  )
}

test('what came of it stays on the screen, though nothing is left in the list', async () => {
  answers(previewRun, aRun())
  answers(startRun, doneRun())
  answers(getRun, doneRun())
  await renderScreen(<Emptied />, { role: 'administrator' })
  await press('Aprobar valor (82)')
  await press('Aprobar 79')
  await sees('Terminó')

  // The dialog lies over it.
  document.querySelector<HTMLButtonElement>('[data-emptying]')?.click()

  await expect.poll(() => document.querySelector('[data-emptying]')?.textContent).toBe('Quedan 0')
  await sees('Terminó')
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await isGone(button(/^Aprobar valor/))
})

test('those that are chosen are sent by their ids, and are chosen no more once it was started', async () => {
  answers(previewRun, aRun())
  answers(startRun, doneRun())
  answers(getRun, doneRun())
  await renderScreen(<Chosen orders={[WAITING, REVIEWED]} />, { role: 'administrator' })
  await press('Todos')
  await press('Aprobar valor (1)')
  await press('Aprobar 79')
  await sees('Terminó')
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await sees('0 elegidos')
  expect(received(previewRun)).toMatchObject([{ body: { ids: [WAITING.id, REVIEWED.id] } }])
})

test('a preview that is left changes nothing, and leaves what was chosen', async () => {
  answers(previewRun, aRun())
  await renderScreen(<Chosen orders={[WAITING]} />, { role: 'administrator' })
  await press('Todos')
  await press('Aprobar valor (1)')
  await press('Cancelar')
  await isGone(dialog())
  await sees('1 elegidos')
  expect(received(startRun)).toEqual([])
})

test('where nothing would change nothing can be started', async () => {
  answers(previewRun, aRun({ counts: { total: 2, waiting: 0, done: 0, unchanged: 2, refused: 0 }, reasons: [] }))
  await matching()
  await press('Aprobar valor (82)')
  await sees('No hay nada que cambiar.')
  await isGone(button('Aprobar 0'))
})

test('one under way is there for whoever comes back, and is stopped', async () => {
  answers(getRecentRuns, { runs: [runningRun(10)] })
  answers(getRun, runningRun(10))
  answers(cancelRun, runningRun(12, { state: 'cancelled', cancelledAt: '2026-01-05T12:01:00.000Z' }))
  await renderScreen(<RecentRun acts={['approveOrders']} />, { role: 'administrator' })
  await sees(/13 de 82/)
  await press('Ver')
  await sees(/Lo inició Ana Aprueba/)
  answers(getRun, runningRun(12, { state: 'cancelled', cancelledAt: '2026-01-05T12:01:00.000Z' }))
  await press('Detener')
  await sees('Se detuvo')
  await sees('Quedaron sin aprobar')
})

test('all that were refused are named when they are asked for', async () => {
  const examples = [91, 92, 93].map((number) => ({ id: idOf(number), code: `ORD-0000${number}` }))
  answers(getRecentRuns, { runs: [doneRun({ reasons: [{ code: 'orderActionNotAllowed', count: 4, examples }] })] })
  answers(getRun, doneRun({ reasons: [{ code: 'orderActionNotAllowed', count: 4, examples }] }))
  const items = [91, 92, 93, 94].map((number) => ({
    ...{ id: idOf(number + 100), record: { id: idOf(number), code: `ORD-0000${number}` }, result: 'refused' as const },
    ...{ reason: 'orderActionNotAllowed', details: null, amountInCents: null },
  }))
  answers(getRunItems, { items, next: null })
  await renderScreen(<RecentRun acts={['approveOrders']} />, { role: 'administrator' })
  await press('Ver')
  await press('Ver todos')
  await sees(link('ORD-000094'))
})

test('a refusal of the start is said in the dialog', async () => {
  answers(previewRun, aRun())
  refuses(startRun, 'runOver')
  await matching()
  await press('Aprobar valor (82)')
  await press('Aprobar 79')
  await sees(/Esto se canceló: empieza de nuevo/)
})

test('fits the narrowest phone, in English and in the dark', async () => {
  answers(previewRun, aRun())
  await matching({ width: 360, theme: 'dark', language: 'en' })
  await press('Approve value (82)')
  await sees(button('Approve 79'))
  expect(whatSticksOut()).toEqual([])
})
