// The table of a manifest on paper: its head stands on every page, its sums at the end.
import { setImmediate } from 'node:timers/promises'
import { COLOURS, type TextStyle } from '../../documents/paper.ts'
import { type Line, paperTable, type TableColumn } from '../../documents/paper-table.ts'
import type { ManifestDrawing } from './manifest-drawing.ts'
import { categoryOf, contentsOf, type DeclaredBundle, sumsOf, withCumulative } from './manifest-rows.ts'

/** Row number, guides, consignee, category, pieces, weight, content, and the four values. */
const COLUMNS: readonly TableColumn[] = [
  { width: 26, align: 'left' },
  { width: 96, align: 'left' },
  { width: 164, align: 'left' },
  { width: 56, align: 'left' },
  { width: 40, align: 'right' },
  { width: 56, align: 'right' },
  { width: 121, align: 'left' },
  { width: 54, align: 'right' },
  { width: 54, align: 'right' },
  { width: 62, align: 'right' },
  { width: 56.89, align: 'right' },
]
/** What leaves room for others on a page. */
const MOST_CONTENT_IN_LETTERS = 250
/** Others are answered in between: hundreds of rows take a second. */
const ROWS_AT_A_TIME = 10
const CONTENT_COLUMN = 6
const SMALL: TextStyle = { size: 7, colour: COLOURS.muted }
const FIGURES: TextStyle = { size: 8, tabular: true }
const STRONG: TextStyle = { size: 8, weight: 'strong' }

export async function drawBundles(drawing: ManifestDrawing): Promise<void> {
  const { paper, manifest, words } = drawing
  const { heightOfRow, drawCells } = paperTable(paper, COLUMNS)
  drawHead(drawing)
  for (const [index, { bundle, cumulativeInCents, year }] of withCumulative(manifest.bundles).entries()) {
    if (index % ROWS_AT_A_TIME === 0) await setImmediate()
    drawBundle(drawing, bundle, { number: index + 1, cumulativeInCents, yearInCents: year.withThisInCents })
  }
  const totals = totalCells(drawing)
  // The note that explains the sums stays with them.
  if (paper.makeRoomFor(heightOfRow(totals) + 20)) drawHead(drawing)
  paper.rule(undefined, undefined, COLOURS.heading, 1.25)
  drawCells(totals)
  paper.y += heightOfRow(totals) + 4
  paper.text(words.paper.withTax, paper.sheet.margin, paper.contentWidth, SMALL)
}

function drawHead({ paper, words }: ManifestDrawing): void {
  const heads = [
    ...['#', words.childGuide, words.consignee, words.category, words.pieces, words.paper.weight, words.content],
    ...[words.paper.declaredValue, words.paper.customsValue, words.paper.cumulative, words.paper.consigneeYear],
  ]
  const cells = heads.map((text) => [{ text, style: { size: 7.5, weight: 'strong', colour: '#ffffff' } as const }])
  const { heightOfRow, drawCells } = paperTable(paper, COLUMNS)
  const height = heightOfRow(cells)
  paper.pdf.rect(paper.sheet.margin, paper.y, paper.contentWidth, height).fill(COLOURS.heading)
  drawCells(cells)
  paper.y += height
}

type Place = { number: number; cumulativeInCents: number; yearInCents: number }

/** What fits no page goes on in rows of its own. */
function drawBundle(drawing: ManifestDrawing, bundle: DeclaredBundle, place: Place): void {
  const { paper } = drawing
  const [content = '', ...more] = inParts(contentsOf(bundle))
  drawRow(drawing, bundleCells(drawing, bundle, { ...place, content }))
  for (const text of more) drawRow(drawing, [...Array.from({ length: CONTENT_COLUMN }, () => []), [{ text }]])
  paper.rule()
}

function inParts(contents: readonly string[]): string[] {
  const parts: string[] = []
  for (const one of contents.map((text) => text.replace(' × ', '\u00a0×\u00a0'))) {
    const last = parts.at(-1)
    if (last === undefined || last.length + one.length > MOST_CONTENT_IN_LETTERS) parts.push(one)
    else parts[parts.length - 1] = `${last}; ${one}`
  }
  return parts
}

function drawRow(drawing: ManifestDrawing, cells: readonly Line[][]): void {
  const { paper } = drawing
  const { heightOfRow, drawCells } = paperTable(paper, COLUMNS)
  const height = heightOfRow(cells)
  if (paper.makeRoomFor(height)) drawHead(drawing)
  drawCells(cells)
  paper.y += height
}

function bundleCells(
  { manifest, words, formats }: ManifestDrawing,
  bundle: DeclaredBundle,
  { number, cumulativeInCents, yearInCents, content }: Place & { content: string },
): Line[][] {
  const { consigneeIdentificationType: type, consigneeIdentification, consigneeAddress, consigneeCity } = bundle
  const address = [consigneeAddress, consigneeCity].filter(Boolean).join(', ')
  const money = (amount: number): Line[] => [{ text: formats.money(amount), style: FIGURES }]
  return [
    [{ text: String(number), style: SMALL }],
    [
      { text: bundle.childGuideNumber ?? '—', style: STRONG },
      { text: [manifest.guideNumber, bundle.code].filter(Boolean).join('\n'), style: SMALL },
    ],
    [
      { text: bundle.consigneeName, style: STRONG },
      { text: `${words.identificationTypes[type]} ${consigneeIdentification}` },
      { text: address, style: SMALL },
    ],
    [{ text: categoryOf(bundle, words) }],
    [{ text: String(bundle.orders.length), style: FIGURES }],
    [{ text: formats.kilograms(bundle.weightInGrams), style: FIGURES }],
    [{ text: content }],
    money(bundle.declaredValueInCents),
    money(bundle.customsInvoiceValueInCents),
    money(cumulativeInCents),
    money(yearInCents),
  ]
}

function totalCells({ manifest, words, formats }: ManifestDrawing): Line[][] {
  const { pieces, weightInGrams, declaredInCents, customsInCents, withTaxInCents } = sumsOf(manifest.bundles)
  const money = (amount: number) => formats.money(amount)
  const texts = [
    ...['', words.total, '', '', String(pieces), formats.kilograms(weightInGrams), ''],
    ...[money(declaredInCents), money(customsInCents), money(withTaxInCents), ''],
  ]
  return texts.map((text) => [{ text, style: { ...STRONG, tabular: true } }])
}
