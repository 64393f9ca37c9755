import { listFreeBundles } from '@app/contract/bundles.contract'
import { getManifest, listManifestBundles, listManifests, type ManifestDetail } from '@app/contract/manifests.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { aManifest } from '../../../testing/given-manifests.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, link, press, sees } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { ManifestsPage } from '../manifests-page.tsx'

async function show(changed: Partial<ManifestDetail>): Promise<void> {
  const manifest = aManifest({ ...changed, allowedActions: ['remove'] })
  hasNoSavedViews()
  answers(listManifests, aPage([]))
  answers(listFreeBundles, aPage([]))
  answers(listManifestBundles, aPage(manifest.bundles))
  answers(getManifest, manifest)
  await renderScreen(<ManifestsPage />, { role: 'administrator', at: `/operations/manifiestocarga?open=${manifest.id}` })
}

test('what keeps it here is one line: each part leads to the field, or lists its bundles', async () => {
  const checks = [
    { problem: 'guideNumberMissing' as const, count: 0 },
    { problem: 'childGuideNumberMissing' as const, count: 3 },
    { problem: 'yearlyQuotaExceeded' as const, count: 1 },
  ]
  await show({ guideNumber: null, bundleCount: 1_000, readyCount: 996, checks })
  await expect.element(button('Despachar')).toBeDisabled()
  await press('Falta el número de guía')
  await hasFocus(box('Número de guía'))
  await link('3 sin guía hija').click()
  await expect.poll(() => received(listManifestBundles).at(-1)?.query).toMatchObject({ readiness: 'childGuideNumberMissing' })
  await expect.element(link('3 sin guía hija')).toHaveAttribute('aria-current', 'true')
  await link('996 listos').click()
  await expect.poll(() => received(listManifestBundles).at(-1)?.query).toMatchObject({ readiness: 'ready' })
  await link('996 listos').click()
  await expect.element(link('996 listos')).not.toHaveAttribute('aria-current')
  await sees(link('1 sobre el cupo del año'))
})

test('what is not mended in the list says where it is', async () => {
  const checks = [
    { problem: 'identificationDisputed' as const, count: 2 },
    { problem: 'yearlyQuotaExceeded' as const, count: 1 },
  ]
  await show({ bundleCount: 3, readyCount: 0, checks })
  await isGone(link('Ver las cuentas'))
  await link('2 con identificación en disputa').click()
  await sees(/^Dos cuentas dieron este número, o se vio el documento de otra\./)
  await expect
    .element(link('Ver las cuentas'))
    .toHaveAttribute('href', '/administration/usuarios?identityStatus=disputed&identityStatus=lost')
  await link('1 sobre el cupo del año').click()
  await sees(/^Con estos bultos, quien recibe pasa de lo que puede traer en el año\./)
  await isGone(link('Ver las cuentas'))
})
