// The cargo door in Miami: a manifest is chosen, then every scan loads a bundle or says why not. Without a mouse.
import type { Bundle } from '@app/contract/bundles.contract'
import { getBundle, listBundles } from '@app/contract/bundles.contract'
import { loadBundles } from '@app/contract/loading/loading.contract'
import { getManifest, listManifests, putOnManifest } from '@app/contract/manifests.contract'
import { listAllOrders } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noteReached } from '../../../api/connection.ts'
import { anArrivedBundle } from '../../../testing/given-bundles.ts'
import { aPage } from '../../../testing/given-list.ts'
import { aloneManifest, aManifest } from '../../../testing/given-manifests.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, key, link, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { LoadingPlace } from './loading-place.tsx'

const MANIFEST = { id: idOf(61), code: 'MAN-000061' }
const [inside] = anArrivedBundle().orders
/** One package, tracking TBA000000000062 for the first. */
const bundleOf = (number: number, changed: Partial<Bundle> = {}): Bundle =>
  anArrivedBundle({
    id: idOf(number),
    code: `BUL-0000${number}`,
    status: 'inWarehouseMIA',
    childGuideNumber: `HIJA-${number}`,
    manifest: MANIFEST,
    orders: inside ? [{ ...inside, id: idOf(number + 100), code: `ORD-000${number}`, tracking: `TBA0000000000${number}` }] : [],
    ...changed,
  })
const [ONE, TWO] = [bundleOf(71), bundleOf(72)]
const field = () => box('Guía, bulto o paquete')
const sent = () => received(loadBundles).map(({ body }) => body)

type Elsewhere = { bundles?: Bundle[] }

async function show({ bundles = [] }: Elsewhere = {}, stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  const carried = [ONE, TWO]
  const counts = { bundleCount: 2, loadedCount: 0 }
  answers(getManifest, aManifest({ ...MANIFEST, ...counts, bundles: carried }))
  answers(loadBundles, aloneManifest({ ...MANIFEST, ...counts, loadedCount: 1 }))
  answers(putOnManifest, aloneManifest({ ...MANIFEST, bundleCount: 3 }))
  answers(listAllOrders, aPage([]))
  answers(listBundles, aPage(bundles))
  answers(getBundle, { ...ONE, timeline: [], invoices: [] })
  const at = `/operations/bodega?view=load&manifest=${MANIFEST.id}`
  await renderScreen(<LoadingPlace play={play} />, { role: 'administrator', at, ...stage })
  await hasFocus(box(stage.language === 'en' ? 'Guide, bundle or package' : 'Guía, bulto o paquete'))
  return play
}

async function scan(number: string): Promise<void> {
  await field().fill(number)
  await key('{Enter}')
}

test('an open manifest is chosen with Enter', async () => {
  answers(listManifests, aPage([aloneManifest({ ...MANIFEST, bundleCount: 21, loadedCount: 12 })]))
  answers(getManifest, aManifest({ ...MANIFEST, bundles: [ONE] }))
  await renderScreen(<LoadingPlace play={() => undefined} />, { role: 'administrator', at: '/operations/bodega?view=load' })
  await says(link(/MAN-000061/), '12 / 21 cargados')
  expect(received(listManifests)[0]?.query).toMatchObject({ status: 'active' })
  await hasFocus(link(/MAN-000061/))
  await key('{Enter}')
  await hasFocus(field())
})

test('of more manifests than it lists it says how many, and where they are', async () => {
  answers(listManifests, aPage([aloneManifest(MANIFEST)], { total: 101, totalPages: 2 }))
  await renderScreen(<LoadingPlace play={() => undefined} />, { role: 'administrator' })
  await sees(link('Hay 100 más: ábrelos desde Manifiestos'))
})

test('without an open manifest it says where to make one', async () => {
  answers(listManifests, aPage([]))
  await renderScreen(<LoadingPlace play={() => undefined} />, { role: 'administrator' })
  await sees('No hay manifiestos abiertos')
  await sees(link('Ver los manifiestos'))
})

test('a scan loads: by the code of the bundle, its guide, or its only package; what is missing is counted', async () => {
  const play = await show()
  await sees(button('Faltan 2'))
  await scan('BUL-000071')
  await sees('BUL-000071 cargado')
  await sees(button('Falta 1'))
  await hasFocus(field())
  answers(loadBundles, aloneManifest({ ...MANIFEST, bundleCount: 2, loadedCount: 2 }))
  await scan('TBA000000000072')
  await sees('Todo está cargado')
  expect(sent()).toEqual([{ bundleIds: [ONE.id] }, { bundleIds: [TWO.id] }])
  expect(play.mock.calls.flat()).toEqual(['done', 'done'])
})

