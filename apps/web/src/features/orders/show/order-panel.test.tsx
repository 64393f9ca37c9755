import { getCompany } from '@app/contract/company.contract'
import { getOrder, type OrderDetail } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { givenCompany } from '../../../testing/given-company.ts'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { dialog, heading, isGone, key, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OrderPanel } from './order-panel.tsx'

async function show(changed: Partial<OrderDetail> = {}, stage: Stage = {}) {
  answers(getOrder, anOrderInDetail(changed))
  const close = vi.fn()
  await renderScreen(<OrderPanel list={{ openId: idOf(10), close }} />, { role: 'client', ...stage })
  const isStaff = stage.role !== undefined && stage.role !== 'client'
  await sees(dialog(isStaff ? /OR-000010/ : /Audífonos inalámbricos/))
  return close
}

const terms = () => [...document.querySelectorAll('dt')]
const wordsOf = (label: string) =>
  terms()
    .find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')

/** What stands beside a label. */
const isSaid = (label: string, value: string) => expect.poll(() => wordsOf(label)).toBe(value)
const isNotSaid = (label: string) => expect(terms().map(({ textContent }) => textContent)).not.toContain(label)

test('the owner reads number, status, weight, value, estimate and what it is', async () => {
  await show()
  await sees(dialog(/En Miami/))
  await isSaid('Peso', '1,50 kg')
  await isSaid('Valor', '$120,00')
  await isSaid('Estimado', '$33,50')
  await isSaid('Descripción', 'Audífonos inalámbricos')
  await isSaid('Tracking', '1Z999AA10123456784 (UPS)')
  await isSaid('Tienda', 'Amazon')
  await isSaid('Categoría', 'B')
  await isSaid('Consignatario', 'Ana Paredes · 1710034065')
  await isSaid('Retira', 'Ana Paredes · 1710034065')
  await isSaid('Peso de la tienda', '1,40 kg')
  await isSaid('Peso en Miami', '1,50 kg')
  await isSaid('Consolidación autorizada', 'No')
})

test('of a client no owner is said, to staff with the way to their page', async () => {
  await show()
  isNotSaid('Cliente')
})

test.each([
  ['administrator', `/operations/detalleporcliente?client=${idOf(1)}`],
  ['associate', `/detalleporcliente?client=${idOf(1)}`],
] as const)('to an %s the owner leads to their page', async (role, address) => {
  await show({}, { role })
  await expect.element(link('Ana Paredes (ECU1001)')).toHaveAttribute('href', address)
})

test('a package that has no owner yet says so to staff', async () => {
  await show({ client: null, associate: null }, { role: 'administrator' })
  await isSaid('Cliente', 'Sin cliente todavía')
  await isSaid('Asociado', 'Sin asociado')
})

test.each<[string, Partial<OrderDetail>, string, string]>([
  ['a high-value one', { isSpecial: true }, 'Categoría', 'B especial'],
  ['one that may share', { isAuthorizedToBundle: true }, 'Consolidación autorizada', 'Sí'],
  ['a measured one', { dimensionsInMillimetres: { length: 305, width: 200, height: 105 } }, 'Medidas', '30,5 × 20 × 10,5 cm'],
  [
    'one weighed in Quito',
    { weights: { storeInGrams: null, warehouseInGrams: 1_500, realInGrams: 1_520, finalInGrams: 1_480 } },
    'Peso facturado',
    '1,48 kg',
  ],
  [
    'one with another weight on its bill',
    { finalWeightReason: 'Balanza descalibrada' },
    'Por qué ese peso',
    'Balanza descalibrada',
  ],
  ['one with a comment', { comment: 'Es un regalo' }, 'Comentario', 'Es un regalo'],
  ['one with an observation', { observation: 'Caja abierta' }, 'Observación', 'Caja abierta'],
  ['one on a manifest', { manifest: { id: idOf(35), code: 'MA-000035', guideNumber: '729-1234' } }, 'Guía', '729-1234'],
  ['one that came with a file', { tracking: null, carrier: null }, 'Tracking', '—'],
])('%s: what is said of it', async (_which, changed, label, value) => {
  await show(changed)
  await isSaid(label, value)
})

test('what a record cannot have yet is left out', async () => {
  await show()
  for (const label of [
    'Medidas',
    'Peso facturado',
    'Por qué ese peso',
    'Comentario',
    'Guía',
    'Nota de cobro',
    'Entregado a',
    'Bulto',
  ])
    isNotSaid(label)
})

test.each([
  ['client', `/tuspagos?view=pending&open=${idOf(70)}`],
  ['administrator', `/finances/facturas-venta?open=${idOf(70)}`],
] as const)('its bill leads the %s there', async (role, address) => {
  await show({ bill: { id: idOf(70), code: 'BI-000070' } }, { role })
  await expect.element(link('BI-000070')).toHaveAttribute('href', address)
})

test('an associate has no page of bills: the number alone is read', async () => {
  await show({ bill: { id: idOf(70), code: 'BI-000070' } }, { role: 'associate' })
  await isSaid('Nota de cobro', 'BI-000070')
  await isGone(link('BI-000070'))
})

