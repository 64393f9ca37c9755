import { manifests } from '@app/contract'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { aGuideFile } from '../../../testing/flights/given-guide-file.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
type Columns = { code: string; childGuideNumber: string }
let id = ''
let codes: string[] = []

/** A manifest of three bundles, the second of which is numbered. */
async function ofThree() {
  const bundles = [await given.bundle(), await given.bundle(), await given.bundle()]
  const own = `F-${bundles[0]?.code}`
  const listed = bundles.map((bundle, index) => ({ bundleId: bundle.id, childGuideNumber: index === 1 ? own : null }))
  const manifest = await administrator.call(manifests.createManifest, { body: { bundles: listed } })
  return { id: manifest.id, own, codes: bundles.map(({ code }) => code) }
}
let own = ''
beforeAll(async () => {
  const made = await ofThree()
  id = made.id
  own = made.own
  codes = made.codes
})

const preview = (files: ReturnType<typeof aGuideFile>, columns?: Columns, manifestId = id) =>
  administrator.call(manifests.previewGuides, { params: { id: manifestId }, body: { ...(columns && { columns }) }, files })
const text = (content: string) => [{ field: 'guides', name: 'guias.csv', content: new TextEncoder().encode(content) }]

describe('a file of child guides', () => {
  test('is previewed by its headings, and nothing is given before its lines are sent', async () => {
    const [first = '', second = '', third = ''] = codes
    const seen = await preview(
      aGuideFile([
        [third, 'F-3'],
        [first, ''],
        [second.toLowerCase(), 'F-2'],
      ]),
    )
    expect(seen).toMatchObject({
      headings: ['Bulto', 'Guía hija'],
      columns: { code: 'Bulto', childGuideNumber: 'Guía hija' },
      skippedCount: 1,
      lines: [
        { row: 2, line: 1, code: third, childGuideNumber: 'F-3', problem: null, bundle: { code: third, childGuideNumber: null } },
        {
          row: 4,
          line: 2,
          code: second,
          childGuideNumber: 'F-2',
          problem: null,
          bundle: { code: second, childGuideNumber: own },
        },
      ],
    })
    const detail = () => administrator.call(manifests.getManifest, { params: { id } })
    expect((await detail()).version).toBe(1)

    const guides = seen.lines.map(({ code, childGuideNumber }) => ({ code: code ?? '', childGuideNumber }))
    const other = await ofThree()
    await expect(administrator.call(manifests.setGuides, { params: { id: other.id }, body: { guides } })).rejects.toMatchObject({
      details: { because: ['bundleUnknown'] },
    })
    await administrator.call(manifests.setGuides, { params: { id }, body: { guides } })
    expect((await detail()).bundles.map(({ childGuideNumber }) => childGuideNumber)).toEqual([null, 'F-2', 'F-3'])
  })

  test('names each line that is refused with its reason, also what other manifests use', async () => {
    const { id: here, codes: bundles } = await ofThree()
    const elsewhere = await ofThree()
    const [first = '', second = '', third = ''] = bundles
    const rows = [
      [first, elsewhere.own.toLowerCase()],
      [elsewhere.codes[0] ?? '', 'G-1'],
      [second, 'G-2'],
      [second, 'G-3'],
      ['', 'G-4'],
      [third, 'g-2'],
      [third, '7,29405E+14'],
    ] as const
    const { lines } = await preview(aGuideFile(rows), undefined, here)
    expect(lines.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'guideUsedElsewhere'],
      [3, 'bundleUnknown'],
      [4, null],
      [5, 'bundleRepeated'],
      [6, 'codeMissing'],
      [7, 'guideRepeated'],
      [8, 'bundleRepeated'],
    ])
    const lost = await preview(aGuideFile([[third, '7,29405E+14']]), undefined, here)
    expect(lost.lines).toMatchObject([{ row: 2, problem: 'guideDigitsLost' }])
    await expect(
      administrator.call(manifests.setGuides, { params: { id: here }, body: { guides: [{ childGuideNumber: '7.29E+14' }] } }),
    ).rejects.toMatchObject({ code: 'guidesRefused', details: { lines: [{ line: 1, problem: 'guideDigitsLost' }] } })
  })

  test('may be a workbook, whose numbers are whole, or a file without headings; two columns are chosen by people', async () => {
    const [first = '', , third = ''] = codes
    const rows = [
      ['Envío del jueves'],
      ['Ref', 'Peso', 'Número', 'Otro'],
      [first, 1.2, 90_000_001, 'X-1'],
      [third, 0.5, 90_000_002, 'X-2'],
    ]
    const workbook = await writeXlsx({ sheets: [{ name: 'Hoja', rows }] } as Parameters<typeof writeXlsx>[0])
    const file = [{ field: 'guides', name: 'guias.xlsx', content: new Uint8Array(workbook) }]
    expect(await preview(file)).toMatchObject({ headings: ['Ref', 'Peso', 'Número', 'Otro'], columns: null, lines: [] })
    expect(await preview(file, { code: 'Ref', childGuideNumber: 'Número' })).toMatchObject({
      lines: [
        { row: 3, childGuideNumber: '90000001', problem: null },
        { row: 4, childGuideNumber: '90000002', problem: null },
      ],
    })
    expect(await preview(text(`X-7,${first}\nX-8,${third}`))).toMatchObject({
      headings: ['A', 'B'],
      columns: { code: 'B', childGuideNumber: 'A' },
      lines: [
        { row: 1, code: first, childGuideNumber: 'X-7' },
        { row: 2, code: third, childGuideNumber: 'X-8' },
      ],
    })
  })

  test.each<[string, ReturnType<typeof text>, Columns?]>([
    ['guideFileNotRead', text('%PDF-1.7')],
    ['guideFileNotRead', text('H-1\nH-2')],
    ['guideFileNotRead', [{ field: 'guides', name: 'x.xlsx', content: new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]) }]],
    ['guideFileTooLong', aGuideFile(Array.from({ length: 2_101 }, (_, index) => [`BUL-${index}`, `H-${index}`]))],
    ['guideColumnsMissing', aGuideFile(), { code: 'Bulto', childGuideNumber: 'HAWB' }],
    ['guideColumnsMissing', aGuideFile(), { code: 'Bulto', childGuideNumber: 'Bulto' }],
    ['fieldRequired', []],
    ['fieldNotValid', [...aGuideFile(), ...aGuideFile()]],
    ['fieldNotValid', [{ field: 'statement', name: 'x.csv', content: new Uint8Array([65]) }]],
  ])('is refused: %s', async (code, files, columns) => {
    await expect(preview(files, columns)).rejects.toMatchObject({ code })
  })

  test('is none of a manifest that left', async () => {
    const shipped = await given.manifest({ status: 'sended' })
    await expect(preview(aGuideFile(), undefined, shipped.id)).rejects.toMatchObject({
      ...{ status: 409, code: 'manifestActionNotAllowed' },
    })
  })
})
