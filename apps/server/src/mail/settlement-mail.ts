// Tells an associate what was settled with them, with its paper.
import type { Download } from '@app/contract'
import { type Cents, type Language, type SettlementKind, startOfBusinessDay } from '@app/domain'
import { FORMATS } from '../documents/formats.ts'
import { composeMail, type Mail } from './mail.ts'

export type MailedSettlement = {
  id: string
  to: string
  language: Language
  name: string
  company: string
  kind: SettlementKind
  code: string
  paidOn: string
  /** Below zero where the associate gave it back. */
  totalInCents: Cents
  /** How many packages it is of. */
  orders: number
  link: string
  attachments: readonly Download[]
}

type Said = Pick<MailedSettlement, 'code' | 'company' | 'orders'> & { count: string; total: string; day: string }

const WORDS = {
  es: {
    subject: {
      paid: ({ code, total }: Said) => `Liquidación ${code}: ${total}`,
      received: ({ code, total }: Said) => `Devolución ${code}: ${total}`,
    },
    greeting: (name: string) => `Hola, ${name}`,
    what: {
      paid: ({ code, company, orders, count, total, day }: Said) =>
        `${company} te pagó el ${day} las ganancias de ${count} ${orders === 1 ? 'paquete' : 'paquetes'}: ${total}. Es la liquidación ${code}.`,
      received: ({ code, company, orders, count, total, day }: Said) =>
        `${company} recibió de ti el ${day} las ganancias revertidas de ${count} ${orders === 1 ? 'paquete' : 'paquetes'}: ${total}. Es la devolución ${code}.`,
    },
    file: 'El documento va adjunto en PDF, paquete por paquete.',
    label: 'Ver tus ganancias en Puente',
    closing: 'Recibes este correo porque eres asociado de la empresa.',
  },
  en: {
    subject: {
      paid: ({ code, total }: Said) => `Settlement ${code}: ${total}`,
      received: ({ code, total }: Said) => `Return ${code}: ${total}`,
    },
    greeting: (name: string) => `Hello, ${name}`,
    what: {
      paid: ({ code, company, orders, count, total, day }: Said) =>
        `On ${day} ${company} paid you the earnings of ${count} ${orders === 1 ? 'package' : 'packages'}: ${total}. It is settlement ${code}.`,
      received: ({ code, company, orders, count, total, day }: Said) =>
        `On ${day} ${company} received from you the earnings taken back of ${count} ${orders === 1 ? 'package' : 'packages'}: ${total}. It is return ${code}.`,
    },
    file: 'The document is attached as a PDF, package by package.',
    label: 'See your earnings in Puente',
    closing: 'You receive this mail because you are an associate of the company.',
  },
} as const

export function settlementMail({ id, to, language, name, kind, totalInCents, paidOn, ...rest }: MailedSettlement): Mail {
  const { subject, greeting, what, file, label, closing } = WORDS[language]
  const { money, day, count } = FORMATS[language]
  const said: Said = {
    ...rest,
    count: count(rest.orders),
    total: money(Math.abs(totalInCents)),
    day: day(startOfBusinessDay(paidOn)),
  }
  const mail = composeMail({
    ...{ id, to, subject: subject[kind](said), greeting: greeting(name) },
    paragraphs: [what[kind](said), file],
    action: { label, link: rest.link },
    closing,
  })
  return { ...mail, attachments: rest.attachments }
}
