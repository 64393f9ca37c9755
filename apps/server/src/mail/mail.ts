import type { Download } from '@app/contract'

/** A mail to one person, ready to be sent. */
export type Mail = {
  /** Stays the same when the same mail is sent again. None where each is another, with a link of its own. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The local outbox keeps the words alone. */
  attachments?: readonly Download[]
}

type Words = {
  id?: string
  to: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action: { label: string; link: string }
  /** What to do when the mail was not expected. */
  closing: string
  closingLink?: string
}

/** The same words twice, plain and laid out in the product's colours; nothing is fetched from anywhere. */
export function composeMail({ id, to, subject, greeting, paragraphs, action, closing, closingLink }: Words): Mail {
  const ending = [closing, ...(closingLink ? [closingLink] : [])]
  const text = [greeting, ...paragraphs, `${action.label}:\n${action.link}`, ending.join('\n'), 'Puente'].join('\n\n')
  const html = page(subject, [
    `<h1 style="margin:0 0 16px;font-size:20px;font-weight:650">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map(paragraph),
    button(action.label, action.link),
    `<p style="margin:0;color:#5f6467;font-size:14px">${[escapeHtml(closing), ...(closingLink ? [link(closingLink)] : [])].join(' ')}</p>`,
  ])
  return { ...(id && { id }), to, subject, text, html, link: action.link }
}

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const page = (title: string, blocks: readonly string[]): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5fbfe;color:#1b2022;font-size:16px;line-height:1.5;${FONT}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px;color:#34718a;font-size:20px;font-weight:650">Puente</p>
<div style="padding:24px;background:#ffffff;border:1px solid #d9dfe2;border-radius:8px">
${blocks.join('\n')}
</div></div></body></html>`

const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`

const button = (label: string, link: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#34718a;
border-radius:8px;color:#ffffff;font-weight:500;text-decoration:none">${escapeHtml(label)}</a></p>`

const link = (address: string): string => `<a href="${escapeHtml(address)}" style="color:#34718a">${escapeHtml(address)}</a>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
