// The workbook that customs agents ask for: one row a declaration, then what they come to.
import type { Download } from '@app/contract'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { dollarsFromCents, kilogramsFromGrams, sum } from '@app/domain'
import { now } from '../../clock.ts'
import { type Cell, type Column, type Sheet, writeWorkbook, XLSX_TYPE } from '../../documents/workbook.ts'
import type { Language } from '../../http/language.ts'
import { MANIFEST_WORDS, type ManifestWords } from './manifest-words.ts'

type Bundle = ManifestDetail['bundles'][number]
/** Where the consignee lives and what is inside, by bundle. */
export type Declared = { address: string; city: string; content: string }

export async function manifestDocument(
  manifest: ManifestDetail,
  declared: ReadonlyMap<string, Declared>,
  { language, author }: { language: Language; author: string },
): Promise<Download> {
  const words = MANIFEST_WORDS[language]
  const title = `${words.manifest} ${manifest.code}`
  const sheets = [bundlesSheet(manifest, declared, words), summarySheet(manifest, words)]
  const content = await writeWorkbook({ title, author, createdAt: now(), sheets })
  return { name: `${words.file}-${manifest.code}.xlsx`, contentType: XLSX_TYPE, content }
}

function bundlesSheet(manifest: ManifestDetail, declared: ReadonlyMap<string, Declared>, words: ManifestWords): Sheet {
  const { bundles } = manifest
  let cumulativeInCents = 0
  const rows = bundles.map((bundle) => {
    cumulativeInCents += bundle.valueWithTaxInCents
    return bundleRow(manifest, bundle, declared.get(bundle.id), cumulativeInCents, words)
  })
  return { name: words.manifest, columns: columnsOf(words), rows, totals: totalsOf(bundles, words) }
}

const columnsOf = (words: ManifestWords): Column[] => [
  { header: words.guide, widthInCharacters: 18 },
  { header: words.childGuide, widthInCharacters: 18 },
  { header: words.consignee, widthInCharacters: 30 },
  { header: words.identificationType, widthInCharacters: 15 },
  { header: words.identification, widthInCharacters: 16 },
  { header: words.address, widthInCharacters: 34 },
  { header: words.city, widthInCharacters: 14 },
  { header: words.category, widthInCharacters: 12 },
  { header: words.pieces, widthInCharacters: 8, format: 'count' },
  { header: words.weight, widthInCharacters: 11, format: 'kilograms' },
  { header: words.content, widthInCharacters: 44 },
  { header: words.declaredValue, widthInCharacters: 14, format: 'dollars' },
  { header: words.customsValue, widthInCharacters: 16, format: 'dollars' },
  { header: words.cumulative, widthInCharacters: 17, format: 'dollars' },
  { header: words.consigneeYear, widthInCharacters: 20, format: 'dollars' },
]

function bundleRow(
  { guideNumber }: ManifestDetail,
  bundle: Bundle,
  declared: Declared | undefined,
  cumulativeInCents: number,
  words: ManifestWords,
): Cell[] {
  const { consignee } = bundle
  return [
    guideNumber,
    bundle.childGuideNumber,
    consignee.name,
    words.identificationTypes[consignee.identificationType],
    consignee.identification,
    declared?.address ?? '',
    declared?.city ?? '',
    bundle.isSpecial ? `${bundle.category} ${words.special}` : bundle.category,
    bundle.orders.length,
    kilogramsFromGrams(bundle.weightInGrams),
    declared?.content ?? '',
    dollarsFromCents(bundle.declaredValueInCents),
    dollarsFromCents(bundle.customsInvoiceValueInCents),
    dollarsFromCents(cumulativeInCents),
    dollarsFromCents(bundle.consigneeYearInCents),
  ]
}

function totalsOf(bundles: readonly Bundle[], words: ManifestWords): Cell[] {
  const total = (amountOf: (bundle: Bundle) => number) => sum(bundles.map(amountOf))
  return [
    words.total,
    ...Array.from({ length: 7 }, () => null),
    total(({ orders }) => orders.length),
    kilogramsFromGrams(total(({ weightInGrams }) => weightInGrams)),
    null,
    dollarsFromCents(total(({ declaredValueInCents }) => declaredValueInCents)),
    dollarsFromCents(total(({ customsInvoiceValueInCents }) => customsInvoiceValueInCents)),
    dollarsFromCents(total(({ valueWithTaxInCents }) => valueWithTaxInCents)),
    null,
  ]
}

function summarySheet(manifest: ManifestDetail, words: ManifestWords): Sheet {
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
