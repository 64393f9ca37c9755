import { labels, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const print = (id: string, who: Person | 'administrator' | 'client' = 'administrator', language = 'es') =>
  signedInAs(who).call(labels.getBundleLabel, { params: { id }, headers: { 'accept-language': language } })
const pageOf = async (id: string, language?: string) => (await readPdf((await print(id, 'administrator', language)).content))[0]
const barsOf = async (id: string) => (await readBarCodes((await print(id)).content)).map(({ text }) => text)

/** Two packages of one person, on a manifest under this child guide. */
async function listedBundle(childGuideNumber: string | null, guideNumber = '729-11112222') {
  const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  const inMiami = { client, status: 'inWarehouseMIA' } as const
  const orders = [
    await given.order({ ...inMiami, weightInGrams: 1_500 }),
    await given.order({ ...inMiami, weightInGrams: 1_000 }),
  ]
  const bundle = await given.bundle({ orders })
  const body = { guideNumber, bundles: [{ bundleId: bundle.id, childGuideNumber }] }
  await administrator.call(manifests.createManifest, { body })
  return { client, bundle }
}

describe('the label of a bundle', () => {
  test('says its consignee, its client, its guides and what it weighs', async () => {
    const { client, bundle } = await listedBundle('HIJA-7-0')

    const file = await print(bundle.id)
    const [page = ''] = await readPdf(file.content)

    expect(file).toMatchObject({ name: `etiqueta-${bundle.code}.pdf`, contentType: 'application/pdf' })
    expect(page.split('\n').filter(Boolean).slice(0, 9)).toEqual([
      ...['Puente B', client.casilleroCode, 'Inés Ñacato', 'Cliente', 'Inés Ñacato'],
      ...['Guía', '729-11112222', 'Bulto', bundle.code],
    ])
    expect(page).toMatch(/Peso\n+2,50 kg\n+Piezas\n+2\n+Bodega Miami\n+\d{1,2} \w+ \d{4}\n+HIJA-7-0/)
  })

  test('measures 100 × 150 mm, and its bars say the child guide', async () => {
    const { bundle } = await listedBundle('729-11112222-HIJA-004', '729-11110004')

    const [read] = await readBarCodes((await print(bundle.id)).content)

    expect(read?.text).toBe('729-11112222-HIJA-004')
    expect(read?.pageInPoints[0]).toBeCloseTo(283.46, 1)
    expect(read?.pageInPoints[1]).toBeCloseTo(425.2, 1)
  })

  test('has its own code in bars while it has no child guide', async () => {
    const { bundle } = await listedBundle(null, '729-11110005')
    const free = await given.bundle()

    expect(await barsOf(bundle.id)).toEqual([bundle.code])
    expect(await barsOf(free.id)).toEqual([free.code])
    expect(await pageOf(free.id)).toMatch(/Guía\n+—\n+Bulto\n/)
  })

  test.each(['Guía hija n.º 7', 'A-CHILD-GUIDE-THAT-IS-FORTY-LETTERS-LONG'])(
    'has its own code in bars where bars cannot say %j, which stands beside it',
    async (childGuideNumber) => {
      const { bundle } = await listedBundle(childGuideNumber, `729-${childGuideNumber.length}`)

      expect(await barsOf(bundle.id)).toEqual([bundle.code])
      expect((await pageOf(bundle.id))?.replaceAll('\n', ' ')).toContain(childGuideNumber.slice(0, 15))
    },
  )

  test("speaks the reader's language", async () => {
    const { bundle } = await listedBundle('HIJA-8-0', '729-11110006')

    const page = await pageOf(bundle.id, 'en')

    for (const words of ['Client', 'Guide', 'Bundle', 'Weight', '2.50 kg', 'Pieces', 'Miami warehouse']) {
      expect(page).toContain(words)
    }
  })

  test('names the first of several clients whose packages share a declaration', async () => {
    const mother = await given.client({ firstName: 'Rosa', lastName: 'Guamán' })
    const son = await given.client({ firstName: 'Paúl', lastName: 'Guamán' })
    const { identification, firstName, lastName } = mother
    const { id } = await given.authorizedName(son, { name: `${firstName} ${lastName}`, identification })
    const orders = [
      await given.order({ client: mother, status: 'inWarehouseMIA' }),
      await given.order({ client: son, status: 'inWarehouseMIA', consigneeAuthorizedNameId: id }),
    ]

    const page = await pageOf((await given.bundle({ orders })).id)

    expect(page).toContain(`${mother.casilleroCode} y 1 más`)
    expect(page).toMatch(/Clientes\n/)
    expect(page).toContain('Rosa Guamán, Paúl Guamán')
  })
})

describe('who may print it', () => {
  test('administrators, and the associate whose clients’ packages are inside', async () => {
    const associate = await given.associate()
    const { id } = await given.bundle({ client: await given.client({ associate }) })

    for (const who of [associate, 'administrator'] as const) expect((await print(id, who)).contentType).toBe('application/pdf')
    await expect(print(id, await given.associate())).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })

  test('neither clients nor strangers; of a bundle that there is', async () => {
    const client = await given.client()
    const { id } = await given.bundle({ client })

    await expect(print(id, client)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(anonymous.call(labels.getBundleLabel, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(print(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })
})
