// The text layer of a PDF as lines and columns: what stands at one height is a line, what stands apart in it a column.
import { getDocumentProxy } from 'unpdf'

const MOST_PAGES = 12
const MOST_PIECES = 20_000
const SAME_LINE_IN_POINTS = 3
const COLUMN_IN_POINTS = 9

type Piece = { text: string; x: number; y: number; width: number }

/** Empty for a scan: pictures are not read. */
export async function textOfPdf(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content), {
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: true,
  })
  const pages: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const pieces = items.slice(0, MOST_PIECES).flatMap((item) => ('str' in item ? pieceOf(item) : []))
    pages.push(linesOf(pieces).join('\n'))
  }
  return pages.join('\n\n')
}

function pieceOf({ str: text, transform, width }: { str: string; transform: unknown[]; width: number }): Piece[] {
  const [x, y] = [Number(transform[4]), Number(transform[5])]
  return text.trim() === '' ? [] : [{ text, x, y, width }]
}

function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - piece.y) <= SAME_LINE_IN_POINTS) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => joined(line.toSorted((one, other) => one.x - other.x)))
}

function joined(line: readonly Piece[]): string {
  let text = ''
  let end: number | null = null
  for (const piece of line) {
    const gap: number = end === null ? 0 : piece.x - end
    text += `${gap > COLUMN_IN_POINTS ? '\t' : gap > 1 ? ' ' : ''}${piece.text}`
    end = piece.x + piece.width
  }
  return text
}
