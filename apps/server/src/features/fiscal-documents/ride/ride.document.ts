// The RIDE: a fiscal document on paper, drawn from what the SRI authorised and from nothing else, so that it is the same until it is annulled.
import type { Download } from '@app/contract'
import { readFiscalDocument } from '@app/domain'
import { barCodeOf } from '../../../documents/bar-code.ts'
import { Paper, PDF_TYPE } from '../../../documents/paper.ts'
import { fiscalFileName } from '../fiscal-file-name.ts'
import { authorisedDocumentOf } from '../read-fiscal-xml.ts'
import { drawDetails } from './ride-details.document.ts'
import { RIDE_SHEET, type RideDrawing } from './ride-drawing.ts'
import { BARS_WIDTH, drawHead } from './ride-head.document.ts'
import { drawSums } from './ride-sums.document.ts'
import { ANNULLED, RIDE_TITLES, WITHOUT_VALUE } from './ride-words.ts'

/** @throws RangeError where the XML holds no document that the SRI authorised */
export async function rideDocument(authorisationXml: string, isAnnulled: boolean): Promise<Download> {
  const { document, authorisation, authorisedAt } = authorisedDocumentOf(authorisationXml)
  const read = readFiscalDocument(document)
  const { issuer, number, kind } = read
  const paper = new Paper(
    {
      title: `${RIDE_TITLES[kind]} ${number}`,
      author: issuer.tradeName ?? issuer.legalName,
      language: 'es',
      createdAt: instantOf(authorisedAt),
    },
    RIDE_SHEET,
  )
  const drawing: RideDrawing = { paper, read, authorisation, authorisedAt }
  drawHead(drawing, await barCodeOf(read.accessKey, BARS_WIDTH))
  drawDetails(drawing)
  drawSums(drawing)
  if (read.environment === 'test') paper.stamp(WITHOUT_VALUE)
  else if (isAnnulled) paper.stamp(ANNULLED)
  const left = `Representación impresa de un documento electrónico (RIDE) · RUC ${issuer.ruc}`
  const content = await paper.finish((page) => ({ left, right: `Página ${page}` }))
  return { name: fiscalFileName(kind, number, 'pdf'), contentType: PDF_TYPE, content }
}

/** Of the file itself; what is no moment dates it to the beginning of time. */
function instantOf(moment: string): Date {
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant
}
