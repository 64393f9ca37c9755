import { placeOf } from '@app/contract/company/counter-links'
import type { Company } from '@app/contract/company.contract'
import { newsInWords } from '@app/contract/news/notification-sentences'
import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import { PROFILE_PATH } from '@app/contract/paths'
import { type Language, openDaysInWords, openWeek } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Receiver = { email: string; firstName: string; language: Language }
type News = { id: string; kind: NotificationKind; payload: NotificationPayload; location: string }

const WORDS = {
  es: {
    greeting: (name: string) => `Hola, ${name}`,
    label: 'Ver en Puente',
    collect: (place: string) => `Retíralo en ${place}, con tu documento.`,
    open: (hours: string) => `Atendemos ${hours}.`,
    closing: 'Qué te avisamos por correo lo eliges en tu perfil:',
  },
  en: {
    greeting: (name: string) => `Hello, ${name}`,
    label: 'See it in Puente',
    collect: (place: string) => `Collect it at ${place}, with your document.`,
    open: (hours: string) => `Open ${hours}.`,
    closing: 'You choose in your profile what we tell you by mail:',
  },
} as const

/** Where packages are collected, and when. */
export type Counter = Pick<Company, 'quitoAddress' | 'openingHours'>

/** Says what the bell says, and where to go with it. Sent twice (a crash between the mail server and the outbox), it is the same message and shows once. */
export function newsMail({ email: to, firstName, language }: Receiver, news: News, publicUrl: string, counter?: Counter): Mail {
  const { greeting, label, closing } = WORDS[language]
  const { before, what, after } = newsInWords(news, language)
  const sentence = before + what + after
  return composeMail({
    id: news.id,
    to,
    // A name may hold a full stop of its own.
    subject: before + what + firstSentence(after),
    greeting: greeting(firstName),
    paragraphs: [
      sentence,
      ...(news.payload.note ? [`“${news.payload.note}”`] : []),
      ...(counter ? whereToCollect(counter, language) : []),
    ],
    action: { label, link: publicUrl + news.location },
    closing,
    closingLink: publicUrl + PROFILE_PATH,
  })
}

/** What the house has not said is left out. */
function whereToCollect({ quitoAddress, openingHours }: Counter, language: Language): string[] {
  const words = WORDS[language]
  const place = placeOf({ quitoAddress }).join(', ')
  const hours = openWeek(openingHours).map((line) => Object.values(openDaysInWords(line, language)).join(' '))
  return [...(place ? [words.collect(place)] : []), ...(hours.length > 0 ? [words.open(hours.join('; '))] : [])]
}

/** Without its full stop, as subjects are written. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0] ?? text
