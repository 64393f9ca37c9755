// Paper in the product's type and colours: what every PDF of the house is drawn on.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Language } from '@app/domain'
import { SOURCES } from '../places.ts'

export const PDF_TYPE = 'application/pdf'

/** The light surface of the screens. */
export const COLOURS = {
  primary: '#34718a',
  heading: '#1c4556',
  text: '#1b2022',
  muted: '#5f6467',
  line: '#d9dfe2',
  tint: '#f0f8fc',
  danger: '#b3261e',
} as const

const FONTS = {
  regular: join(SOURCES, 'documents/fonts/Inter-Regular.ttf'),
  strong: join(SOURCES, 'documents/fonts/Inter-SemiBold.ttf'),
} as const

export const MARGIN = 48
export const PAGE = { width: 595.28, height: 841.89 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN

/** The size of a sheet in points; the foot is the room that page numbers take at its end. */
export type Sheet = { width: number; height: number; margin: number; foot: number }
const A4: Sheet = { ...PAGE, margin: MARGIN, foot: 56 }

export type TextStyle = {
  size?: number
  weight?: keyof typeof FONTS
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** Figures of one width, for amounts that stand under each other. */
  tabular?: boolean
  /** Kept on one line, cut with an ellipsis where it is too long. */
  oneLine?: boolean
}

/** Loaded with the first paper. */
const load = createRequire(import.meta.url)
const newDocument = (options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument => new (load('pdfkit'))(options)

type Subject = { title: string; author: string; language: Language; createdAt: Date }

export class Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly sheet: Sheet
  /** Where the next thing is drawn, from the top of the page. */
  y: number

  constructor({ title, author, language, createdAt }: Subject, sheet: Sheet = A4) {
    this.sheet = sheet
    this.y = sheet.margin
    this.pdf = newDocument({
      size: [sheet.width, sheet.height],
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    })
    for (const [name, path] of Object.entries(FONTS)) this.pdf.registerFont(name, path)
  }

  get contentWidth(): number {
    return this.sheet.width - 2 * this.sheet.margin
  }

  /** Writes at the current height and returns how high the text is; the height stays where it is. */
  text(words: string, x: number, width: number, style: TextStyle = {}): number {
    const options = this.prepare(width, style)
    const lineHeight = this.pdf.currentLineHeight()
    this.pdf.fillColor(style.colour ?? COLOURS.text)
    this.pdf.text(words, x, this.y, style.oneLine ? { ...options, height: lineHeight, ellipsis: true } : options)
    return style.oneLine ? lineHeight : this.pdf.heightOfString(words, options)
  }

  heightOf(words: string, width: number, style: TextStyle = {}): number {
    const options = this.prepare(width, style)
    return style.oneLine ? this.pdf.currentLineHeight() : this.pdf.heightOfString(words, options)
  }

  /** The largest size at which these words stand on one line. */
  sizeThatFits(words: string, width: number, { from, to }: { from: number; to: number }, style: TextStyle = {}): number {
    const widthAt = (size: number) => {
      this.prepare(width, { ...style, size })
      return this.pdf.widthOfString(words)
    }
    return Math.max(from, Math.min(to, Math.floor((2 * to * width) / widthAt(to)) / 2))
  }

  rule(x = this.sheet.margin, width = this.contentWidth, colour: string = COLOURS.line, thickness = 0.75): void {
    const { pdf, y } = this
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke()
  }

  panel(x: number, width: number, height: number, colour: string = COLOURS.tint): void {
    this.pdf.roundedRect(x, this.y, width, height, 6).fill(colour)
  }

  /** Begins a new page where less than `height` is left of this one, and says whether it did. */
  makeRoomFor(height: number): boolean {
    const { sheet } = this
    if (this.y + height <= sheet.height - sheet.foot - 12) return false
    this.newPage()
    return true
  }

  newPage(): void {
    this.pdf.addPage()
    this.y = this.sheet.margin
  }

  get pageCount(): number {
    return this.pdf.bufferedPageRange().count
  }

  /** Across every page from the first on, over what is drawn there: what must not be overlooked. */
  stamp(words: string, firstPage = 0): void {
    const { width, height } = this.sheet
    for (let page = firstPage; page < this.pageCount; page += 1) {
      this.pdf.switchToPage(page)
      this.pdf.save().rotate(-35, { origin: [width / 2, height / 2] })
      const size = this.sizeThatFits(words, width, { from: 40, to: 104 }, { weight: 'strong' })
      this.y = height / 2 - 0.58 * size
      this.pdf.fillOpacity(0.16)
      this.text(words, 0, width, { size, weight: 'strong', colour: COLOURS.danger, align: 'center' })
      this.pdf.fillOpacity(1).restore()
    }
  }

  /** Draws the foot of every page, where there is one, and gives the finished file. */
  async finish(footer?: (page: string, index: number) => { left: string; right: string }): Promise<Uint8Array> {
    const chunks: Buffer[] = []
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise<void>((resolve, reject) => this.pdf.on('end', resolve).on('error', reject))
    const count = this.pageCount
    for (let page = 0; footer && page < count; page += 1) {
      this.pdf.switchToPage(page)
      this.drawFooter(footer(`${page + 1} / ${count}`, page))
    }
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  private drawFooter({ left, right }: { left: string; right: string }): void {
    const { width, height, margin, foot } = this.sheet
    this.y = height - foot
    this.rule()
    this.y += 10
    this.text(left, margin, this.contentWidth - 90, { size: 7.5, colour: COLOURS.muted, oneLine: true })
    this.text(right, width - margin - 80, 80, { size: 7.5, colour: COLOURS.muted, align: 'right' })
  }

  private prepare(
    width: number,
    { size = 9, weight = 'regular', align = 'left', tabular = false }: TextStyle,
  ): PDFKit.Mixins.TextOptions {
    this.pdf.font(weight).fontSize(size)
    // Words without features are shaped once for the whole document, which is what takes the time.
    return { width, align, lineGap: 1.5, ...(tabular && { features: ['tnum'] }) }
  }
}
