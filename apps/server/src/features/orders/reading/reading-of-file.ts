// A pasted text, a saved mail or a PDF, read: of several bodies the one that is sure, else the one that says most.
import { type MailReading, nothingRead, readMail } from '@app/domain'
import { type ReadText, textsOfMail } from './mail-texts.ts'
import { textOfPdf } from './pdf-text.ts'

export type ToRead = { kind: 'text'; text: string } | { kind: 'mail' | 'pdf'; content: Uint8Array }
/** What was read, and the words that it was read of. */
export type FileReading = MailReading & { text: string }

const LONGEST_ANSWER = 20_000

export async function readingOfFile(file: ToRead): Promise<FileReading> {
  const texts = await textsOf(file)
  const readings = texts.map((one) => ({ ...readMail(one), text: one.text.trim().slice(0, LONGEST_ANSWER) }))
  const [best] = readings.toSorted((one, other) => worthOf(other) - worthOf(one))
  return best ?? { ...nothingRead('nothingReadable'), text: '' }
}

async function textsOf(file: ToRead): Promise<ReadText[]> {
  if (file.kind === 'text') return [{ from: '', text: file.text }]
  if (file.kind === 'mail') return textsOfMail(file.content)
  const text = await textOfPdf(file.content)
  return text.trim() === '' ? [] : [{ from: '', text }]
}

const worthOf = ({ isSure, items, trackings, totalInCents }: MailReading): number =>
  Number(isSure) * 1_000 +
  Number(totalInCents !== null) * 100 +
  trackings.length * 10 +
  items.filter((item) => item.unitPriceInCents !== null).length
