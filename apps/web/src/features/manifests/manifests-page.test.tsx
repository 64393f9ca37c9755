import { listFreeBundles } from '@app/contract/bundles.contract'
import {
  createManifest,
  getManifest,
  listManifestBundles,
  listManifests,
  type ManifestDetail,
  putOnManifest,
  removeManifest,
  setGuides,
  shipManifest,
  takeOffManifest,
  updateManifest,
} from '@app/contract/manifests.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aloneManifest, aManifest, ON_IT } from '../../testing/given-manifests.ts'
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
import { answers, isAsked, received, refuses, refusesOnce } from '../../testing/server.ts'
import { ManifestsPage } from './manifests-page.tsx'

const FREE = anArrivedBundle({ id: idOf(64), code: 'BUL-64', status: 'inWarehouseMIA', manifest: null, childGuideNumber: null })
async function show(manifest: ManifestDetail | null, stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  answers(listManifests, aPage([]))
  answers(listFreeBundles, aPage([FREE]))
  answers(listManifestBundles, aPage(manifest?.bundles ?? []))
  if (manifest) answers(getManifest, manifest)
  const at = manifest ? `/operations/manifiestocarga?open=${manifest.id}` : '/operations/manifiestocarga'
  await renderScreen(<ManifestsPage />, { role: 'administrator', at, ...stage })
}

test('saved views of the list stand in the one row of tabs, between all and those that are open', async () => {
  hasNoSavedViews()
  answers(listManifests, aPage([aloneManifest({})]))
  await renderScreen(<ManifestsPage />, { role: 'administrator', at: '/operations/manifiestocarga' })
  const tabs = page.getByRole('navigation', { name: 'Manifiestos abiertos' })
  await sees(tabs.getByRole('button', { name: 'Guardar como vista nueva…' }))
  expect(page.getByRole('link', { name: 'Todos', exact: true }).elements()).toHaveLength(1)
})

test('none yet: one is begun, once, and stands in a tab of its own', async () => {
  await show(null)
  await sees('Todavía no hay manifiestos')
  answers(createManifest, aManifest())
  answers(getManifest, aManifest())
  await button('Nuevo manifiesto').first().dblClick()
  await sees(page.getByRole('heading', { name: 'MAN-61 · 729-1' }))
  await isAsked(createManifest)
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
  await isAsked(shipManifest)
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

test('an air waybill with another last digit says which it should be', async () => {
  await show(aManifest({ guideNumber: '729-40512361' }))
  await expect.element(box('Número de guía')).toHaveAccessibleDescription(/el último dígito de esta guía aérea debería ser 0/)
})

test('bundles are taken off it one by one and put back with their child guides', async () => {
  await show(aManifest())
  answers(takeOffManifest, aloneManifest({ bundleCount: 0, version: 2 }))
  answers(putOnManifest, aloneManifest({ version: 3 }))
  answers(setGuides, aloneManifest({ version: 4 }))
  await press('Quitar el bulto BLT-000060 del manifiesto')
  await sees('BLT-000060 salió del manifiesto.')
  expect(received(takeOffManifest)).toMatchObject([{ body: { bundleIds: [ON_IT.id] } }])
  await press('Deshacer')
  await expect.poll(() => received(putOnManifest)).toMatchObject([{ body: { bundleIds: [ON_IT.id] } }])
  await expect.poll(() => received(setGuides)[0]?.body).toEqual({ guides: [{ code: 'BLT-000060', childGuideNumber: 'HIJA-1' }] })
})

test('a thousand of a thousand free bundles are put on it in four presses', async () => {
  await show(aManifest())
  const free = Array.from({ length: 1_000 }, (_, index) => ({
    ...FREE,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    code: `BUL-${String(index).padStart(6, '0')}`,
  }))
  answers(listFreeBundles, ({ query = {} }) => {
    const from = Number(query.cursor ?? 0)
    const nextCursor = from + 100 < free.length ? String(from + 100) : null
    return aPage(free.slice(from, from + 100), { limit: 100, total: 1_000, totalPages: 10, nextCursor })
  })
  answers(putOnManifest, aloneManifest({ bundleCount: 1_001, version: 2 }))
  await link(/^Bultos libres/).click()
  await tick('Seleccionar todo').click()
  await press(/^Seleccionar los 1.?000 que coinciden$/)
  await press('Agregar 1.000 bultos al manifiesto')
  await expect.poll(() => received(putOnManifest)).toMatchObject([{ body: { bundleIds: free.map(({ id }) => id) } }])
  await sees('1.000 bultos en MAN-61.')
})

test('pasted codes are put on it together; a refusal names those in the way', async () => {
  await show(aManifest())
  await link(/^Bultos libres/).click()
  answers(putOnManifest, aloneManifest({ bundleCount: 3, version: 2 }))
  refusesOnce(putOnManifest, 'bundleOnAnotherManifest', { codes: ['BUL-000002'] })
  await press('Pegar códigos')
  await write('Códigos de bulto', 'bul-000001\nBUL-000002; BUL-000001')
  await press('Agregar 2 bultos al manifiesto')
  await says(dialog(), 'Un bulto ya está en otro manifiesto. Se trata de BUL-000002.')
  await press('Agregar 2 bultos al manifiesto')
  await sees('2 bultos en MAN-61.')
  expect(received(putOnManifest).at(-1)).toMatchObject({ body: { codes: ['BUL-000001', 'BUL-000002'] } })
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
