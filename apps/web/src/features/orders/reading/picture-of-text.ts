// A mail as a picture: an order's files are pictures and PDFs, and a mail that was pasted is neither.

const WIDTH = 900
const MARGIN = 30
const LINE = 22
const MOST_LINES = 85
const MOST_PAGES = 4
const FONT = '16px sans-serif'

/** Black on white, as paper is, a page for as many lines as can be read; at most four. */
export async function picturesOfText(text: string, name: string): Promise<File[]> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const context = canvas.getContext('2d')
  if (!context) return []
  context.font = FONT
  const lines = text
    .split('\n')
    .flatMap((line) => wrapped(line.replaceAll('\t', '    '), (part) => context.measureText(part).width))
  const files: File[] = []
  for (let start = 0; start < lines.length && files.length < MOST_PAGES; start += MOST_LINES) {
    const page = lines.slice(start, start + MOST_LINES)
    canvas.height = page.length * LINE + MARGIN * 2
    context.fillStyle = 'white'
    context.fillRect(0, 0, WIDTH, canvas.height)
    context.fillStyle = 'black'
    context.font = FONT
    for (const [index, line] of page.entries()) context.fillText(line, MARGIN, MARGIN + (index + 0.75) * LINE)
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const suffix = files.length > 0 ? ` ${files.length + 1}` : ''
    if (content) files.push(new File([content], `${name}${suffix}.png`, { type: 'image/png' }))
  }
  return files
}

function wrapped(line: string, widthOf: (part: string) => number): string[] {
  const parts: string[] = []
  let part = ''
  for (const word of line.split(/(?<=\s)/)) {
    if (part !== '' && widthOf(part + word) > WIDTH - MARGIN * 2) {
      parts.push(part)
      part = ''
    }
    part += word
  }
  return [...parts, part]
}
