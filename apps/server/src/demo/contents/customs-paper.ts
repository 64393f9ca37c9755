import { GREY, INK, paper } from './paper.ts'

type Act = { decision: string; date: string }

/** What customs hand over when they keep a package or send it back. */
export const makeCustomsAct = ({ decision, date }: Act): Promise<Buffer> =>
  paper('Acta de aduana', (page) => {
    page.fontSize(20).text('Acta de aduana').moveDown(0.3).fontSize(10).fillColor(GREY).text(date).moveDown(1.5)
    page.fontSize(12).fillColor(INK).text(decision)
  })
