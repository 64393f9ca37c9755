// The list that a flight is loaded by: a row a bundle, as the shelves are walked past, A4.
import { setImmediate } from 'node:timers/promises'
import type { Download } from '@app/contract'
import { type Language, sum } from '@app/domain'
import { now } from '../../../clock.ts'
import { fileNameOf } from '../../../documents/file-name.ts'
import { FORMATS, type Formats } from '../../../documents/formats.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, Paper, PDF_TYPE, type TextStyle } from '../../../documents/paper.ts'
import { type Line, paperTable, type TableColumn } from '../../../documents/paper-table.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import type { ManifestRow } from '../../manifest-records/manifests.table.ts'
import type { LocationRow } from '../../orders/locations/locations.table.ts'
import { LOAD_LIST_WORDS, type LoadListWords } from './load-list-words.ts'

type Carried = { bundle: BundleRow; pieces: number; shelves: readonly Pick<LocationRow, 'code' | 'zone'>[] }
type LoadList = { manifest: ManifestRow; carried: readonly Carried[] }
type Drawing = { paper: Paper; words: LoadListWords; formats: Formats }

/** The box to tick, shelves, bundle, consignee, pieces, weight. */
const COLUMNS: readonly TableColumn[] = [
  { width: 26, align: 'left' },
  { width: 104, align: 'left' },
  { width: 118, align: 'left' },
  { width: 145, align: 'left' },
  { width: 44, align: 'right' },
  { width: 62.28, align: 'right' },
]
const BOX = 10
const ROWS_AT_A_TIME = 10
const SMALL: TextStyle = { size: 8, colour: COLOURS.muted }
const BODY: TextStyle = { size: 10 }
const STRONG: TextStyle = { size: 11, weight: 'strong' }
const FIGURES: TextStyle = { size: 10, tabular: true }

type Reader = { tradeName: string; language: Language }

export async function loadListDocument({ manifest, carried }: LoadList, { tradeName, language }: Reader): Promise<Download> {
  const words = LOAD_LIST_WORDS[language]
  const title = `${words.loadList} ${manifest.code}`
  const paper = new Paper({ title, author: tradeName, language, createdAt: now() })
  const drawing: Drawing = { paper, words, formats: FORMATS[language] }
  drawTitle(drawing, title, manifest, carried)
  drawHead(drawing)
  for (const [index, one] of carried.entries()) {
    // Others are answered in between.
    if (index % ROWS_AT_A_TIME === 0) await setImmediate()
    drawBundle(drawing, one)
  }
  const content = await paper.finish((page) => ({ left: title, right: `${words.page} ${page}` }))
  return { name: fileNameOf([words.file, manifest.code], 'pdf'), contentType: PDF_TYPE, content }
}

function drawTitle({ paper, words, formats }: Drawing, title: string, manifest: ManifestRow, carried: readonly Carried[]): void {
  paper.y += paper.text(title, MARGIN, CONTENT_WIDTH, { size: 18, weight: 'strong', colour: COLOURS.heading }) + 2
  const { guideNumber, airline, flight, departureDate } = manifest
  const departure = departureDate && formats.day(new Date(`${departureDate}T12:00:00Z`))
  const flightInWords = [guideNumber, airline, flight, departure].filter(Boolean).join(' · ')
  if (flightInWords) paper.y += paper.text(flightInWords, MARGIN, CONTENT_WIDTH, { size: 10 }) + 2
  const weightInGrams = sum(carried.map(({ bundle }) => bundle.weightInGrams))
  const sums = [words.bundles(carried.length), words.packages(sum(carried.map(({ pieces }) => pieces)))]
  paper.y += paper.text([...sums, formats.kilograms(weightInGrams)].join(' · '), MARGIN, CONTENT_WIDTH, SMALL) + 12
}

function drawHead({ paper, words }: Drawing): void {
  const heads = ['', words.shelf, words.bundle, words.consignee, words.pieces, words.weight]
  const cells = heads.map((text): Line[] => [{ text, style: { size: 8, weight: 'strong', colour: '#ffffff' } }])
  const { heightOfRow, drawCells } = paperTable(paper, COLUMNS)
  const height = heightOfRow(cells)
  paper.pdf.rect(MARGIN, paper.y, CONTENT_WIDTH, height).fill(COLOURS.heading)
  drawCells(cells)
  paper.y += height
}

function drawBundle(drawing: Drawing, { bundle, pieces, shelves }: Carried): void {
  const { paper, words, formats } = drawing
  const { code, childGuideNumber, consigneeName, weightInGrams, loadedAt } = bundle
  const zones = [...new Set(shelves.map(({ zone }) => zone))].filter(Boolean).join(', ')
  const cells: Line[][] = [
    [{ text: ' ', style: STRONG }],
    [
      { text: shelves.map((shelf) => shelf.code).join(', ') || words.noShelf, style: shelves.length > 0 ? STRONG : SMALL },
      { text: zones, style: SMALL },
    ],
    [
      { text: code, style: STRONG },
      { text: [childGuideNumber, loadedAt && words.loaded].filter(Boolean).join(' · '), style: SMALL },
    ],
    [{ text: consigneeName, style: BODY }],
    [{ text: String(pieces), style: FIGURES }],
    [{ text: formats.kilograms(weightInGrams), style: FIGURES }],
  ]
  const { heightOfRow, drawCells } = paperTable(paper, COLUMNS)
  const height = heightOfRow(cells)
  if (paper.makeRoomFor(height)) drawHead(drawing)
  const box = paper.pdf.rect(MARGIN + 6, paper.y + 6, BOX, BOX)
  if (loadedAt) box.fill(COLOURS.heading)
  else box.lineWidth(1).stroke(COLOURS.heading)
  drawCells(cells)
  paper.y += height
  paper.rule()
}