test.each([
  ['administrator', `/operations/detallesporconsolidacion?open=${idOf(30)}`],
  ['associate', `/detallesporconsolidacion?open=${idOf(30)}`],
] as const)('its bundle leads the %s there', async (role, address) => {
  await show({ bundle: { id: idOf(30), code: 'BU-000030' } }, { role })
  await expect.element(link('BU-000030')).toHaveAttribute('href', address)
})

test('who took it when is read in Quito’s time', async () => {
  const delivery = { at: '2026-11-20T15:05:00.000Z', name: 'Diego Paredes', identification: '0926687856', signature: null }
  await show({ status: 'receivedAndDelivered', delivery })
  await isSaid('Entregado a', 'Diego Paredes · 0926687856 · vie 20 nov, 10:05')
})

test('every item with its amount', async () => {
  await show({
    items: [
      { description: 'Audífonos', quantity: 2, unitPriceInCents: 6_000 },
      { description: 'Funda', quantity: 3, unitPriceInCents: 499 },
    ],
  })
  const rows = page.getByRole('row')
  await sees(rows.filter({ hasText: 'Audífonos' }).filter({ hasText: '$120,00' }))
  await sees(rows.filter({ hasText: 'Funda' }).filter({ hasText: '$14,97' }))
})

test('the estimate line by line, and the frozen price as such', async () => {
  await show()
  await sees(heading('Precio estimado'))
  await sees('Total estimado')
  await sees('Flete')
  await sees('Arancel 4x4')
})

test('a price that counts is no estimate any more', async () => {
  await show({ isPriceFinal: true })
  await sees(heading('Precio'))
  await isGone('Total estimado')
})

test('a package without weight has no price yet', async () => {
  await show({ price: null, weightInGrams: null })
  await isGone(heading('Precio estimado'))
  await isSaid('Peso', '—')
})

test('why something was charged beside the carriage', async () => {
  const own = { chargeId: null, amountInCents: 350, treatment: 'general' } as const
  const charge = { ...own, id: idOf(90), name: 'Reempaque', note: 'Caja rota' }
  await show({ extraCharges: [charge, { ...charge, id: idOf(91), name: 'Bodegaje', note: '' }] })
  const notes = page.getByRole('list', { name: 'Cargos adicionales' })
  await expect.element(notes).toHaveTextContent('Reempaque: Caja rota')
})

test('what is missing stands first, with the words of staff', async () => {
  await show({ status: 'incomplete', missing: ['invoice', 'value', 'identification'], missingNote: 'Sube la factura de Amazon.' })
  await sees('Falta para continuar')
  for (const what of ['La factura de la compra', 'El valor del producto', 'La identificación']) await sees(what)
  await sees('Sube la factura de Amazon.')
})

test('once it was answered nothing is missing any more', async () => {
  await show({ status: 'incompleteState', missing: ['invoice'], missingNote: 'Sube la factura de Amazon.' })
  await isGone('Falta para continuar')
})

const BY_THE_TEAM = { name: '', role: 'administrator' as const }

test('its client reads its history in words of their own, the newest first, and the team for staff', async () => {
  const actor = BY_THE_TEAM
  answers(getCompany, givenCompany())
  const entry = { from: null, to: null, actor, note: '', fileIds: [], removedValues: [], weightDoubt: null, shareInPercent: null }
  await show({
    timeline: [
      { ...entry, id: idOf(80), at: '2026-11-19T15:00:00.000Z', action: 'setValue', place: null },
      { ...entry, id: idOf(81), at: '2026-11-20T15:00:00.000Z', action: 'confirmWarehouse', place: 'MIA' },
    ],
  })
  const events = page.getByRole('list', { name: 'Historia' }).getByRole('listitem')
  await sees(events.nth(0).getByText('Llegó a Miami y lo pesamos'))
  await sees(events.nth(0).getByText('Equipo Puente · vie 20 nov, 10:00 (Miami)'))
  await sees(events.nth(1).getByText('Todo en orden: lo esperamos en Miami'))
})

test('a package that cannot be read says so, and is asked for again', async () => {
  refuses(getOrder, 'orderNotFound')
  await renderScreen(<OrderPanel list={{ openId: idOf(10), close: () => undefined }} />, { role: 'client' })
  await sees('No encontramos ese pedido.')
  answers(getOrder, anOrderInDetail())
  await press('Intentar de nuevo')
  await sees(dialog(/Audífonos inalámbricos/))
})

test('Escape and the button close it', async () => {
  const close = await show()
  await key('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
  await press('Cerrar')
  expect(close).toHaveBeenCalledTimes(2)
})

test('where none is open nothing is asked for', async () => {
  await renderScreen(<OrderPanel list={{ openId: null, close: () => undefined }} />, { role: 'client' })
  await isGone(dialog())
  expect(received(getOrder)).toEqual([])
})

test('in English', async () => {
  await show({ isPriceFinal: true }, { language: 'en' })
  await isSaid('Weight', '1.50 kg')
  await isSaid('Price', '$33.50')
})

test('the longest words fit the narrowest phone, in the dark', async () => {
  await show(
    {
      description: 'Inalámbricos'.repeat(20),
      store: 'Tienda'.repeat(12),
      tracking: '9'.repeat(60),
      comment: 'comentario'.repeat(40),
    },
    { width: 360, theme: 'dark' },
  )
  expect(whatSticksOut()).toEqual([])
})