test('a bundle that was loaded already is said by another tone, and not sent again', async () => {
  const play = await show()
  await scan('HIJA-71')
  await sees('BUL-000071 cargado')
  await scan('BUL-000071')
  await sees('BUL-000071 ya está cargado')
  expect(sent()).toHaveLength(1)
  expect(play).toHaveBeenLastCalledWith('duplicate')
})

test('the last scans have their way back', async () => {
  await show()
  await scan('BUL-000071')
  await sees('BUL-000071 cargado')
  answers(loadBundles, aloneManifest({ ...MANIFEST, bundleCount: 2, loadedCount: 0 }))
  await press('Deshacer BUL-000071')
  await sees(button('Faltan 2'))
  expect(sent().at(-1)).toEqual({ bundleIds: [ONE.id], undo: true })
  await hasFocus(field())
})

test('one of another manifest is refused by ear and eye, and swallows scans until somebody read it', async () => {
  const other = bundleOf(80, { manifest: { id: idOf(81), code: 'MAN-000081' } })
  const play = await show({ bundles: [other] })
  await scan('BUL-000080')
  await sees('BUL-000080 va en MAN-000081')
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await hasFocus(button('Entendido'))
  await scan('BUL-000071')
  await sees('Ese escaneo no se tomó')
  expect(play).toHaveBeenLastCalledWith('blocked')
  await press('Entendido')
  await hasFocus(field())
  expect(sent()).toEqual([])
})

test('one that was shipped should not be here', async () => {
  const play = await show({ bundles: [bundleOf(80, { status: 'sended' })] })
  await scan('BUL-000080')
  await sees('BUL-000080 ya se despachó')
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await key('{Enter}')
  await hasFocus(field())
})

test('a number of nothing says so, and the next scan may come at once', async () => {
  const play = await show()
  await scan('BUL-999999')
  await sees('No encontramos este bulto')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await hasFocus(field())
  await scan('BUL-000071')
  await sees('BUL-000071 cargado')
})

test('a package of several asks for the label of its bundle', async () => {
  const two = bundleOf(80, { orders: [...bundleOf(80).orders, ...bundleOf(81).orders] })
  await show({ bundles: [two] })
  await scan('TBA000000000081')
  await sees('Escanea la etiqueta del bulto BUL-000080')
  expect(sent()).toEqual([])
})

test('a free bundle is asked about: Enter adds it to this manifest and loads it', async () => {
  const free = bundleOf(80, { manifest: null })
  const play = await show({ bundles: [free] })
  await scan('BUL-000080')
  await sees('BUL-000080 no está en ningún manifiesto')
  expect(play).toHaveBeenLastCalledWith('duplicate')
  await hasFocus(button('Agregarlo y cargarlo'))
  await key('{Enter}')
  await sees('BUL-000080 cargado')
  expect(received(putOnManifest).map(({ body }) => body)).toEqual([{ bundleIds: [free.id] }])
  expect(sent()).toEqual([{ bundleIds: [free.id] }])
})

test('a free bundle may be set aside with Esc', async () => {
  await show({ bundles: [bundleOf(80, { manifest: null })] })
  await scan('BUL-000080')
  await hasFocus(button('Agregarlo y cargarlo'))
  await key('{Escape}')
  await hasFocus(field())
  expect(received(putOnManifest)).toEqual([])
})

test('what the server refuses is read before the next scan, and the manifest is read anew', async () => {
  const play = await show()
  refusesOnce(loadBundles, 'manifestActionNotAllowed', { because: ['statusSended'] })
  await scan('BUL-000071')
  await sees('No se cargó')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await expect.poll(() => received(getManifest)).toHaveLength(2)
  await key('{Enter}')
  await hasFocus(field())
})

test('without connection it says so, and takes no scan', async () => {
  const play = await show()
  dispatchEvent(new Event('offline'))
  await sees('Para cargar hace falta conexión: lo que escanees ahora no se toma.')
  await scan('BUL-000071')
  await expect.poll(() => play.mock.calls.at(-1)).toEqual(['blocked'])
  expect(sent()).toEqual([])
  noteReached(true)
  await isGone('Para cargar hace falta conexión: lo que escanees ahora no se toma.')
})

test('what is missing is listed, and prints', async () => {
  await show()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await press('Faltan 2')
  await sees('Faltan 2 bultos de MAN-000061')
  await expect.element(page.getByText('HIJA-72')).toBeInViewport()
  await sees('HIJA-71')
  await press('Imprimir')
  expect(print).toHaveBeenCalledOnce()
  await scan('BUL-000071')
  await isGone('HIJA-71')
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({}, { width: 360, language: 'en', theme: 'dark' })
  await press('2 missing')
  await sees('2 bundles of MAN-000061 are missing')
  expect(whatSticksOut()).toEqual([])
})
