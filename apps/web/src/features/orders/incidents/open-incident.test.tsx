import { type Incident, openIncident } from '@app/contract/incidents.contract'
import { expect, test } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { choose, dialog, field, isGone, item, list, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OrderActionsMenu } from '../several/order-actions-menu.tsx'

const INCIDENT: Incident = {
  ...{ id: idOf(50), code: 'NOV-000001', version: 1 },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', updatedAt: '2026-11-20T15:00:00.000Z' },
  ...{ kind: 'seized', status: 'opened', description: 'Aforo físico.', photos: [], papers: [] },
  ...{ outcome: null, resolution: '', resolvedAt: null, allowedActions: ['resolve'] },
  order: {
    id: idOf(10),
    code: 'OR-000010',
    status: 'arrived',
    outcome: null,
    description: 'Audífonos',
    client: anOrder().client,
  },
}

async function open(stage: Stage = {}): Promise<void> {
  const order = anOrderInDetail({ status: 'arrived', allowedActions: ['openIncident'] })
  await renderScreen(<OrderActionsMenu order={order} onRemoved={() => undefined} />, { role: 'administrator', ...stage })
  await press(stage.language === 'en' ? 'Open an incident' : 'Abrir una novedad')
  await sees(dialog())
}
const send = () => dialog().getByRole('button', { name: 'Abrir la novedad' }).click()

test('every kind is offered, and what it does to the package is said', async () => {
  await open()
  await sees(dialog('Novedad con OR-000010'))
  const kinds = [...(list('Qué pasó').element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(kinds).toHaveLength(8)
  expect(kinds).toEqual(expect.arrayContaining(['No aparece', 'La aduana lo retiene', 'Está dañado', 'Vuelve a la tienda']))
  await sees('Avisamos al cliente. El paquete queda en pausa, sin día de llegada, hasta que se resuelva.')
})

test('it needs words, which are sent without blanks around them', async () => {
  answers(openIncident, INCIDENT)
  await open()
  await send()
  await sees(dialog().getByText('Este campo es obligatorio.'))
  expect(received(openIncident)).toEqual([])

  await choose('Qué pasó', 'La aduana lo retiene')
  await field('Cuéntalo').fill('  Aforo físico. ')
  await send()
  await isGone(dialog())
  await expect
    .poll(() => received(openIncident))
    .toMatchObject([{ params: { id: idOf(10) }, body: { kind: 'seized', description: 'Aforo físico.' } }])
  await sees('Novedad abierta. Avisamos al cliente.')
})

test('a refusal stays in the dialog, with what was written', async () => {
  refuses(openIncident, 'orderActionNotAllowed')
  await open()
  await field('Cuéntalo').fill('No aparece.')
  await send()
  await sees(dialog().getByText('El pedido ya no permite esta acción. Actualiza para ver cómo está.'))
  await expect.element(field('Cuéntalo')).toHaveValue('No aparece.')
})

test('on the narrowest phone, dark and in English', async () => {
  await open({ language: 'en', theme: 'dark', width: 360 })
  await sees(dialog('Incident with OR-000010'))
  expect(whatSticksOut()).toEqual([])
})

test('an open incident is resolved from the same place', async () => {
  const { order: _of, ...incident } = INCIDENT
  const order = anOrderInDetail({
    ...{
      status: 'arrived',
      incidentOpen: true,
      allowedActions: ['setTracking', 'openIncident', 'resolveIncident', 'removeAsLost'],
    },
    incidents: [incident],
  })
  await renderScreen(<OrderActionsMenu order={order} onRemoved={() => undefined} />, { role: 'administrator' })
  await press('Más')
  await sees(item('Abrir una novedad'))
  await press('Resolver la novedad')
  await sees(dialog('Novedad de OR-000010'))
})
