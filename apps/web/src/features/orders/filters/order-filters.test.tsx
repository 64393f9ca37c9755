import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { getManifest, listManifests } from '@app/contract/manifests.contract'
import { listAllOrders } from '@app/contract/orders.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { getUser, listAssociates, listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { aManifest } from '../../../testing/given-manifests.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { aUser, inFull } from '../../../testing/given-users.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  tick,
  whatSticksOut,
} from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { AllOrdersList } from '../staff/all-orders-list.tsx'

function Orders() {
  return <AllOrdersList view="all" list={useListState(listOfOffice)} />
}

const ANA = aUser({ id: idOf(1), firstName: 'Ana', lastName: 'Paredes' })

async function show(stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, aPage([anOrder()]))
  answers(listUsers, aPage([ANA]))
  answers(listAssociates, aPage([]))
  answers(listManifests, aPage([]))
  answers(getUser, ({ params }) => inFull(aUser({ ...ANA, id: params?.id ?? '' })))
  await renderScreen(<Orders />, { role: 'administrator', at: '/pedidos', ...stage })
  await sees(button('OR-000010'))
}
const lastAsked = () => received(listAllOrders).at(-1)?.query ?? {}
const picker = (label: string) => dialog().getByLabelText(label).first()
const pick = async (label: string, ...options: string[]) => {
  await picker(label).click()
  for (const name of options) await page.getByRole('option', { name }).click()
  // What it offers lies over the next field.
  await dialog().getByRole('heading').click()
}

test('f opens what narrows the orders: values of one field join, fields narrow together, all in the call and the address', async () => {
  await show()
  await key('f')
  await sees(dialog('Filtros'))
  await hasFocus(picker('Estado'))
  await pick('Estado', 'En revisión', 'En bodega Miami')
  await pick('Cliente', 'Ana Paredes')
  await dialog().getByLabelText('Compra asistida (PPE)').click()
  await tick('Con incidente').click()
  await press('Ver resultados')
  await isGone(dialog())
  await expect.poll(lastAsked).toMatchObject({
    status: ['inReview', 'inWarehouseMIA'],
    clientId: idOf(1),
    service: 'PPE',
    hasOpenIncident: 'true',
  })
  expect(location.search).toContain('status=inReview&status=inWarehouseMIA')
  await sees('Estado: 2')
  await sees('Cliente: Ana Paredes')
})

test('each stands as a chip, in words, and is taken away by itself', async () => {
  await show({ at: `/pedidos?clientId=${idOf(1)}&service=PPE&service=eaten&hasOpenIncident=true&isLate=true` })
  await sees('Cliente: Ana Paredes')
  await sees('Servicio: Compra asistida (PPE)')
  await sees('Atrasados')
  await press('Quitar el filtro Con incidente')
  await isGone('Con incidente')
  await expect.poll(() => lastAsked().hasOpenIncident).toBeUndefined()
  await hasFocus(button('Quitar el filtro Cliente: Ana Paredes'))
  expect(location.search).toContain('service=PPE')
  expect(lastAsked()).toMatchObject({ service: 'PPE', isLate: 'true' })
})

test('on the narrowest phone the fields are in the sheet of filters, and the chips fit, in English and dark', async () => {
  const at = `/pedidos?clientId=${idOf(1)}&associateId=${idOf(2)}&service=PPE&hasOpenIncident=true`
  await show({ width: 360, language: 'en', theme: 'dark', at })
  await sees('Client: Ana Paredes')
  expect(whatSticksOut()).toEqual([])
  await press(/^Filters/)
  await expect.element(tick('With an incident')).toBeChecked()
  expect(whatSticksOut()).toEqual([])
})

test('what a report counts is named, with whose days they are', async () => {
  answers(getManifest, aManifest({ id: idOf(61), code: 'MAN-000061' }))
  const days = 'from=2026-01-01&to=2026-01-05'
  await show({ at: `/pedidos?manifestId=${idOf(61)}&endedStage=billed&${days}` })
  await sees('Manifiesto: MAN-000061')
  await sees('Etapa terminada: Facturado')
  await sees(button(/^Terminó la etapa: 1 ene – 5 ene/))
  await expect.poll(lastAsked).toMatchObject({ manifestId: idOf(61), endedStage: 'billed', from: '2026-01-01', to: '2026-01-05' })
  await press(/^Quitar el filtro Etapa terminada/)
  await sees(button(/^Fecha del pedido: 1 ene – 5 ene/))
})

test('a column of amounts is narrowed from and to, once a field is left; what ends before it begins says so', async () => {
  await show()
  await key('f')
  await box('Peso: desde').fill('4')
  await box('Peso: hasta').fill('10,5')
  await box('Valor: hasta').fill('400')
  await box('Consignatario').fill('Ñau')
  await press('Ver resultados')
  await expect.poll(lastAsked).toMatchObject({
    weightInGrams: '4000..10500',
    productValueInCents: '..40000',
    consignee: 'Ñau',
  })
  await sees(/^Peso: 4,00\skg – 10,50\skg/)
  await sees(/^Valor: hasta \$\s?400,00/)
  await sees('Consignatario: Ñau')
  expect(location.search).toContain('weightInGrams=4000..10500')

  await key('f')
  await expect.element(box('Peso: desde')).toHaveValue('4')
  await box('Peso: hasta').fill('1')
  await isRefused(box('Peso: hasta'), 'Es menos que desde.')
  await press('Ver resultados')
  await sees(/^Peso: 4,00\skg – 10,50\skg/)
  await press(/^Quitar el filtro Peso/)
  await isGone(/^Peso: 4/)
  await expect.poll(() => lastAsked().weightInGrams).toBeUndefined()
  expect(lastAsked()).toMatchObject({ productValueInCents: '..40000' })
})

test('what an address says wrongly of amounts and texts narrows nothing', async () => {
  await show({ at: '/pedidos?weightInGrams=9000..1000&productValueInCents=abc&consignee=ab&hasTracking=false' })
  await sees('Tracking: Sin tracking')
  expect(lastAsked()).not.toHaveProperty('weightInGrams')
  expect(lastAsked()).not.toHaveProperty('productValueInCents')
  expect(lastAsked()).not.toHaveProperty('consignee')
  expect(lastAsked()).toMatchObject({ hasTracking: 'false' })
})

test('a text that is too short says so, and is not asked for', async () => {
  await show({ language: 'en' })
  await key('f')
  await box('Consignee').fill('so')
  await sees('Type at least 3 letters or numbers.')
  await key('{Enter}')
  expect(lastAsked()).not.toHaveProperty('consignee')
  await box('Consignee').fill('Sofía')
  await key('{Enter}')
  await expect.poll(lastAsked).toMatchObject({ consignee: 'Sofía' })
})
