import { labels, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const print = (id: string) => administrator.call(labels.getManifestLabels, { params: { id } })

describe('the labels of a manifest', () => {
  test('are those of its bundles, a page each and in its order', async () => {
    const [one, two, three] = [await given.bundle(), await given.bundle(), await given.bundle()]
    const bundles = [
      { bundleId: two.id, childGuideNumber: 'HIJA-77-2' },
      { bundleId: three.id, childGuideNumber: null },
      { bundleId: one.id, childGuideNumber: 'HIJA-77-1' },
    ]
    const { id, code } = await administrator.call(manifests.createManifest, { body: { guideNumber: '729-77000001', bundles } })

    const { name, content } = await print(id)

    expect(name).toMatch(new RegExp(`^etiquetas-${code}-.*\\.pdf$`))
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual(['HIJA-77-2', three.code, 'HIJA-77-1'])
    const pages = await readPdf(content)
    expect(pages).toHaveLength(3)
    for (const [index, bundle] of [two, three, one].entries()) {
      expect(pages[index]).toContain(bundle.consignee.name)
      expect(pages[index]).toContain('729-77000001')
    }
  })

  test('are none where it carries nothing', async () => {
    const { id } = await administrator.call(manifests.createManifest, { body: {} })
    await expect(print(id)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })
})
