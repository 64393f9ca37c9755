// The list that a flight is loaded by: a row a bundle, as the shelves are walked past, A4.
import type { Download } from '@app/contract'
import { type Language, sum } from '@app/domain'
import { now } from '../../../clock.ts'
import { fileNameOf } from '../../../documents/file-name.ts'
import { FORMATS, type Formats } from '../../../documents/formats.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, Paper, PDF_TYPE, type TextStyle } from '../../../documents/paper.ts'
import type { Line, TableColumn } from '../../../documents/paper-table.ts'
import { drawTickList } from '../../../documents/tick-list.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import type { ManifestRow } from '../../manifest-records/manifests.table.ts'
import type { LocationRow } from '../../orders/locations/locations.table.ts'
import { LOAD_LIST_WORDS, type LoadListWords } from './load-list-words.ts'

type Carried = { bundle: BundleRow; pieces: number; shelves: readonly Pick<LocationRow, 'code' | 'zone'>[] }
type LoadList = { manifest: ManifestRow; carried: readonly Carried[] }
type Drawing = { paper: Paper; words: LoadListWords; formats: Formats }

/** Shelves, bundle, consignee, pieces, weight: beside the box to tick. */
const COLUMNS: readonly TableColumn[] = [
  { width: 104, align: 'left' },
  { width: 118, align: 'left' },
  { width: 145, align: 'left' },
  { width: 44, align: 'right' },
  { width: 62.28, align: 'right' },
]
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
  const heads = [words.shelf, words.bundle, words.consignee, words.pieces, words.weight]
  const rows = carried.map((one) => ({ cells: cellsOf(drawing, one), isTicked: one.bundle.loadedAt !== null }))
  await drawTickList(paper, { heads, columns: COLUMNS, rows })
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

function cellsOf({ words, formats }: Drawing, { bundle, pieces, shelves }: Carried): Line[][] {
  const { code, childGuideNumber, consigneeName, weightInGrams, loadedAt } = bundle
  const zones = [...new Set(shelves.map(({ zone }) => zone))].filter(Boolean).join(', ')
  return [
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
}
