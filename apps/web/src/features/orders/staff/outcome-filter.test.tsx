import { listAllOrders } from '@app/contract/endpoints/orders'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { choose, list, sees } from '../../../testing/screen.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { OutcomeFilter, outcomesOf } from './outcome-filter.tsx'

function Narrowed() {
  const narrowed = useListState(listAllOrders)
  return (
    <>
      <OutcomeFilter list={narrowed} />
      <output>{JSON.stringify(outcomesOf(narrowed))}</output>
    </>
  )
}

test('the ends are offered in the words of their chips; the choice is asked for, and in the address', async () => {
  await renderScreen(<Narrowed />, { role: 'administrator' })
  const choices = () => [...(list('Cómo terminó').element() as HTMLSelectElement).options].map(({ text }) => text)
  await sees(list('Cómo terminó'))
  expect(choices()).toEqual([
    ...['Cualquier final', 'Cancelado', 'Cancelado por la tienda', 'Devuelto', 'Abandonado', 'Perdido', 'Dañado', 'Decomisado'],
    'Rechazado',
  ])
  await sees('{}')
  await choose('Cómo terminó', 'Decomisado')
  await sees('{"outcome":["seized"]}')
  expect(location.search).toContain('outcome=seized')
  await choose('Cómo terminó', 'Cualquier final')
  await sees('{}')
})

test.each([
  ['lost', 'lost'],
  ['eaten', ''],
])('of an address that says %s, %j is chosen', async (said, chosen) => {
  await renderScreen(<Narrowed />, { role: 'administrator', at: `/?outcome=${said}`, language: 'en' })
  await expect.element(list('How it ended')).toHaveValue(chosen)
})
