// The head of a RIDE: the house at the left, at the right what the SRI knows the document by; below both, the buyer.
import { type BarCode, drawBarCode } from '../../../documents/bar-code.ts'
import { drawLogo } from '../../../documents/logo.ts'
import { COLOURS } from '../../../documents/paper.ts'
import { drawBuyer } from './ride-buyer.document.ts'
import { drawFact, GAP, INSET, LABEL, LEFT, type RideDrawing, VALUE, WIDTH } from './ride-drawing.ts'
import { ENVIRONMENT_WORDS, momentWords, RIDE_TITLES } from './ride-words.ts'

const KEY = { width: 268, x: LEFT + WIDTH - 268 }
const HOUSE = { x: LEFT, width: WIDTH - KEY.width - 18 }
const LOGO_SIDE = 34
const BAND = 44
const BARS_HEIGHT = 38
/** The bars need it: their quiet zones are within. */
export const BARS_WIDTH: number = KEY.width - 12

export function drawHead(drawing: RideDrawing, bars: BarCode | null): void {
  const { paper } = drawing
  const top = paper.y
  drawHouse(drawing)
  const houseEnd = paper.y
  paper.y = top
  drawKey(drawing, bars)
  paper.y = Math.max(houseEnd, paper.y) + GAP
  drawBuyer(drawing)
}

function drawHouse({ paper, read: { issuer } }: RideDrawing): void {
  const { x, width } = HOUSE
  const name = issuer.tradeName ?? issuer.legalName
  const textLeft = x + LOGO_SIDE + 10
  const textWidth = width - LOGO_SIDE - 10
  const top = paper.y
  drawLogo(paper, x, LOGO_SIDE)
  paper.y += paper.text(name, textLeft, textWidth, { size: 14, weight: 'strong', colour: COLOURS.heading }) + 1
  if (issuer.tradeName) paper.y += paper.text(issuer.legalName, textLeft, textWidth, VALUE)
  paper.y = Math.max(paper.y, top + LOGO_SIDE) + 12
  const facts: (readonly [string, string | null])[] = [
    ['Dirección matriz', issuer.headOfficeAddress],
    ['Dirección sucursal', issuer.establishmentAddress],
    ['Contribuyente especial, resolución Nro.', issuer.specialTaxpayer],
    ['Agente de retención, resolución Nro.', issuer.withholdingResolution],
  ]
  for (const [label, value] of facts) if (value) drawFact(paper, [label, value], x, width)
  paper.y += paper.text(`Obligado a llevar contabilidad: ${issuer.keepsAccounts ? 'SI' : 'NO'}`, x, width, VALUE) + 2
  if (issuer.rimpe) paper.y += paper.text(issuer.rimpe, x, width, { ...VALUE, weight: 'strong' })
}

function drawKey({ paper, read, authorisation, authorisedAt }: RideDrawing, bars: BarCode | null): void {
  const top = paper.y
  const x = KEY.x + INSET
  const width = KEY.width - 2 * INSET
  paper.pdf.roundedRect(KEY.x, top, KEY.width, BAND, 6).fill(COLOURS.heading)
  paper.y = top + 8
  paper.text(RIDE_TITLES[read.kind], x, width, { size: 13, weight: 'strong', colour: '#ffffff' })
  paper.text(`R.U.C. ${read.issuer.ruc}`, x, width, { size: 8.5, colour: '#ffffff', align: 'right' })
  paper.y += 17
  paper.text(`No. ${read.number}`, x, width, { size: 10.5, colour: '#ffffff' })
  paper.y = top + BAND + 8
  // The largest at which 49 digits are one line.
  const digits = { size: 7.5, tabular: true } as const
  paper.y += paper.text('Número de autorización', x, width, LABEL) + 0.5
  paper.y += paper.text(authorisation, x, width, { ...digits, weight: 'strong' }) + 4
  const [firstTop, third] = [paper.y, width / 2]
  drawFact(paper, ['Fecha y hora de autorización', momentWords(authorisedAt)], x, third)
  paper.y = firstTop
  drawFact(paper, ['Ambiente', ENVIRONMENT_WORDS[read.environment]], x + third, third / 2)
  paper.y = firstTop
  drawFact(paper, ['Emisión', 'NORMAL'], x + third * 1.55, third / 2)
  paper.y += paper.text('Clave de acceso', x, width, LABEL) + 3
  if (bars) {
    drawBarCode(paper, bars, KEY.x + (KEY.width - BARS_WIDTH) / 2, BARS_WIDTH, BARS_HEIGHT)
    paper.y += BARS_HEIGHT + 5
  }
  paper.y += paper.text(read.accessKey, x, width, { ...digits, align: 'center' }) + 6
  paper.pdf
    .roundedRect(KEY.x, top, KEY.width, paper.y - top, 6)
    .lineWidth(0.75)
    .strokeColor(COLOURS.heading)
    .stroke()
}
