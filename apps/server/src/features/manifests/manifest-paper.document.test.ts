import { bundles, manifests, session } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsWhere } from '../../testing/events.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { pageSizes, readPdf } from '../../testing/read-pdf.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { eventsTable } from '../events/events.table.ts'

const administrator = signedInAs('administrator')
const download = (id: string, language = 'es', who: Person | 'administrator' | 'associate' | 'client' = 'administrator') =>
  signedInAs(who).call(manifests.getManifestPdf, { params: { id }, headers: { 'accept-language': language } })
/** Page by page, with every gap between words as one space. */
const pagesOf = async (id: string, language?: string) =>
  (await readPdf((await download(id, language)).content)).map((page) => page.replaceAll(/\s+/g, ' '))

/** A bundle of two packages, together 2.50 kg and 120.00, of a client who can be told apart. */
async function bundleOf(data: { firstName: string; address: string; city: string }) {
  const client = await given.client({ lastName: 'Ñacato', ...data })
  const inMiami = { client, status: 'inWarehouseMIA' } as const
  const orders = [
    await given.order({ ...inMiami, weightInGrams: 1_500, valueInCents: 7_000 }),
    await given.order({ ...inMiami, weightInGrams: 1_000, valueInCents: 5_000 }),
  ]
  return { client, bundle: await given.bundle({ orders }) }
}

describe('the manifest on paper', () => {
  let ines: Awaited<ReturnType<typeof bundleOf>>
  let id: string
  let code: string
  beforeAll(async () => {
    ines = await bundleOf({ firstName: 'Inés', address: 'Calle Guayas 12', city: 'Quito' })
    const paul = await bundleOf({ firstName: 'Paúl', address: 'Av. Bolívar 3', city: 'Ambato' })
    const value = { params: { id: paul.bundle.id }, body: { customsInvoiceValueInCents: 15_000 } }
    await administrator.call(bundles.setBundleValue, value)
    const body = {
      ...{ guideNumber: '729-33334444', airline: 'Avianca Cargo', flight: 'AV 8392', departureDate: '2026-11-27' },
      bundles: [
        { bundleId: ines.bundle.id, childGuideNumber: 'HIJA-A' },
        { bundleId: paul.bundle.id, childGuideNumber: 'HIJA-B' },
      ],
    }
    ;({ id, code } = await administrator.call(manifests.createManifest, { body }))
  })

  test('says the flight, and of each declaration everything that customs ask for', async () => {
    const file = await download(id)
    const [page = ''] = await pagesOf(id)

    expect(file).toMatchObject({ name: `manifiesto-${code}.pdf`, contentType: 'application/pdf' })
    expect(page).toContain(`Manifiesto ${code}`)
    expect(page).toContain(
      'Guía 729-33334444 Aerolínea Avianca Cargo Vuelo AV 8392 Fecha de salida 27 de noviembre de 2026 Bultos 2',
    )
    expect(page).toContain(
      '# Guía hija Consignatario Categoría Piezas Peso Contenido Valor declarado Factura aduana Acumulado del manifiesto Acumulado del año',
    )
    // 120.00 with the US tax of 6.5 % is 127.80; the larger value, 150.00, is 159.75.
    expect(page).toContain(
      `1 HIJA-A 729-33334444 ${ines.bundle.code} Inés Ñacato Cédula ${ines.client.identification} Calle Guayas 12, Quito ` +
        'B 2 2,50 kg 1 × Zapatos; 1 × Zapatos $120,00 $120,00 $127,80 $127,80',
    )
    expect(page).toMatch(/2 HIJA-B .* Av\. Bolívar 3, Ambato B 2 2,50 kg .* \$120,00 \$150,00 \$287,55 \$159,75/)
    expect(page).toContain('Total 4 5,00 kg $240,00 $270,00 $287,55')
    expect(page).toContain('Página 1 / 1')
  })

  test('is landscape A4', async () => {
    expect(await pageSizes((await download(id)).content)).toEqual([[841.89, 595.28]])
  })

  test("speaks the reader's language", async () => {
    const [page = ''] = await pagesOf(id, 'en')

    expect((await download(id, 'en')).name).toBe(`manifest-${code}.pdf`)
    expect(page).toContain('Child guide Consignee Category Pieces Weight Content Declared value Customs invoice')
    expect(page).toContain(`National ID ${ines.client.identification}`)
    expect(page).toContain('Total 4 5.00 kg $240.00 $270.00 $287.55')
  })

  test('cannot be taken for a declaration until it is one; then it says what was declared, whatever changed since', async () => {
    const [draft = ''] = await pagesOf(id)
    expect(draft).toContain('Borrador: no se ha enviado')

    await administrator.call(manifests.shipManifest, { params: { id } })
    const { firstName, lastName, birthDate, phone, province, language, identificationType, identification } = ines.client
    const moved = { firstName, lastName, birthDate, phone, province, language, identificationType, identification }
    await signedInAs(ines.client).call(session.updateProfile, { body: { ...moved, city: 'Loja', address: 'Calle Sucre 1' } })

    const [shipped = ''] = await pagesOf(id)
    expect(shipped).not.toContain('Borrador')
    expect(shipped).toMatch(/Enviado el \d{1,2} de \w+ de 20\d\d/)
    expect(shipped).toContain('Calle Guayas 12, Quito')
    expect(shipped).not.toContain('Loja')
  })

  test('that was removed says so', async () => {
    const removed = await given.manifest()
    await administrator.call(manifests.removeManifest, { params: { id: removed.id } })

    expect((await pagesOf(removed.id))[0]).toContain('Eliminado: no se envió')
  })
})

test('a manifest of many bundles has its head on every page, every bundle once and its sums on the last', async () => {
  const carried = []
  for (let count = 0; count < 16; count += 1) carried.push(await given.bundle())
  const { id } = await given.manifest({ bundles: carried })

  const pages = await pagesOf(id)

  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, index) => {
    expect(page).toContain('# Guía hija Consignatario')
    expect(page).toContain(`Página ${index + 1} / ${pages.length}`)
  })
  for (const { code } of carried) expect(pages.join(' ').split(code)).toHaveLength(2)
  expect(pages.at(-1)).toContain('Total 16 16,00 kg $800,00')
  expect(pages[0]).not.toContain('Total 16')
})

describe('who may have it', () => {
  test('administrators alone', async () => {
    const { id } = await given.manifest()

    for (const role of ['client', 'associate'] as const) {
      await expect(download(id, 'es', role)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(manifests.getManifestPdf, { params: { id } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('of a manifest that there is', async () => {
    await expect(download(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
  })

  test.each([
    ['excel', manifests.getManifestExcel],
    ['pdf', manifests.getManifestPdf],
  ])('is on record, for it names people (%s)', async (as, endpoint) => {
    const someone = await given.administrator()
    const { id, code } = await given.manifest()

    await signedInAs(someone).call(endpoint, { params: { id } })

    const { db } = await currentServer()
    const ofPerson = and(eq(eventsTable.aggregateId, someone.id), eq(eventsTable.action, 'exportList'))
    const events = await eventsWhere(db, ofPerson)
    expect(events).toMatchObject([
      { actorId: someone.id, changes: { list: `/manifest/{id}/${as}`, rows: 1, filter: { manifest: code } } },
    ])
  })
})
