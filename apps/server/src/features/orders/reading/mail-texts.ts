// What a saved mail says: of its bodies each, with its sender. Attachments are not opened.
import PostalMime from 'postal-mime'
import { textOfHtml } from './html-text.ts'

/** Mails nest a few times when they are forwarded; deeper is an attack. */
const LIMITS = { maxNestingDepth: 12, maxHeadersSize: 256 * 1024 } as const
const MOST_LETTERS = 400_000

export type ReadText = { from: string; text: string }

/** The words of its HTML first, which has the columns; then its plain body. */
export async function textsOfMail(content: Uint8Array): Promise<ReadText[]> {
  const { from, subject = '', html = '', text = '' } = await PostalMime.parse(content, LIMITS)
  const sender = from ? `${from.name ?? ''} ${'address' in from ? from.address : ''}` : ''
  const bodies = [html && textOfHtml(html.slice(0, MOST_LETTERS * 5), MOST_LETTERS), text.slice(0, MOST_LETTERS)]
  return bodies.filter((body) => body.trim() !== '').map((body) => ({ from: sender, text: `${subject}\n\n${body}` }))
}
