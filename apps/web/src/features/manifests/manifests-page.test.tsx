import { listFreeBundles } from '@app/contract/bundles.contract'
import {
  createManifest,
  getManifest,
  listManifests,
  type ManifestDetail,
  removeManifest,
  shipManifest,
  updateManifest,
} from '@app/contract/manifests.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  link,
  press,
  says,
  sees,
  tick,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, intentions, received, refuses, refusesOnce } from '../../testing/server.ts'
import { ManifestsPage } from './manifests-page.tsx'

const FREE = anArrivedBundle({ id: idOf(64), code: 'BUL-64', status: 'inWarehouseMIA', manifest: null, childGuideNumber: null })
const ON_IT = anArrivedBundle({ status: 'inWarehouseMIA', allowedActions: [] })
const aManifest = (changed: Partial<ManifestDetail> = {}): ManifestDetail => ({
  ...{ id: idOf(61), code: 'MAN-61', version: 1, createdAt: NOW, updatedAt: NOW, status: 'active', guideNumber: '729-1' },
  ...{ airline: '', flight: '', departureDate: null, expectedDate: null, sentAt: null, arrivesOn: null, daysLate: 0 },
  ...{ notArrivedCount: 0, bundleCount: 1, weightInGrams: 2_500, customsInvoiceValueInCents: 12_000 },
  ...{ cumulativeInCents: 12_780, allowedActions: ['ship', 'remove'], bundles: [ON_IT], checks: [], timeline: [] },
  ...changed,
})

async function show(manifest: ManifestDetail | null, stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  answers(listManifests, aPage([]))
  answers(listFreeBundles, aPage([FREE]))
  if (manifest) answers(getManifest, manifest)
  const at = manifest ? `/operations/manifiestocarga?open=${manifest.id}` : '/operations/manifiestocarga'
  await renderScreen(<ManifestsPage />, { role: 'administrator', at, ...stage })
}

test('none yet: one is begun, once, and stands in a tab of its own', async () => {
  await show(null)
  await sees('Todavía no hay manifiestos')
  answers(createManifest, aManifest())
  answers(getManifest, aManifest())
  await button('Nuevo manifiesto').first().dblClick()
  await sees(page.getByRole('heading', { name: 'MAN-61 · 729-1' }))
  expect(intentions(createManifest)).toBe(1)
  await expect.element(link('729-1')).toHaveAttribute('aria-current', 'page')
})

test('one that was deleted meanwhile says so in its tab, which can be closed', async () => {
  refuses(getManifest, 'manifestNotFound')
  await show(null, { at: `/operations/manifiestocarga?open=${idOf(61)}` })
  await sees(link('Eliminado'))
  await press('Cerrar la pestaña Eliminado')
  await isGone(link('Eliminado'))
  await sees('Todavía no hay manifiestos')
})

test('shipping wants the guide typed, in whatever case, and is done once', async () => {
  await show(aManifest({ guideNumber: 'ab-729' }))
  answers(shipManifest, aManifest({ status: 'sended', allowedActions: [], sentAt: NOW }))
  await press('Despachar')
  const confirm = dialog().getByRole('button', { name: 'Despachar 1 bulto' })
  await sees(/1 bulto con 1 paquete: 2,50\skg y \$120,00 declarados\./)
  await hasFocus(box('Escribe ab-729 para confirmar'))
  await write('Escribe ab-729 para confirmar', 'ab-72')
  await expect.element(confirm).toBeDisabled()
  await key('{Enter}')
  expect(received(shipManifest)).toEqual([])
  await write('Escribe ab-729 para confirmar', ' AB-729 ')
  await confirm.dblClick()
  await sees('Manifiesto MAN-61 despachado con éxito.')
  expect(intentions(shipManifest)).toBe(1)
})

