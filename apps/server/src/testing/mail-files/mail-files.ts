// Mails and invoices as files, as programs of mail and stores make them. People and numbers are invented.
import PDFDocument from 'pdfkit'

type Mail = {
  from: string
  subject: string
  text?: string
  html?: string
  encoding?: 'quoted-printable' | 'base64'
  charset?: string
}

/** A mail as a program saves it: of both bodies where it has both. */
export function mailFile({ from, subject, text, html, encoding = 'quoted-printable', charset = 'utf-8' }: Mail): Uint8Array {
  const parts = [text && { type: 'plain', body: text }, html && { type: 'html', body: html }].filter(
    (part) => part !== undefined && part !== '',
  )
  const bodies = parts.map(({ type, body }) => [
    `Content-Type: text/${type}; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encoded(Buffer.from(body, charset === 'utf-8' ? 'utf8' : 'latin1'), encoding),
  ])
  const lines = [
    `From: ${from}`,
    'To: Ana Pazmiño <ana@example.com>',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Date: Mon, 12 Jan 2026 09:14:00 -0500',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_part"',
    '',
    ...bodies.flatMap((body) => ['--=_part', ...body]),
    '--=_part--',
  ]
  return Buffer.from(lines.join('\r\n'))
}

function encoded(body: Buffer, encoding: string): string {
  if (encoding === 'base64') return body.toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  const escaped = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
  const lines = body.toString('latin1').split('\n')
  return lines
    .map((line) =>
      [...line]
        .map((letter) => (/[ -<>-~]/.test(letter) ? letter : escaped(letter.charCodeAt(0))))
        .join('')
        .replaceAll(/[^=]{60}/g, '$&=\r\n'),
    )
    .join('\r\n')
}

const COLUMNS_IN_POINTS = [40, 330, 400, 480]

/** An invoice on paper: of each row its cells, set apart by bars. */
export async function pdfFile(rows: string, columnsInPoints = COLUMNS_IN_POINTS): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 40 })
  const pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  pdf.fontSize(10)
  let y = 40
  for (const row of rows.split('\n')) {
    for (const [index, cell] of row.split('|').entries())
      if (cell.trim()) pdf.text(cell.trim(), columnsInPoints[index], y, { lineBreak: false })
    y += 16
  }
  pdf.end()
  await done
  return Buffer.concat(pieces)
}
