import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { type Status, StatusChip } from './status-chip.tsx'

const WORDS: [status: Status, client: [es: string, en: string], staff: string][] = [
  ['reviewed', ['Por llegar a Miami', 'Due in Miami'], 'Revisado'],
  ['inWarehouseMIA', ['En Miami', 'In Miami'], 'En bodega Miami'],
  ['sended', ['En vuelo', 'In flight'], 'Enviado'],
  ['arrived', ['En Quito', 'In Quito'], 'Llegó a Quito'],
  ['inWarehouseUIO', ['En Quito', 'In Quito'], 'En bodega Quito'],
  ['pendingOfPay', ['Por pagar', 'To pay'], 'Por pagar'],
  ['paid', ['Por retirar', 'To collect'], 'Pagado'],
  ['incomplete', ['Te toca a ti', 'Up to you'], 'Incompleto'],
  ['pendingChanges', ['Responde el precio', 'Answer the price'], 'Cambios pendientes'],
  ['receivedAndDelivered', ['Entregado', 'Delivered'], 'Entregado'],
]
const chips = () => (
  <ul>
    {WORDS.map(([status]) => (
      <li key={status}>
        <StatusChip status={status} />
      </li>
    ))}
  </ul>
)
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

test('clients read where something of theirs is, in one word for one thing', async () => {
  await renderScreen(chips(), { role: 'client' })
  await expect.poll(shown).toEqual(WORDS.map(([, [es]]) => es))
  await renderScreen(chips(), { role: 'client', language: 'en' })
  await expect.poll(shown).toEqual(WORDS.map(([, [, en]]) => en))
})

test('staff read the labels of the specification', async () => {
  await renderScreen(chips(), { role: 'associate' })
  await expect.poll(shown).toEqual(WORDS.map(([, , staff]) => staff))
})
