// A label of 100 × 150 mm, black on white for a thermal printer, to be read at arm's length.

import { setImmediate } from 'node:timers/promises'
import type { Language } from '@app/domain'
import { now } from '../../clock.ts'
import { type BarCode, drawBarCode } from '../../documents/bar-code.ts'
import { drawLogo } from '../../documents/logo.ts'
import { Paper, type Sheet, type TextStyle } from '../../documents/paper.ts'

const POINTS_IN_A_MILLIMETRE = 72 / 25.4
const SHEET: Sheet = { width: 100 * POINTS_IN_A_MILLIMETRE, height: 150 * POINTS_IN_A_MILLIMETRE, margin: 14, foot: 0 }
const LEFT = SHEET.margin
export const LABEL_WIDTH = SHEET.width - 2 * SHEET.margin
const BLACK = '#000000'
const WHITE = '#ffffff'
const BARS_HEIGHT = 82
const BARS_TOP = SHEET.height - SHEET.margin - BARS_HEIGHT - 34
const NAME_SIZES = [19, 15.5, 12.5]
const SMALLEST_NAME = 10
const NAME_HEIGHTS = { usual: 47, whereItIsAllThatIsKnown: 72 }
const LARGEST_TITLE = 46
const MEASURES_HEIGHT = 50
const MEASURES_TOP = BARS_TOP - MEASURES_HEIGHT - 14

type Fact = readonly [name: string, value: string]
export type Label = {
  /** What the bars say, and people read beneath them. */
  code: string
  bars: BarCode
  category: string
  /** Whose it is, in the largest letters; white on black where that is not known. */
  heading: { title: string; text: string; isWarning: boolean; largest?: number }
  /** Row by row. */
  facts: readonly (readonly Fact[])[]
  measures: readonly Fact[]
}
type Printed = { title: string; tradeName: string; language: Language }

export async function labelDocument(labels: readonly Label[], { title, tradeName, language }: Printed): Promise<Uint8Array> {
  const paper = new Paper({ title, author: tradeName, language, createdAt: now() }, SHEET)
  for (const [index, label] of labels.entries()) {
    if (index > 0) {
      // Others are answered in between.
      await setImmediate()
      paper.newPage()
    }
    drawTop(paper, label, tradeName)
    drawHeading(paper, label)
    drawFacts(paper, label)
    drawMeasures(paper, label)
    drawCode(paper, label)
  }
  return paper.finish()
}

function drawTop(paper: Paper, { category }: Label, tradeName: string): void {
  const boxWidth = widthOf(paper, category, 13) + 18
  drawLogo(paper, LEFT, 22, BLACK)
  paper.y += 3
  write(paper, tradeName, LEFT + 29, LABEL_WIDTH - boxWidth - 40, { size: 13, weight: 'strong', oneLine: true })
  paper.y -= 3
  paper.pdf.rect(LEFT + LABEL_WIDTH - boxWidth, paper.y, boxWidth, 22).fill(BLACK)
  paper.y += 3
  write(paper, category, LEFT + LABEL_WIDTH - boxWidth, boxWidth, { size: 13, weight: 'strong', align: 'center', colour: WHITE })
  paper.y += 27
  paper.rule(LEFT, LABEL_WIDTH, BLACK, 1.5)
  paper.y += 8
}

function drawHeading(paper: Paper, { heading: { title, text, isWarning, largest = LARGEST_TITLE } }: Label): void {
  const size = paper.sizeThatFits(title, LABEL_WIDTH - (isWarning ? 20 : 0), { from: 18, to: largest }, { weight: 'strong' })
  if (isWarning) paper.pdf.rect(LEFT, paper.y, LABEL_WIDTH, size * 1.5).fill(BLACK)
  paper.y += isWarning ? size * 0.16 : 0
  const colour = isWarning ? WHITE : BLACK
  write(paper, title, LEFT, LABEL_WIDTH, { size, weight: 'strong', oneLine: true, colour, align: isWarning ? 'center' : 'left' })
  paper.y += size * (isWarning ? 1.34 : 1.16) + 4
  paper.y += writeName(paper, text, isWarning ? NAME_HEIGHTS.whereItIsAllThatIsKnown : NAME_HEIGHTS.usual) + 8
}

/** As large as fits into the height, and cut where even the smallest letters do not. */
function writeName({ pdf, y }: Paper, words: string, most: number): number {
  const heightAt = (size: number) => pdf.font('strong').fontSize(size).heightOfString(words, { width: LABEL_WIDTH })
  const size = NAME_SIZES.find((candidate) => heightAt(candidate) <= most) ?? SMALLEST_NAME
  const height = Math.min(heightAt(size), most)
  pdf.fillColor(BLACK).text(words, LEFT, y, { width: LABEL_WIDTH, height, ellipsis: true })
  return height
}

function drawFacts(paper: Paper, { facts }: Label): void {
  for (const row of facts) {
    const cell = LABEL_WIDTH / row.length
    row.forEach(([name, value], index) => {
      const [left, width] = [LEFT + index * cell, cell - (index < row.length - 1 ? 8 : 0)]
      write(paper, name, left, width, { size: 8.5 })
      const size = paper.sizeThatFits(value, width, { from: 9, to: 14 }, { weight: 'strong' })
      paper.y += 11
      write(paper, value, left, width, { size, weight: 'strong', oneLine: true })
      paper.y -= 11
    })
    paper.y += 32
  }
}

function drawMeasures(paper: Paper, { measures }: Label): void {
  const cell = LABEL_WIDTH / measures.length
  measures.forEach(([name, value], index) => {
    const left = LEFT + index * cell
    paper.pdf.rect(left, MEASURES_TOP, cell, MEASURES_HEIGHT).lineWidth(1.25).stroke(BLACK)
    paper.y = MEASURES_TOP + 6
    write(paper, name, left, cell, { size: 8.5, align: 'center', oneLine: true })
    const size = paper.sizeThatFits(value, cell - 8, { from: 8, to: 18 }, { weight: 'strong' })
    paper.y = MEASURES_TOP + 32 - size * 0.6
    write(paper, value, left, cell, { size, weight: 'strong', align: 'center', oneLine: true })
  })
}

function drawCode(paper: Paper, { code, bars }: Label): void {
  paper.y = BARS_TOP
  drawBarCode(paper, bars, LEFT, LABEL_WIDTH, BARS_HEIGHT)
  const size = paper.sizeThatFits(code, LABEL_WIDTH, { from: 9, to: 24 }, { weight: 'strong' })
  paper.y = BARS_TOP + BARS_HEIGHT + 5
  write(paper, code, LEFT, LABEL_WIDTH, { size, weight: 'strong', align: 'center', oneLine: true })
}

const write = (paper: Paper, words: string, x: number, width: number, style: TextStyle) =>
  paper.text(words, x, width, { colour: BLACK, ...style })

function widthOf({ pdf }: Paper, words: string, size: number): number {
  return pdf.font('strong').fontSize(size).widthOfString(words)
}
