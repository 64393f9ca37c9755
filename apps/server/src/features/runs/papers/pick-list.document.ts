// The list that packages are fetched by: a row a package, as the shelves are walked past, A4.
import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import { now } from '../../../clock.ts'
import { fileNameOf } from '../../../documents/file-name.ts'
import { FORMATS } from '../../../documents/formats.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, Paper, PDF_TYPE, type TextStyle } from '../../../documents/paper.ts'
import type { Line, TableColumn } from '../../../documents/paper-table.ts'
import { drawTickList } from '../../../documents/tick-list.ts'
import { PICK_LIST_WORDS, type PickListWords } from './pick-list-words.ts'

export type Fetched = {
  code: string
  description: string
  /** None where it lies on none, as `inWalkingOrder` takes it. */
  shelves: readonly { code: string; zone: string; walkingOrder: number }[]
  client: { code: string; name: string } | null
  /** The codes of its bundle or its bill. */
  goesTo: string
}

/** Shelf, package, whose it is, bundle or bill: beside the box to tick. */
const COLUMNS: readonly TableColumn[] = [
  { width: 92, align: 'left' },
  { width: 150, align: 'left' },
  { width: 141, align: 'left' },
  { width: 90.28, align: 'left' },
]
const SMALL: TextStyle = { size: 8, colour: COLOURS.muted }
const BODY: TextStyle = { size: 10 }
const STRONG: TextStyle = { size: 11, weight: 'strong' }

type Reader = { tradeName: string; language: Language }

export async function pickListDocument(fetched: readonly Fetched[], { tradeName, language }: Reader): Promise<Download> {
  const words = PICK_LIST_WORDS[language]
  const paper = new Paper({ title: words.pickList, author: tradeName, language, createdAt: now() })
  paper.y += paper.text(words.pickList, MARGIN, CONTENT_WIDTH, { size: 18, weight: 'strong', colour: COLOURS.heading }) + 2
  const told = [words.packages(fetched.length), FORMATS[language].moment(now())].join(' · ')
  paper.y += paper.text(told, MARGIN, CONTENT_WIDTH, SMALL) + 12
  const heads = [words.shelf, words.package, words.whose, words.goesTo]
  const rows = fetched.map((one) => ({ cells: cellsOf(words, one), isTicked: false }))
  await drawTickList(paper, { heads, columns: COLUMNS, rows })
  const content = await paper.finish((page) => ({ left: told, right: `${words.page} ${page}` }))
  return { name: fileNameOf([words.file, `${fetched.length}`], 'pdf'), contentType: PDF_TYPE, content }
}

const cellsOf = (words: PickListWords, { code, description, shelves, client, goesTo }: Fetched): Line[][] => [
  [
    { text: shelves.map((shelf) => shelf.code).join(', ') || words.noShelf, style: shelves.length > 0 ? STRONG : SMALL },
    { text: shelves.map(({ zone }) => zone).join(', '), style: SMALL },
  ],
  [
    { text: code, style: STRONG },
    { text: description, style: { ...SMALL, oneLine: true } },
  ],
  [
    { text: client?.code ?? words.noClient, style: STRONG },
    { text: client?.name ?? '', style: BODY },
  ],
  [{ text: goesTo, style: STRONG }],
]