test('who comes second reads that another shipped it; another refusal says its reason', async () => {
  await show(aManifest())
  refuses(shipManifest, 'manifestChangedMeanwhile')
  await press('Despachar')
  await write('Escribe 729-1 para confirmar', '729-1')
  await key('{Enter}')
  await sees('Alguien más cambió el manifiesto mientras tanto. Revisa y vuelve a intentar.')
  answers(getManifest, aManifest({ status: 'sended', version: 2, sentAt: NOW, allowedActions: [] }))
  await press('Despachar')
  await write('Escribe 729-1 para confirmar', '729-1')
  await key('{Enter}')
  await sees('Otra persona ya despachó la guía 729-1. Aquí está como quedó.')
  await isGone(button('Despachar'))
})

test('what keeps it here is listed, and Ir leads to the field', async () => {
  const checks = [
    { problem: 'guideNumberMissing' as const },
    { problem: 'childGuideNumberMissing' as const, bundleId: ON_IT.id, bundleCode: ON_IT.code },
  ]
  await show(aManifest({ guideNumber: null, checks, allowedActions: ['remove'] }))
  await sees('Faltan 2 cosas para despachar')
  await expect.element(button('Despachar')).toBeDisabled()
  await page.getByRole('listitem').filter({ hasText: 'Falta el número de guía.' }).getByRole('button').click()
  await hasFocus(box('Número de guía'))
  await page.getByRole('listitem').filter({ hasText: 'no tiene guía hija' }).getByRole('button').click()
  await hasFocus(box('Guía hija del bulto BLT-000060'))
})

test('a field saves itself when left and with Enter, once; a guide that is taken is refused at the field and stays typed', async () => {
  await show(aManifest())
  answers(updateManifest, aManifest({ airline: 'Avianca', version: 2 }))
  await write('Aerolínea', ' Avianca ')
  await key('{Enter}{Tab}')
  await expect.poll(() => received(updateManifest)).toMatchObject([{ body: { airline: 'Avianca' } }])
  refuses(updateManifest, 'guideNumberTaken')
  await write('Número de guía', '729-2')
  await key('{Tab}')
  await isRefused(box('Número de guía'), 'Otro registro ya tiene este número de guía.')
  await expect.element(box('Número de guía')).toHaveValue('729-2')
})

test('a free bundle is put on it with those that are there; taken off it can be put back', async () => {
  await show(aManifest())
  answers(updateManifest, aManifest({ bundles: [ON_IT, FREE], version: 2 }))
  await tick(/BUL-64/).click()
  await press('Agregar 1 bulto al manifiesto')
  const put = [
    { bundleId: ON_IT.id, childGuideNumber: 'HIJA-1' },
    { bundleId: FREE.id, childGuideNumber: null },
  ]
  await expect.poll(() => received(updateManifest).at(-1)?.body).toEqual({ bundles: put })
  answers(updateManifest, aManifest({ bundles: [FREE], version: 3 }))
  await press('Quitar el bulto BLT-000060 del manifiesto')
  await sees('BLT-000060 salió del manifiesto.')
  await press('Deshacer')
  await expect.poll(() => received(updateManifest).at(-1)?.body?.bundles?.at(-1)).toEqual(put[0])
})

test('deleting asks first; a refusal says why and leaves it', async () => {
  await show(aManifest())
  answers(removeManifest, { ok: true })
  refusesOnce(removeManifest, 'manifestChangedMeanwhile')
  await press('Eliminar')
  await says(dialog(), '1 bulto quedará libre, sin su guía hija.')
  await press('Eliminar MAN-61')
  await sees('Alguien más cambió el manifiesto mientras tanto. Revisa y vuelve a intentar.')
  await press('Eliminar MAN-61')
  await sees('Manifiesto eliminado con éxito.')
  await sees('Todavía no hay manifiestos')
})

test('fits the narrowest phone, in English and dark', async () => {
  await show(aManifest({ guideNumber: '729-12345675-ABCDEFGHIJKLMNOPQRSTUVWX', airline: 'Aerolíneas Intercontinentales' }), {
    ...{ width: 360, language: 'en', theme: 'dark' },
  })
  await sees('Ready to ship.')
  expect(whatSticksOut()).toEqual([])
})
