import type { DelayReason, Language } from '@app/domain'

type Delay = { day: string; promisedDate: string; reason: DelayReason | null }

const REASONS: Readonly<Record<Language, Readonly<Record<DelayReason | 'unknown', string>>>> = {
  es: {
    flight: 'Se movió el vuelo.',
    cutOffMissed: 'No alcanzó el vuelo de esa semana.',
    customs: 'La aduana lo retiene.',
    missingFromClient: 'Esperábamos lo que te pedimos.',
    other: 'Tuvimos un contratiempo.',
    unknown: 'Averiguamos por qué y te escribimos hoy.',
  },
  en: {
    flight: 'The flight moved.',
    cutOffMissed: 'It missed that week’s flight.',
    customs: 'Customs holds it.',
    missingFromClient: 'We waited for what we asked you for.',
    other: 'We had a setback.',
    unknown: 'We are finding out why and write today.',
  },
}

/** The new day, the one that was promised, and why: in the client's language. */
export function delayNote(language: Language, { day, promisedDate, reason }: Delay): string {
  const why = REASONS[language][reason ?? 'unknown']
  return language === 'es'
    ? `Llega el ${dayIn('es', day)} (te dijimos ${dayIn('es', promisedDate)}). ${why}`
    : `It arrives on ${dayIn('en', day)} (we said ${dayIn('en', promisedDate)}). ${why}`
}

const FORMAT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** vie 18 dic · Fri 18 Dec. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-EC' : 'en-GB', FORMAT)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(/[,.]/g, '')

/** What a client is asked to do about a package that they do not fetch, and until when. */
export const waitingNote = (language: Language, from: string): string =>
  language === 'es'
    ? `Retíralo, o dinos qué hacemos con él: desde el ${dayIn('es', from)} lo daremos por abandonado.`
    : `Fetch it, or tell us what to do with it: from ${dayIn('en', from)} on we will take it as abandoned.`
