// The workbook that customs agents ask for: one row a declaration, then what they come to.
import type { Download } from '@app/contract'
import { dollarsFromCents, kilogramsFromGrams } from '@app/domain'
import { now } from '../../clock.ts'
import { type Cell, type Column, type Sheet, writeWorkbook, XLSX_TYPE } from '../../documents/workbook.ts'
import { differenceSheets } from './manifest-differences.document.ts'
import type { Exported, Reader } from './manifest-drawing.ts'
import { categoryOf, contentsOf, type DeclaredBundle, sumsOf, withCumulative } from './manifest-rows.ts'
import { MANIFEST_WORDS, type ManifestWords } from './manifest-words.ts'

export async function manifestDocument(manifest: Exported, { language, company }: Reader): Promise<Download> {
  const words = MANIFEST_WORDS[language]
  const title = `${words.manifest} ${manifest.code}`
  const sheets = [bundlesSheet(manifest, words), summarySheet(manifest, words), ...differenceSheets(manifest, language)]
  const content = await writeWorkbook({ title, author: company.tradeName, createdAt: now(), sheets })
  return { name: `${words.file}-${manifest.code}.xlsx`, contentType: XLSX_TYPE, content }
}

function bundlesSheet({ guideNumber, bundles }: Exported, words: ManifestWords): Sheet {
  const rows = withCumulative(bundles).map(({ bundle, cumulativeInCents, year }) => [
    guideNumber,
    ...bundleCells(bundle, cumulativeInCents, words),
    dollarsFromCents(year.beforeInCents),
    dollarsFromCents(year.withThisInCents),
  ])
  return { name: words.manifest, columns: columnsOf(words), rows, totals: totalsOf(bundles, words) }
}

const columnsOf = (words: ManifestWords): Column[] => [
  { header: words.guide, widthInCharacters: 18 },
  { header: words.childGuide, widthInCharacters: 18 },
  { header: words.consignee, widthInCharacters: 30 },
  { header: words.identificationType, widthInCharacters: 20 },
  { header: words.identification, widthInCharacters: 20 },
  { header: words.address, widthInCharacters: 34 },
  { header: words.city, widthInCharacters: 14 },
  { header: words.category, widthInCharacters: 15 },
  { header: words.pieces, widthInCharacters: 10, format: 'count' },
  { header: words.weight, widthInCharacters: 12, format: 'kilograms' },
  { header: words.content, widthInCharacters: 44 },
  { header: words.declaredValue, widthInCharacters: 18, format: 'dollars' },
  { header: words.customsValue, widthInCharacters: 19, format: 'dollars' },
  { header: words.cumulative, widthInCharacters: 20, format: 'dollars' },
  { header: words.yearBefore, widthInCharacters: 20, format: 'dollars' },
  { header: words.yearWithThis, widthInCharacters: 20, format: 'dollars' },
]

const bundleCells = (bundle: DeclaredBundle, cumulativeInCents: number, words: ManifestWords): Cell[] => [
  bundle.childGuideNumber,
  bundle.consigneeName,
  words.identificationTypes[bundle.consigneeIdentificationType],
  bundle.consigneeIdentification,
  bundle.consigneeAddress,
  bundle.consigneeCity,
  categoryOf(bundle, words),
  bundle.orders.length,
  kilogramsFromGrams(bundle.weightInGrams),
  contentsOf(bundle).join('; '),
  dollarsFromCents(bundle.declaredValueInCents),
  dollarsFromCents(bundle.customsInvoiceValueInCents),
  dollarsFromCents(cumulativeInCents),
]

function totalsOf(bundles: readonly DeclaredBundle[], words: ManifestWords): Cell[] {
  const { pieces, weightInGrams, declaredInCents, customsInCents, withTaxInCents } = sumsOf(bundles)
  return [
    words.total,
    ...Array.from({ length: 7 }, () => null),
    pieces,
    kilogramsFromGrams(weightInGrams),
    null,
    dollarsFromCents(declaredInCents),
    dollarsFromCents(customsInCents),
    dollarsFromCents(withTaxInCents),
    null,
    null,
  ]
}

function summarySheet(manifest: Exported, words: ManifestWords): Sheet {
  const { code, status, guideNumber, airline, flight, departureDate, bundles } = manifest
  return {
    name: words.summary,
    columns: [
      { header: words.fact, widthInCharacters: 30 },
      { header: words.value, widthInCharacters: 30 },
    ],
    rows: [
      [words.code, code],
      [words.status, words.statuses[status]],
      [words.guide, guideNumber],
      [words.airline, airline],
      [words.flight, flight],
      [words.departure, departureDate && new Date(`${departureDate}T00:00:00Z`)],
      [words.bundles, bundles.length],
    ],
  }
}
