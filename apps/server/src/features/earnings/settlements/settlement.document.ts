// A settlement on paper: each package with what it earned, and what is taken off. Nothing is computed here.
import type { Download } from '@app/contract'
import type { Company } from '@app/contract/company.contract'
import type { SettlementDetail } from '@app/contract/earnings.contract'
import { type Language, startOfBusinessDay } from '@app/domain'
import { now } from '../../../clock.ts'
import { FORMATS, type Formats } from '../../../documents/formats.ts'
import { drawLogo } from '../../../documents/logo.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE, Paper, PDF_TYPE } from '../../../documents/paper.ts'
import { SETTLEMENT_WORDS, type SettlementWords } from './settlement-words.ts'

type Drawing = { paper: Paper; settlement: SettlementDetail; company: Company; words: SettlementWords; formats: Formats }

const LOGO_SIDE = 36
const HALF = CONTENT_WIDTH / 2
const AMOUNT = 90
const CODE = 76
const CLIENT = 150
const SUMS_WIDTH = 210
const SUMS_LEFT = PAGE.width - MARGIN - SUMS_WIDTH

export async function settlementDocument(settlement: SettlementDetail, company: Company, language: Language): Promise<Download> {
  const words = SETTLEMENT_WORDS[language]
  const title = `${words.title[settlement.kind]} ${settlement.code}`
  const paper = new Paper({ title, author: company.tradeName, language, createdAt: now() })
  const drawing: Drawing = { paper, settlement, company, words, formats: FORMATS[language] }
  drawHeader(drawing)
  for (const line of settlement.lines) drawLine(drawing, line)
  drawSums(drawing)
  if (settlement.status === 'takenBack') paper.stamp(words.void)
  const content = await paper.finish((page) => ({ left: company.legalName, right: `${words.page} ${page}` }))
  return { name: `${words.file}-${settlement.code}.pdf`, contentType: PDF_TYPE, content }
}

function drawHeader({ paper, settlement, company, words, formats }: Drawing): void {
  const right = { x: MARGIN + HALF, width: HALF }
  drawLogo(paper, MARGIN, LOGO_SIDE)
  paper.text(words.title[settlement.kind], right.x, right.width, { size: 9, colour: COLOURS.muted, align: 'right' })
  paper.text(company.tradeName, MARGIN + LOGO_SIDE + 12, HALF - LOGO_SIDE, {
    size: 16,
    weight: 'strong',
    colour: COLOURS.heading,
  })
  paper.y += 13
  paper.text(settlement.code, right.x, right.width, { size: 18, weight: 'strong', colour: COLOURS.heading, align: 'right' })
  paper.y += 40
  paper.rule()
  paper.y += 12
  const { associate, paidOn, method, account, reference, kind } = settlement
  const day = formats.day(startOfBusinessDay(paidOn))
  const top = paper.y
  paper.y += paper.text(words.associate, MARGIN, HALF, { size: 7.5, colour: COLOURS.muted }) + 2
  paper.text([...new Set([associate.name, associate.code])].join(' · '), MARGIN, HALF, { size: 9.5, weight: 'strong' })
  paper.y = top
  const said = [words.on[kind](day, words.methods[method], account?.name ?? ''), reference && words.reference(reference)]
  for (const text of said.filter(Boolean)) paper.y += paper.text(text, right.x, right.width, { size: 8.5, align: 'right' }) + 2
  paper.y = Math.max(paper.y, top + 28) + 14
}

function drawLine(
  { paper, words, formats }: Drawing,
  { order, isTakenBack, weightInGrams, amountInCents }: SettlementDetail['lines'][number],
) {
  paper.makeRoomFor(30)
  const left = MARGIN + CODE
  const width = CONTENT_WIDTH - CODE - CLIENT - AMOUNT
  const { y } = paper
  const muted = { size: 7.5, colour: COLOURS.muted, oneLine: true } as const
  paper.text(order.code, MARGIN, CODE, { size: 8.5, weight: 'strong', oneLine: true })
  paper.text(order.description, left, width - 8, { size: 8.5, oneLine: true })
  paper.text(order.client?.name ?? '', left + width, CLIENT - 8, { size: 8.5, oneLine: true })
  const amount = { size: 8.5, align: 'right', tabular: true, ...(isTakenBack && { colour: COLOURS.danger }) } as const
  paper.text(formats.money(amountInCents), PAGE.width - MARGIN - AMOUNT, AMOUNT, amount)
  paper.y = y + 12
  paper.text(isTakenBack ? words.takenBack : formats.kilograms(weightInGrams), left, width + CLIENT, muted)
  paper.y = y + 26
}

function drawSums({ paper, settlement, words, formats }: Drawing): void {
  paper.makeRoomFor(110)
  paper.rule()
  paper.y += 12
  const { earnedInCents, takenBackInCents, totalInCents, kind, status, reason } = settlement
  if (status === 'takenBack')
    paper.text(words.voided(reason), MARGIN, CONTENT_WIDTH - SUMS_WIDTH - 24, { colour: COLOURS.danger })
  const parts = [
    [words.earned, earnedInCents],
    [words.takenOff, takenBackInCents],
  ] as const
  for (const [label, amountInCents] of kind === 'paid' ? parts : []) {
    paper.text(label, SUMS_LEFT, SUMS_WIDTH, { colour: COLOURS.muted })
    paper.text(formats.money(amountInCents), SUMS_LEFT, SUMS_WIDTH, { align: 'right', tabular: true })
    paper.y += 17
  }
  paper.text(words.total[kind], SUMS_LEFT, SUMS_WIDTH, { size: 12, weight: 'strong' })
  const total = { size: 12, weight: 'strong', align: 'right', tabular: true } as const
  paper.text(formats.money(Math.abs(totalInCents)), SUMS_LEFT, SUMS_WIDTH, total)
  paper.y += 24
}
