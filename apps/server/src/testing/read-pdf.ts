import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** It comes without types. */
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** The reader of mails brings another version of the library, and each leaves its worker where the other one looks for its own. */
async function opened(content: Uint8Array) {
  const shared: { pdfjsWorker?: unknown } = globalThis as object
  const { pdfjsWorker: others } = shared
  shared.pdfjsWorker = await import(WORKER)
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  try {
    return { reading, pdf: await reading.promise }
  } finally {
    shared.pdfjsWorker = others
  }
}

/** What a PDF says, page by page, as a reader would select it. */
export async function readPdf(content: Uint8Array): Promise<string[]> {
  const { reading, pdf } = await opened(content)
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
  const { reading, pdf } = await opened(content)
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const sizes = pages.map(({ view }): [number, number] => [view[2] ?? 0, view[3] ?? 0])
  await reading.destroy()
  return sizes
}
