import PDFDocument from 'pdfkit'

export const GREY = '#5f6467'
export const INK = '#1b2022'

/** One page, as PDF, of somebody who is not the company. */
export function paper(title: string, write: (page: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 56, info: { Title: title } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  write(document)
  document.end()
  return finished
}
