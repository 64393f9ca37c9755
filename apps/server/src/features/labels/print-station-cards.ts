import type { Download } from '@app/contract'
import { cardOfJob, keyOfJob, type Language, READY_CARDS, STATION_JOBS } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { barCodeOf } from '../../documents/bar-code.ts'
import { PDF_TYPE } from '../../documents/paper.ts'
import * as company from '../company/company.repository.ts'
import { LABEL_WIDTH, type Label, labelDocument } from './label.document.ts'
import { STATION_CARD_WORDS } from './station-card-words.ts'

/** Hung up at the station, and read from where its worker stands. */
const LARGEST_NAME = 72

/** A card for each job, in the order of the station's tabs, and the one that ends a bundle. */
export async function printStationCards(db: Db, language: Language): Promise<Download> {
  const words = STATION_CARD_WORDS[language]
  const cards = [
    ...STATION_JOBS.map((job) => ({ ...words.jobs[job], code: cardOfJob(job), key: keyOfJob(job) })),
    { ...words.ready, code: READY_CARDS[language], key: 'Enter' },
  ]
  const labels: Label[] = []
  for (const { code, name, sentence, key } of cards) {
    const bars = await barCodeOf(code, LABEL_WIDTH)
    if (!bars) throw new Error(`the card ${code} fits no label`)
    labels.push({
      ...{ code, bars, category: words.station, facts: [], measures: [[words.key, key]] },
      heading: { title: name, text: sentence, isWarning: false, largest: LARGEST_NAME },
    })
  }
  const { tradeName } = await company.get(db)
  const content = await labelDocument(labels, { title: words.title, tradeName, language })
  return { name: words.file, contentType: PDF_TYPE, content }
}
