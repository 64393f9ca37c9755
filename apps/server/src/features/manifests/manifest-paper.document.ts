// The manifest on paper, as customs agents and the airline take it: one row a declaration, landscape A4.
import type { Download } from '@app/contract'
import { now } from '../../clock.ts'
import { FORMATS, type Formats } from '../../documents/formats.ts'
import { drawLogo } from '../../documents/logo.ts'
import { COLOURS, Paper, PDF_TYPE, type Sheet } from '../../documents/paper.ts'
import type { Exported, ManifestDrawing, Reader } from './manifest-drawing.ts'
import { drawBundles } from './manifest-table.document.ts'
import { MANIFEST_WORDS, type ManifestWords } from './manifest-words.ts'

const SHEET: Sheet = { width: 841.89, height: 595.28, margin: 28, foot: 38 }
const LOGO_SIDE = 30

export async function manifestPaper(manifest: Exported, { language, company }: Reader): Promise<Download> {
  const words = MANIFEST_WORDS[language]
  const title = `${words.manifest} ${manifest.code}`
  const paper = new Paper({ title, author: company.tradeName, language, createdAt: now() }, SHEET)
  const drawing: ManifestDrawing = { paper, manifest, words, formats: FORMATS[language] }

  drawHeader(drawing, { name: company.tradeName, details: beside(company.legalName, company.ruc && `RUC ${company.ruc}`) })
  drawFlight(drawing)
  await drawBundles(drawing)

  const left = beside(company.legalName, title, manifest.guideNumber && `${words.guide} ${manifest.guideNumber}`)
  const content = await paper.finish((page) => ({ left, right: `${words.paper.page} ${page}` }))
  return { name: `${words.file}-${manifest.code}.pdf`, contentType: PDF_TYPE, content }
}

const beside = (...words: (string | null)[]): string => words.filter(Boolean).join(' · ')

function drawHeader({ paper, manifest, words, formats }: ManifestDrawing, house: { name: string; details: string }): void {
  const { margin } = paper.sheet
  const half = paper.contentWidth / 2
  const textLeft = margin + LOGO_SIDE + 10
  drawLogo(paper, margin, LOGO_SIDE)
  paper.text(house.name, textLeft, half - LOGO_SIDE, { size: 14, weight: 'strong', colour: COLOURS.heading })
  paper.text(`${words.manifest} ${manifest.code}`, margin + half, half, {
    ...{ size: 16, weight: 'strong', colour: COLOURS.heading, align: 'right' },
  })
  paper.y += 19
  paper.text(house.details, textLeft, half - LOGO_SIDE, { size: 8, colour: COLOURS.muted })
  const { says, isDeclared } = standing(manifest, words, formats)
  const colour = isDeclared ? COLOURS.text : COLOURS.danger
  paper.y += 1
  paper.text(says, margin + half, half, { size: 9, weight: isDeclared ? 'regular' : 'strong', colour, align: 'right' })
  paper.y += 20
}

/** What is not declared yet must not be taken for a declaration. */
function standing({ status, sentAt }: Exported, { paper }: ManifestWords, formats: Formats) {
  if (status === 'removed') return { says: paper.removed, isDeclared: false }
  return sentAt ? { says: paper.sent(formats.day(sentAt)), isDeclared: true } : { says: paper.draft, isDeclared: false }
}

/** The flight in one strip, what everybody asks for first. */
function drawFlight({ paper, manifest, words, formats }: ManifestDrawing): void {
  const { guideNumber, airline, flight, departureDate, bundles } = manifest
  const facts = [
    [words.guide, guideNumber],
    [words.airline, airline],
    [words.flight, flight],
    [words.departure, departureDate && formats.day(new Date(`${departureDate}T12:00:00Z`))],
    [words.bundles, String(bundles.length)],
  ] as const
  const cell = (paper.contentWidth - 20) / facts.length
  paper.panel(paper.sheet.margin, paper.contentWidth, 40)
  const top = paper.y
  facts.forEach(([name, value], index) => {
    const left = paper.sheet.margin + 12 + index * cell
    paper.y = top + 7
    paper.text(name, left, cell - 10, { size: 7.5, colour: COLOURS.muted, oneLine: true })
    paper.y = top + 18
    paper.text(value || '—', left, cell - 10, { size: 11, weight: 'strong', oneLine: true })
  })
  paper.y = top + 52
}
