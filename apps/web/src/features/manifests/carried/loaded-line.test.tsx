import { listFreeBundles } from '@app/contract/bundles.contract'
import { getManifest, listManifestBundles, listManifests, type ManifestDetail } from '@app/contract/manifests.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { aManifest } from '../../../testing/given-manifests.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, isGone, link, press, says, sees } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { ManifestsPage } from '../manifests-page.tsx'

async function show(changed: Partial<ManifestDetail>): Promise<ManifestDetail> {
  const manifest = aManifest(changed)
  hasNoSavedViews()
  answers(listManifests, aPage([]))
  answers(listFreeBundles, aPage([]))
  answers(listManifestBundles, aPage(manifest.bundles))
  answers(getManifest, manifest)
  await renderScreen(<ManifestsPage />, { role: 'administrator', at: `/operations/manifiestocarga?open=${manifest.id}` })
  return manifest
}

test('it says how many are loaded, lists those that are not, and leads to the station', async () => {
  const { id } = await show({ bundleCount: 21, loadedCount: 12 })
  await sees('12 de 21 cargados')
  await link('9 sin cargar').click()
  await expect.poll(() => received(listManifestBundles).at(-1)?.query).toMatchObject({ isLoaded: 'false' })
  await expect.element(link('9 sin cargar')).toHaveAttribute('aria-current', 'true')
  await link('9 sin cargar').click()
  await expect.element(link('9 sin cargar')).not.toHaveAttribute('aria-current')
  await expect.element(link('Cargar en la bodega')).toHaveAttribute('href', `/operations/bodega?view=load&manifest=${id}`)
})

test('once all are loaded there is nothing to list', async () => {
  await show({ bundleCount: 21, loadedCount: 21 })
  await sees('21 de 21 cargados')
  await isGone(link('Cargar en la bodega'))
})

test('an empty manifest says nothing of it', async () => {
  await show({ bundleCount: 0, loadedCount: 0, bundles: [] })
  await sees('Bultos')
  await isGone('0 de 0 cargados')
})

test('shipping says how many are not marked as loaded', async () => {
  await show({ bundleCount: 21, loadedCount: 12 })
  await press('Despachar')
  await says(dialog(), '9 bultos no se marcaron como cargados.')
})
