// Brings a buyer what the SRI authorised: on paper, and as the XML that counts.
import type { Download } from '@app/contract'
import type { Cents, FiscalDocumentKind, Language } from '@app/domain'
import { FORMATS } from '../documents/formats.ts'
import { PAPER_WORDS } from '../documents/words.ts'
import { composeMail, type Mail } from './mail.ts'

export type MailedDocument = {
  id: string
  to: string
  language: Language
  buyer: string
  issuer: string
  kind: FiscalDocumentKind
  number: string
  totalInCents: Cents
  authorisedAt: Date
  /** None of a test. */
  billCode: string | null
  link: string
  attachments: readonly Download[]
}

type Said = Pick<MailedDocument, 'kind' | 'number' | 'issuer' | 'billCode'> & { total: string; moment: string }

const ofBill = {
  es: (code: string | null) => (code ? `, de la nota de cobro ${code}` : ''),
  en: (code: string | null) => (code ? `, of the bill of sale ${code}` : ''),
}

const WORDS = {
  es: {
    subject: ({ kind, number, issuer }: Said) => `${PAPER_WORDS.es[kind]} ${number} de ${issuer}`,
    greeting: (name: string) => `Hola, ${name}`,
    what: {
      factura: ({ number, total, moment, billCode }: Said) =>
        `El ${moment} el SRI autorizó tu factura electrónica ${number}${ofBill.es(billCode)}, por ${total}.`,
      notaCredito: ({ number, total, moment, billCode }: Said) =>
        `El ${moment} el SRI autorizó tu nota de crédito electrónica ${number}${ofBill.es(billCode)}, por ${total}.`,
    },
    files: 'Va adjunta dos veces: el PDF para leerla o imprimirla, y el XML autorizado, que es el comprobante. Guarda los dos.',
    label: 'Ver la nota de cobro en Puente',
    closing: 'Recibes este correo porque el comprobante está emitido a tu nombre.',
  },
  en: {
    subject: ({ kind, number, issuer }: Said) => `${PAPER_WORDS.en[kind]} ${number} from ${issuer}`,
    greeting: (name: string) => `Hello, ${name}`,
    what: {
      factura: ({ number, total, moment, billCode }: Said) =>
        `On ${moment} the SRI authorised your electronic invoice (factura) ${number}${ofBill.en(billCode)}, for ${total}.`,
      notaCredito: ({ number, total, moment, billCode }: Said) =>
        `On ${moment} the SRI authorised your electronic credit note (nota de crédito) ${number}${ofBill.en(billCode)}, for ${total}.`,
    },
    files: 'It is attached twice: the PDF to read or print, and the authorised XML, which is the document itself. Keep both.',
    label: 'See the bill of sale in Puente',
    closing: 'You receive this mail because the document is made out to you.',
  },
} as const

export function fiscalDocumentMail({ id, to, language, buyer, authorisedAt, totalInCents, ...document }: MailedDocument): Mail {
  const { subject, greeting, what, files, label, closing } = WORDS[language]
  const said: Said = { ...document, total: FORMATS[language].money(totalInCents), moment: FORMATS[language].moment(authorisedAt) }
  const { link, attachments } = document
  const mail = composeMail({
    ...{ id, to, subject: subject(said), greeting: greeting(buyer) },
    paragraphs: [what[document.kind](said), files],
    action: { label, link },
    closing,
  })
  return { ...mail, attachments }
}
