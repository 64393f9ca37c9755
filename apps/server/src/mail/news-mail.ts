import { newsInWords } from '@app/contract/news/notification-sentences'
import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import { PROFILE_PATH } from '@app/contract/paths'
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Receiver = { email: string; firstName: string; language: Language }
type News = { id: string; kind: NotificationKind; payload: NotificationPayload; location: string }

const WORDS = {
  es: {
    greeting: (name: string) => `Hola, ${name}`,
    label: 'Ver en Puente',
    closing: 'Qué te avisamos por correo lo eliges en tu perfil:',
  },
  en: {
    greeting: (name: string) => `Hello, ${name}`,
    label: 'See it in Puente',
    closing: 'You choose in your profile what we tell you by mail:',
  },
} as const

/** Says what the bell says. Sent twice (a crash between the mail server and the outbox), it is the same message and shows once. */
export function newsMail({ email: to, firstName, language }: Receiver, news: News, publicUrl: string): Mail {
  const { greeting, label, closing } = WORDS[language]
  const { before, what, after } = newsInWords(news, language)
  const sentence = before + what + after
  return composeMail({
    id: news.id,
    to,
    // A name may hold a full stop of its own.
    subject: before + what + firstSentence(after),
    greeting: greeting(firstName),
    paragraphs: [sentence, ...(news.payload.note ? [`“${news.payload.note}”`] : [])],
    action: { label, link: publicUrl + news.location },
    closing,
    closingLink: publicUrl + PROFILE_PATH,
  })
}

/** Without its full stop, as subjects are written. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0] ?? text
