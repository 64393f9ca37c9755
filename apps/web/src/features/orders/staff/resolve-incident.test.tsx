import { resolveIncident } from '@app/contract/incidents.contract'
import { expect, test } from 'vitest'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, field, isGone, press, sees, write } from '../../../testing/screen.ts'
import { received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from './staff-order-actions.tsx'

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
  outcome: null,
  resolution: '',
  resolvedAt: null,
  allowedActions: ['resolve'],
} as const
const inQuito = () =>
  anOrderInDetail({
    ...{ status: 'paid', incidentOpen: true, incidents: [{ ...INCIDENT, photos: [], allowedActions: ['resolve'] }] },
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
  expect(received(resolveIncident)).toMatchObject([
    { body: { incidentId: INCIDENT.id, outcome: 'damaged', shareInPercent: 40, isFit: true, resolution: 'Llegó mojado.' } },
  ])
  await sees(dialog().getByRole('alert'))
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await isGone(dialog())
})
