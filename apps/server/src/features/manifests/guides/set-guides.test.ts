import { manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
type Guides = Parameters<typeof administrator.call<typeof manifests.setGuides>>[1]
const number = (id: string, body: unknown) => administrator.call(manifests.setGuides, { params: { id }, body } as Guides)
const guidesOf = async (id: string) =>
  (await administrator.call(manifests.getManifest, { params: { id } })).bundles.map(({ childGuideNumber }) => childGuideNumber)

/** A manifest of four bundles, the second of which is numbered. */
async function ofFour() {
  const bundles = [await given.bundle(), await given.bundle(), await given.bundle(), await given.bundle()]
  const own = `S-${bundles[0]?.code}`
  const listed = bundles.map(({ id }, index) => ({ bundleId: id, childGuideNumber: index === 1 ? own : null }))
  const { id } = await administrator.call(manifests.createManifest, { body: { bundles: listed } })
  const codes = bundles.map(({ code }) => code)
  return { id, own, codes }
}

describe('child guides', () => {
  test('are a series that fills what is empty, in order', async () => {
    const { id, own } = await ofFour()
    expect(await number(id, { first: `${own}-099` })).toMatchObject({ id, version: 2 })
    expect(await guidesOf(id)).toEqual([`${own}-099`, own, `${own}-100`, `${own}-101`])
  })

  test('are a column, in order or by the code of the bundle, and can be swapped and taken away', async () => {
    const { id, own, codes } = await ofFour()
    await number(id, { guides: [{ childGuideNumber: `${own}-1` }, { code: codes[3], childGuideNumber: `${own}-4` }] })
    expect(await guidesOf(id)).toEqual([`${own}-1`, own, null, `${own}-4`])

    const swapped = [
      { code: codes[0], childGuideNumber: own },
      { code: codes[1], childGuideNumber: `${own}-1` },
      { code: codes[3]?.toLowerCase(), childGuideNumber: null },
    ]
    await number(id, { guides: swapped })
    expect(await guidesOf(id)).toEqual([own, `${own}-1`, null, null])
  })

  test('are saved all or none: repeated and used ones are refused line by line', async () => {
    const { id, own, codes } = await ofFour()
    const other = await ofFour()
    const guides = [
      { childGuideNumber: `${own}-1` },
      { childGuideNumber: `${own}-1`.toLowerCase() },
      { childGuideNumber: own.toLowerCase() },
      { code: other.codes[0], childGuideNumber: `${own}-2` },
      { code: codes[1], childGuideNumber: other.own },
      { childGuideNumber: `${own}-3` },
    ]
    await expect(number(id, { guides: guides.slice(0, 4) })).rejects.toMatchObject({
      status: 422,
      code: 'guidesRefused',
      details: {
        because: ['guideRepeated', 'guideUsed', 'bundleUnknown'],
        lines: [
          { line: 2, problem: 'guideRepeated', childGuideNumber: `${own}-1`.toLowerCase(), code: codes[2] },
          { line: 3, problem: 'guideUsed', childGuideNumber: own.toLowerCase(), code: codes[3] },
          { line: 4, problem: 'bundleUnknown', childGuideNumber: `${own}-2`, code: other.codes[0] },
        ],
      },
    })
    await expect(number(id, { guides: guides.slice(4) })).rejects.toMatchObject({
      details: { lines: [{ line: 1, problem: 'guideUsedElsewhere', code: codes[1] }] },
    })
    expect(await guidesOf(id)).toEqual([null, own, null, null])
  })

  test('are no series that does not end in a digit, and none of a manifest that left', async () => {
    const { id } = await ofFour()
    await expect(number(id, { first: 'PTC' })).rejects.toMatchObject({
      ...{
        status: 422,
        code: 'guideSeriesNotNumbered',
        details: { fields: [{ path: 'first', code: 'guideSeriesNotNumbered' }] },
      },
    })
    const shipped = await given.manifest({ status: 'sended' })
    await expect(number(shipped.id, { first: 'PTC1' })).rejects.toMatchObject({ status: 409, code: 'manifestActionNotAllowed' })
  })
})
