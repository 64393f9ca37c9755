import { resolveIncident } from '@app/contract/incidents.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, field, press, sees, write } from '../../../testing/screen.ts'
import { received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from '../staff/staff-order-actions.tsx'

const INCIDENT = {
  id: '019aa000-0000-7000-8000-0000000000f1',
  code: 'NOV-000001',
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  kind: 'lost',
  status: 'opened',
  description: 'No aparece.',
  photos: [],
  papers: [],
  outcome: null,
  resolution: '',
  resolvedAt: null,
  allowedActions: ['resolve'],
} as const
const inQuito = () =>
  anOrderInDetail({
    ...{ status: 'paid', incidentOpen: true, incidents: [{ ...INCIDENT, photos: [], papers: [], allowedActions: ['resolve'] }] },
    allowedActions: ['resolveIncident', 'compensateDamage', 'removeAsLost', 'removeAsDamaged', 'removeAsSeized'],
  })

async function open(): Promise<void> {
  await renderScreen(<StaffOrderActions order={inQuito()} onGone={() => undefined} />, { role: 'administrator' })
  await press('Resolver la novedad')
  await sees(dialog())
}
const send = () => dialog().getByRole('button', { name: 'Resolver', exact: true }).click()

test('offers what is possible now, says who answers for it and what that does to the money', async () => {
  await open()
  const choices = field('Cómo terminó').element() as HTMLSelectElement
  expect([...choices.options].map(({ text }) => text)).toEqual(['Resuelta: el paquete sigue', 'Perdido', 'Dañado', 'Decomisado'])

  await field('Cómo terminó').selectOptions('Perdido')
  await expect.element(field('Quién responde')).toHaveValue('house')
  await sees(dialog().getByText(/Se acredita lo facturado, se compensa su valor/))
  await field('Cómo terminó').selectOptions('Decomisado')
  await expect.element(field('Quién responde')).toHaveValue('client')
  await sees(dialog().getByText(/Lo pagado se queda/))
})

test('needs a reason; damage that goes on has a share; a refusal stays in the dialog', async () => {
  refuses(resolveIncident, 'orderChangedMeanwhile')
  await open()
  await field('Cómo terminó').selectOptions('Dañado')
  await send()
  await sees(dialog().getByText('Este campo es obligatorio.'))
  await write('Parte del valor que se perdió', '40')
  await dialog().getByText('Se puede entregar así').click()
  await write('Qué pasó', 'Llegó mojado.')
  await send()
  await expect.poll(() => received(resolveIncident).length).toBe(1)
  await expect
    .poll(() => received(resolveIncident))
    .toMatchObject([
      { body: { incidentId: INCIDENT.id, outcome: 'damaged', shareInPercent: 40, isFit: true, resolution: 'Llegó mojado.' } },
    ])
  await sees(dialog().getByRole('alert'))
})

const LYING = anOrderInDetail({
  ...{
    status: 'inWarehouseMIA',
    incidentOpen: true,
    incidents: [{ ...INCIDENT, photos: [], papers: [], allowedActions: ['resolve'] }],
  },
  abandonment: { since: '2026-10-02', firstNoticeOn: '2026-11-30', lastNoticeOn: null, from: '2026-12-31', isDue: false },
  allowedActions: ['resolveIncident', 'removeAsReturned', 'removeAsAbandoned'],
})
async function openLying(): Promise<void> {
  await renderScreen(<StaffOrderActions order={LYING} onGone={() => undefined} />, { role: 'administrator' })
  await press('Resolver la novedad')
  await sees(dialog())
}

test('what is given up says since when it lies there, and asks for the client’s word; a refusal stays in the dialog', async () => {
  refuses(resolveIncident, 'abandonTooEarly')
  await openLying()
  await field('Cómo terminó').selectOptions('Abandonado')
  await sees(dialog().getByText(/último: todavía no/))
  await write('Cómo lo dejó el cliente (si lo dijo)', 'Por correo.')
  await write('Qué pasó', 'Ya no lo quiere.')
  await send()
  await sees(dialog().getByText(/Todavía no se puede dar por abandonado/))
  await expect
    .poll(() => received(resolveIncident))
    .toMatchObject([{ body: { outcome: 'abandoned', clientsWord: 'Por correo.', resolution: 'Ya no lo quiere.' } }])
})

test('what goes back to the store says with whom, and its tracking', async () => {
  refuses(resolveIncident, 'orderChangedMeanwhile')
  await openLying()
  await field('Cómo terminó').selectOptions('Devuelto')
  await write('Qué pasó', 'No lo quiere.')
  await send()
  await expect.poll(() => dialog().getByText('Este campo es obligatorio.').elements().length).toBe(2)
  expect(received(resolveIncident)).toEqual([])
  await write('Transportista de la devolución', 'UPS')
  await write('Tracking de la devolución', '1Z999')
  await send()
  await expect.poll(() => received(resolveIncident).length).toBe(1)
  await expect
    .poll(() => received(resolveIncident))
    .toMatchObject([{ body: { outcome: 'returned', returnCarrier: 'UPS', returnTracking: '1Z999' } }])
})

test('the customs’ paper goes with the end', async () => {
  refuses(resolveIncident, 'orderChangedMeanwhile')
  await open()
  await field('Cómo terminó').selectOptions('Decomisado')
  await write('Qué pasó', 'La aduana lo decomisó.')
  const input = dialog().getByRole('group', { name: 'Papeles o fotos' }).element().querySelector('input[type=file]')
  if (!input) throw new Error('there is no field for papers')
  await userEvent.upload(page.elementLocator(input), new File(['%PDF-1.7'], 'acta.pdf', { type: 'application/pdf' }))
  await send()
  await expect
    .poll(() => received(resolveIncident))
    .toMatchObject([{ body: { outcome: 'seized' }, files: { 'paper-0': 'acta.pdf' } }])
})
