import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says, page by page, as a reader would select it. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const pdf = await reading.promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    return words.join('').replaceAll(/[^\S\n]+/g, ' ')
  })
  const texts = await Promise.all(pages)
  await reading.destroy()
  return texts
}

/** Width and height of each page in points. */
export async function pageSizes(content: Uint8Array): Promise<[width: number, height: number][]> {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const pdf = await reading.promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const sizes = pages.map(({ view }): [number, number] => [view[2] ?? 0, view[3] ?? 0])
  await reading.destroy()
  return sizes
}
