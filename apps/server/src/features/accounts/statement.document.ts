// A client's statement on paper: what was owed before, each document, what is owed after, and where the money is. Nothing is computed here.

import { setImmediate } from 'node:timers/promises'
import type { Download } from '@app/contract'
import type { Company } from '@app/contract/company.contract'
import type { AccountRow, Statement } from '@app/contract/fields/statement'
import { type Language, startOfBusinessDay } from '@app/domain'
import { businessDate, now } from '../../clock.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import { FORMATS, type Formats } from '../../documents/formats.ts'
import { drawLogo } from '../../documents/logo.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE, Paper, PDF_TYPE } from '../../documents/paper.ts'
import { STATEMENT_WORDS, type StatementWords, whatOf } from './statement-words.ts'

type Days = { from?: string | undefined; to?: string | undefined }
type Drawing = { paper: Paper; words: StatementWords; formats: Formats; language: Language }

const LOGO_SIDE = 36
const HALF = CONTENT_WIDTH / 2
const DAY = 116
const DOCUMENT = 72
const AMOUNT = 70
const BALANCE = 88
const WHAT = CONTENT_WIDTH - DAY - DOCUMENT - AMOUNT - BALANCE
const ROW = 17
const SIZE = 8.5

export async function statementDocument(account: Statement, days: Days, company: Company, language: Language): Promise<Download> {
  const words = STATEMENT_WORDS[language]
  const { client } = account
  const paper = new Paper({ title: `${words.title} ${client.code}`, author: company.tradeName, language, createdAt: now() })
  const drawing: Drawing = { paper, words, formats: FORMATS[language], language }
  drawHeader(drawing, account, days, company)
  drawFigures(drawing, account)
  drawHeadings(drawing)
  drawSum(drawing, words.opening, account.openingInCents)
  await drawRows(drawing, account.rows)
  drawSum(drawing, words.closing, account.closingInCents)
  const content = await paper.finish((page) => ({ left: company.legalName, right: `${words.page} ${page}` }))
  return { name: fileNameOf([words.file, client.code], 'pdf'), contentType: PDF_TYPE, content }
}

/** Others are answered between the pages. */
async function drawRows(drawing: Drawing, rows: readonly AccountRow[]): Promise<void> {
  const { paper, words } = drawing
  if (rows.length === 0) paper.y += paper.text(words.nothing, MARGIN, CONTENT_WIDTH, { size: SIZE, colour: COLOURS.muted }) + 8
  for (const row of rows) {
    if (paper.makeRoomFor(ROW)) {
      await setImmediate()
      drawHeadings(drawing)
    }
    drawRow(drawing, row)
  }
}

function drawHeader({ paper, words, formats }: Drawing, { client }: Statement, { from, to }: Days, company: Company): void {
  const right = { x: MARGIN + HALF, width: HALF }
  const dayOf = (day: string) => formats.day(startOfBusinessDay(day))
  const top = paper.y
  drawLogo(paper, MARGIN, LOGO_SIDE)
  drawHouse(paper, company)
  const bottom = paper.y
  paper.y = top
  paper.text(words.title, right.x, right.width, { size: 18, weight: 'strong', colour: COLOURS.heading, align: 'right' })
  paper.y += 26
  const days = from && to ? words.days(dayOf(from), dayOf(to)) : words.allDays(dayOf(businessDate(now())))
  paper.y += paper.text(days, right.x, right.width, { size: SIZE, colour: COLOURS.muted, align: 'right' })
  paper.y = Math.max(paper.y, bottom) + 14
  paper.rule()
  paper.y += 12
  paper.y += paper.text(words.client, MARGIN, CONTENT_WIDTH, { size: 7.5, colour: COLOURS.muted }) + 2
  paper.y += paper.text(`${client.name} · ${client.code}`, MARGIN, CONTENT_WIDTH, { size: 10, weight: 'strong' }) + 14
}

/** Who says so, as on the other papers; a new installation has no RUC yet. */
function drawHouse(paper: Paper, { tradeName, legalName, ruc, quitoAddress: { lines, city } }: Company): void {
  const quiet = { size: 8, colour: COLOURS.muted } as const
  const [x, width] = [MARGIN + LOGO_SIDE + 12, HALF - LOGO_SIDE - 24]
  paper.y += paper.text(tradeName, x, width, { size: 16, weight: 'strong', colour: COLOURS.heading }) + 2
  paper.y += paper.text([legalName, ruc && `RUC ${ruc}`].filter(Boolean).join(' · '), x, width, quiet) + 1
  paper.y += paper.text([...lines, city].join(', '), x, width, quiet)
}

function drawFigures({ paper, words, formats }: Drawing, { toPayInCents, creditInCents, heldInCents }: Statement): void {
  const third = CONTENT_WIDTH / 3
  const figures = [
    [words.figures.toPay, toPayInCents],
    [words.figures.credit, creditInCents],
    [words.figures.held, heldInCents],
  ] as const
  const top = paper.y
  paper.panel(MARGIN, CONTENT_WIDTH, 46)
  for (const [index, [label, cents]] of figures.entries()) {
    const x = MARGIN + index * third + 12
    paper.y = top + 9
    paper.y += paper.text(label, x, third - 24, { size: 7.5, colour: COLOURS.muted }) + 2
    paper.text(formats.money(cents), x, third - 24, { size: 12, weight: 'strong', tabular: true })
  }
  paper.y = top + 64
}

type Cells = { day: string; what: string; code: string; amount: string; balance: string }

function drawCells({ paper }: Drawing, cells: Cells, style: { weight?: 'strong'; colour?: string }): void {
  const left = { size: SIZE, oneLine: true, ...style } as const
  const figure = { ...left, align: 'right', tabular: true } as const
  paper.text(cells.day, MARGIN, DAY - 8, left)
  paper.text(cells.what, MARGIN + DAY, WHAT - 8, left)
  paper.text(cells.code, MARGIN + DAY + WHAT, DOCUMENT - 8, left)
  paper.text(cells.amount, MARGIN + DAY + WHAT + DOCUMENT, AMOUNT, figure)
  paper.text(cells.balance, PAGE.width - MARGIN - BALANCE, BALANCE, figure)
}

function drawHeadings(drawing: Drawing): void {
  const { paper, words } = drawing
  const { document: code, ...headings } = words.headings
  drawCells(drawing, { ...headings, code }, { colour: COLOURS.muted })
  paper.y += ROW - 2
  paper.rule()
  paper.y += 6
}

function drawRow(drawing: Drawing, row: AccountRow): void {
  const { paper, formats, language } = drawing
  const { day, document, amountInCents, balanceInCents } = row
  const amount = formats.money(amountInCents)
  const cells = { day: formats.day(startOfBusinessDay(day)), what: whatOf(row, language), code: document.code, amount }
  drawCells(drawing, { ...cells, balance: balanceOf(drawing, balanceInCents) }, {})
  paper.y += ROW
}

function drawSum(drawing: Drawing, what: string, cents: number): void {
  const { paper } = drawing
  paper.makeRoomFor(ROW)
  drawCells(drawing, { day: '', what, code: '', amount: '', balance: balanceOf(drawing, cents) }, { weight: 'strong' })
  paper.y += ROW + 2
}

const balanceOf = ({ words, formats }: Drawing, cents: number): string =>
  cents < 0 ? words.inFavour(formats.money(0 - cents)) : formats.money(cents)
