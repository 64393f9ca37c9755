import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readCode128 } from './code-128.ts'

type Bar = { left: number; right: number }
/** What stays white beside the bars, in narrowest bars; in points, how wide the narrowest is. */
type Read = { text: string; quiet: number; narrowestInPoints: number; pageInPoints: [width: number, height: number] }

/** The bar code that is drawn on each page of a PDF, read from the bars alone. */
export async function readBarCodes(content: Uint8Array): Promise<Read[]> {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const pdf = await reading.promise
  const read: Read[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    const [, , width = 0, height = 0] = page.view
    const paths = argsArray.filter((_args, index) => fnArray[index] === OPS.constructPath)
    const [bars = []] = paths.map(rectanglesOf).sort((one, other) => other.length - one.length)
    read.push({ ...readBars(bars, width), pageInPoints: [width, height] })
  }
  await reading.destroy()
  return read
}

function readBars(bars: readonly Bar[], pageWidth: number): Omit<Read, 'pageInPoints'> {
  const inOrder = bars.toSorted((one, other) => one.left - other.left)
  const edges = inOrder.flatMap(({ left, right }) => [left, right])
  const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
  const narrowest = Math.min(...widths)
  const white = Math.min(edges[0] ?? 0, pageWidth - (edges.at(-1) ?? 0))
  return { text: readCode128(widths), quiet: white / narrowest, narrowestInPoints: narrowest }
}

const [MOVE, LINE, CLOSE] = [0, 1, 4]

/** Of one filled path: pdf.js gives it as one list of numbers. */
function rectanglesOf([operator, [path]]: [number, [ArrayLike<number> | null]]): Bar[] {
  if (operator !== OPS.fill || !path) return []
  const bars: Bar[] = []
  let xs: number[] = []
  for (let index = 0; index < path.length; ) {
    const step = path[index]
    if (step === CLOSE) {
      bars.push({ left: Math.min(...xs), right: Math.max(...xs) })
      index += 1
    } else if (step === MOVE || step === LINE) {
      const x = path[index + 1] ?? 0
      xs = step === MOVE ? [x] : [...xs, x]
      index += 3
    } else return []
  }
  return bars
}
