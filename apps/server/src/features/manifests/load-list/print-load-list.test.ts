import { loading, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { givenShelf, shelve } from '../../../testing/shelves/given-shelves.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const print = (id: string, language = 'es') =>
  administrator.call(loading.getLoadList, { params: { id }, headers: { 'accept-language': language } })
const wordsOf = async (content: Uint8Array) => (await readPdf(content)).join('\n')

describe('the load list of a manifest', () => {
  test('has its bundles as their shelves are walked past, those on none last', async () => {
    const [near, far] = [await givenShelf('MIA', 'Pasillo 1'), await givenShelf('MIA', 'Pasillo 2')]
    const [onNone, onFar, onBoth] = [await given.bundle(), await given.bundle(), await twoPackages()]
    const [first, second] = onBoth.orders.map(({ id }) => id)
    await shelve(far.code, [...onFar.orders.map(({ id }) => id), second ?? ''])
    await shelve(near.code, [first ?? ''])
    const manifest = await given.manifest({ bundles: [onNone, onFar, onBoth] })

    const { content, name } = await print(manifest.id)

    expect(name).toMatch(new RegExp(`^lista-de-carga-${manifest.code}-.*\\.pdf$`))
    const words = await wordsOf(content)
    const said = [`${near.code}, ${far.code}`, onBoth.code, onFar.code, 'Sin estante', onNone.code]
    const places = said.map((text) => words.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(words).toContain('3 bultos · 4 paquetes')
    expect(words).toContain(onNone.consignee.name)
    expect(words).not.toContain(onNone.consignee.identification)
  })

  test('says what is loaded already, in the language asked for', async () => {
    const manifest = await given.manifest()
    const bundleIds = manifest.bundles.map(({ id }) => id)
    await administrator.call(loading.loadBundles, { params: { id: manifest.id }, body: { bundleIds } })

    const words = await wordsOf((await print(manifest.id, 'en')).content)

    expect(words).toContain(`Load list ${manifest.code}`)
    expect(words).toContain('loaded')
    expect(words).toContain('1 bundle · 1 package')
  })

  test('is none where it carries nothing, and for administrators alone', async () => {
    const { id } = await administrator.call(manifests.createManifest, { body: {} })
    await expect(print(id)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
    await expect(anonymous.call(loading.getLoadList, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs('associate').call(loading.getLoadList, { params: { id } })).rejects.toMatchObject({ status: 403 })
  })
})

async function twoPackages() {
  const client = await given.client()
  const data = { client, status: 'inWarehouseMIA', weightInGrams: 1_000 } as const
  return given.bundle({ orders: [await given.order(data), await given.order(data)] })
}
