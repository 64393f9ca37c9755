// Reads what the product wrote with libraries other than those that wrote it.
import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import readExcel from 'read-excel-file/node'

/** The words of a PDF, page after page, with single spaces. */
export async function readPdf(download: Download): Promise<string> {
  const data = new Uint8Array(await readFile(await download.path()))
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}

/** The rows of the first sheet: numbers as numbers, dates as dates. */
export async function readWorkbook(download: Download): Promise<unknown[][]> {
  const [sheet] = await readExcel(await download.path())
  return sheet?.data ?? []
}
