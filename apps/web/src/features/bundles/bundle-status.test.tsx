import type { BundledOrder } from '@app/contract/bundles.contract'
import type { OrderOutcome } from '@app/domain'
import { test } from 'vitest'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { isGone, sees } from '../../testing/screen.ts'
import { BundlePackages } from './bundle-packages.tsx'
import { BundleStatus } from './bundle-status.tsx'

const packagesThat = (...outcomes: (OrderOutcome | null)[]): BundledOrder[] =>
  anArrivedBundle().orders.flatMap((order) =>
    outcomes.map((outcome, index) => ({
      ...order,
      id: idOf(70 + index),
      code: `PED-${70 + index}`,
      status: outcome ? ('removed' as const) : ('receivedAndDelivered' as const),
      outcome,
    })),
  )
const show = (changed: Parameters<typeof anArrivedBundle>[0], stage: Stage = {}) =>
  renderScreen(<BundleStatus bundle={anArrivedBundle(changed)} />, { role: 'administrator', ...stage })

test('one of which some were handed over says how many were not, and how', async () => {
  await show({ status: 'receivedAndDelivered', orders: packagesThat('lost', null, null) })
  await sees('Entregado')
  await sees('1 de 3 perdido')
})

test('one of which every package was closed after shipping is inactive, never delivered', async () => {
  await show({ status: 'removed', orders: packagesThat('seized', 'seized') })
  await sees('Anulado')
  await sees('2 decomisados')
  await isGone('Eliminado')
})

test('in English', async () => {
  await show({ status: 'removed', orders: packagesThat('lost') }, { language: 'en', theme: 'dark' })
  await sees('Void')
  await sees('1 lost')
})

test('one that was undone in Miami is removed', async () => {
  await show({ status: 'removed', sentAt: null, orders: [] })
  await sees('Eliminado')
})

test('what is inside says how each ended', async () => {
  const bundle = anArrivedBundle({ orders: packagesThat('lost', 'refused', null) })
  await renderScreen(<BundlePackages bundle={bundle} />, { role: 'administrator' })
  for (const word of ['Perdido', 'Rechazado', 'Entregado']) await sees(word)
  await isGone('Eliminado')
})
