// What people read of a guarded act, in both languages: a title, a sentence, who did it, and what to do about it.
import { deviceName, type Language } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'
import type { GuardedAct } from '../../outbox/guarded-act-payload.ts'
import type { GuardedActDone } from '../../outbox/messages.ts'
import { OF_FISCAL } from './fiscal-words.ts'
import { identityAdvice, isOfIdentity, OF_IDENTITY } from './identity-words.ts'

type Sentence = (person: string, detail: string) => string
type Words = {
  titles: Record<GuardedAct, string>
  /** To the administrators. */
  sentences: Record<GuardedAct, Sentence>
  /** To the person whose account it is. */
  own: Partial<Record<GuardedAct, Sentence>>
  done: (doer: string, when: string, device: string | null) => string
  byTheServer: (when: string) => string
  advice: string
  ownAdvice: string
  subject: (title: string) => string
  greeting: string
  label: string
  ownLabel: string
  closing: string
}

const ES: Words = {
  titles: {
    administratorAsked: 'piden otro administrador',
    administratorAskedAlone: 'piden otro administrador',
    administratorAdded: 'hay un administrador más',
    administratorClosed: 'se desactivó un administrador',
    roleChanged: 'otro tipo de cuenta',
    emailChanged: 'otro correo para entrar',
    phoneChanged: 'otro teléfono',
    secondStepRemoved: 'segundo paso retirado',
    secondStepTurnedOff: 'segundo paso desactivado',
    passwordLinkIssued: 'un enlace para elegir contraseña',
    emailLinkIssued: 'un enlace para confirmar el correo',
    ...OF_IDENTITY.es.titles,
    ...OF_FISCAL.es.titles,
    bankAccountsAsked: 'piden otras cuentas bancarias',
    bankAccountsAskedAlone: 'piden otras cuentas bancarias',
    bankAccountsChanged: 'otras cuentas bancarias',
    peopleExported: 'datos de personas descargados',
    ownDataDownloaded: 'se descargaron tus datos',
    restored: 'copia de seguridad restaurada',
  },
  sentences: {
    administratorAsked: (_person, detail) => `${detail} sería administrador. Espera la aprobación de otro administrador.`,
    administratorAskedAlone: (_person, detail) =>
      `${detail} sería administrador. Nadie más puede aprobarlo: vale dentro de un día, si nadie lo retira.`,
    administratorAdded: (person) => `${person} es administrador.`,
    administratorClosed: (person) => `La cuenta de administrador de ${person} está desactivada y ya no entra.`,
    roleChanged: (person, detail) => `La cuenta de ${person} es ahora de ${detail}.`,
    emailChanged: (person, detail) => `${person} entra desde ahora con ${detail}.`,
    phoneChanged: (person, detail) => `El teléfono de ${person} es ahora ${detail}.`,
    secondStepRemoved: (person) => `La cuenta de ${person} ya no pide un segundo paso al iniciar sesión.`,
    secondStepTurnedOff: (person) => `La cuenta de ${person} ya no pide un segundo paso al iniciar sesión.`,
    passwordLinkIssued: (person) => `Hay un enlace con el que ${person} elige otra contraseña; lo entrega quien lo pidió.`,
    ...OF_IDENTITY.es.sentences,
    ...OF_FISCAL.es.sentences,
    emailLinkIssued: (person) => `Hay un enlace con el que ${person} confirma su correo; lo entrega quien lo pidió.`,
    bankAccountsAsked: (_person, detail) =>
      `Los clientes pagarían también a: ${detail}. Espera la aprobación de otro administrador.`,
    bankAccountsAskedAlone: (_person, detail) =>
      `Los clientes pagarían también a: ${detail}. Nadie más puede aprobarlo: vale dentro de un día, si nadie lo retira.`,
    bankAccountsChanged: (_person, detail) => `Las cuentas bancarias de la empresa son ahora: ${detail || 'ninguna'}.`,
    peopleExported: (_person, detail) => `Se descargó una lista con datos de personas (filas: ${detail}).`,
    ownDataDownloaded: (person) => `Se descargó todo lo que se guarda de ${person}.`,
    restored: (_person, detail) => `Se restauró la copia de seguridad de ${detail}.`,
  },
  own: {
    administratorAdded: () => 'Tu cuenta es ahora de administrador.',
    roleChanged: (_person, detail) => `Tu cuenta es ahora de ${detail}.`,
    emailChanged: (_person, detail) => `Tu cuenta se abre desde ahora con ${detail}.`,
    phoneChanged: (_person, detail) => `El teléfono de tu cuenta es ahora ${detail}.`,
    secondStepRemoved: () => 'Tu cuenta ya no pide un segundo paso al iniciar sesión.',
    secondStepTurnedOff: () => 'Tu cuenta ya no pide un segundo paso al iniciar sesión.',
    ownDataDownloaded: () => 'Se descargó un archivo con todo lo que guardamos de ti: tus datos, pedidos, facturas y archivos.',
    passwordLinkIssued: () => 'Hay un enlace con el que eliges otra contraseña; te lo entrega quien lo pidió.',
    emailLinkIssued: () => 'Hay un enlace con el que confirmas tu correo; te lo entrega quien lo pidió.',
    ...OF_IDENTITY.es.own,
  },
  done: (doer, when, device) => `Lo hizo ${doer}, el ${when}${device ? `, desde ${device}` : ''}.`,
  byTheServer: (when) => `Se hizo en el servidor, el ${when}.`,
  advice: 'Si no lo esperabas, habla con quien lo hizo. Si no fue esa persona, desactiva su cuenta y revisa el historial.',
  ownAdvice: 'Si no fuiste tú ni lo pediste, elige otra contraseña y avísanos.',
  subject: (title) => `Aviso de seguridad: ${title}`,
  greeting: 'Hola',
  label: 'Ver en Puente',
  ownLabel: 'Elegir otra contraseña',
  closing: 'Los avisos de seguridad se envían siempre.',
}

const EN: Words = {
  titles: {
    administratorAsked: 'another administrator is asked for',
    administratorAskedAlone: 'another administrator is asked for',
    administratorAdded: 'there is one more administrator',
    administratorClosed: 'an administrator was disabled',
    roleChanged: 'another type of account',
    emailChanged: 'another address to sign in',
    phoneChanged: 'another telephone',
    secondStepRemoved: 'second step removed',
    secondStepTurnedOff: 'second step turned off',
    passwordLinkIssued: 'a link to choose a password',
    emailLinkIssued: 'a link to confirm the email',
    ...OF_IDENTITY.en.titles,
    ...OF_FISCAL.en.titles,
    bankAccountsAsked: 'other bank accounts are asked for',
    bankAccountsAskedAlone: 'other bank accounts are asked for',
    bankAccountsChanged: 'other bank accounts',
    peopleExported: "people's data downloaded",
    ownDataDownloaded: 'your data were downloaded',
    restored: 'backup restored',
  },
  sentences: {
    administratorAsked: (_person, detail) => `${detail} would be an administrator. It waits for another administrator.`,
    administratorAskedAlone: (_person, detail) =>
      `${detail} would be an administrator. Nobody else can approve it: it counts within a day, unless it is taken back.`,
    administratorAdded: (person) => `${person} is an administrator.`,
    administratorClosed: (person) => `The administrator account of ${person} is disabled and opens no more.`,
    roleChanged: (person, detail) => `The account of ${person} is now of type ${detail}.`,
    emailChanged: (person, detail) => `${person} signs in with ${detail} from now on.`,
    phoneChanged: (person, detail) => `The telephone of ${person} is now ${detail}.`,
    secondStepRemoved: (person) => `The account of ${person} no longer asks for a second step at sign-in.`,
    secondStepTurnedOff: (person) => `The account of ${person} no longer asks for a second step at sign-in.`,
    passwordLinkIssued: (person) =>
      `There is a link with which ${person} chooses another password; who asked for it passes it on.`,
    ...OF_IDENTITY.en.sentences,
    ...OF_FISCAL.en.sentences,
    emailLinkIssued: (person) => `There is a link with which ${person} confirms the email; who asked for it passes it on.`,
    bankAccountsAsked: (_person, detail) => `Clients would also pay to: ${detail}. It waits for another administrator.`,
    bankAccountsAskedAlone: (_person, detail) =>
      `Clients would also pay to: ${detail}. Nobody else can approve it: it counts within a day, unless it is taken back.`,
    bankAccountsChanged: (_person, detail) => `The bank accounts of the company are now: ${detail || 'none'}.`,
    peopleExported: (_person, detail) => `A list with people's data was downloaded (rows: ${detail}).`,
    ownDataDownloaded: (person) => `Everything that is stored about ${person} was downloaded.`,
    restored: (_person, detail) => `The backup of ${detail} was restored.`,
  },
  own: {
    administratorAdded: () => 'Your account is now an administrator account.',
    roleChanged: (_person, detail) => `Your account is now of type ${detail}.`,
    emailChanged: (_person, detail) => `Your account opens with ${detail} from now on.`,
    phoneChanged: (_person, detail) => `The telephone of your account is now ${detail}.`,
    secondStepRemoved: () => 'Your account no longer asks for a second step at sign-in.',
    secondStepTurnedOff: () => 'Your account no longer asks for a second step at sign-in.',
    ownDataDownloaded: () =>
      'A file with everything that we keep about you was downloaded: your details, orders, invoices and files.',
    passwordLinkIssued: () => 'There is a link with which you choose another password; who asked for it passes it on to you.',
    emailLinkIssued: () => 'There is a link with which you confirm your email; who asked for it passes it on to you.',
    ...OF_IDENTITY.en.own,
  },
  done: (doer, when, device) => `${doer} did it, on ${when}${device ? `, from ${device}` : ''}.`,
  byTheServer: (when) => `It was done on the server, on ${when}.`,
  advice: 'If you did not expect it, ask who did it. If it was not that person, disable their account and read the history.',
  ownAdvice: 'If it was not you and you did not ask for it, choose another password and tell us.',
  subject: (title) => `Security notice: ${title}`,
  greeting: 'Hello',
  label: 'See it in Puente',
  ownLabel: 'Choose another password',
  closing: 'Security notices are always sent.',
}

const WORDS: Record<Language, Words> = { es: ES, en: EN }

const TYPES: Record<Language, Record<string, string>> = {
  es: { client: 'cliente', associate: 'asociado', administrator: 'administrador', courier: 'mensajero' },
  en: { client: 'client', associate: 'associate', administrator: 'administrator', courier: 'courier' },
}

export type Told = { person: string; doer: string | null; createdAt: Date; isOwn: boolean }

/** The words for one reader, or for all who read the same. */
export function securityWords(language: Language, said: GuardedActDone, { person, doer, createdAt, isOwn }: Told) {
  const words = WORDS[language]
  const { moment } = FORMATS[language]
  const sentence = (isOwn && words.own[said.act]) || words.sentences[said.act]
  const when = moment(createdAt)
  const { subject, greeting, closing } = words
  const title = words.titles[said.act]
  const isAboutOwn = isOwn && isOfIdentity(said.act)
  const isByNobody = said.act === 'certificateEnds'
  return {
    title,
    sentence: sentence(person, detailOf(language, said)),
    // Who gave another's number, and from where, is not theirs to read.
    done: isByNobody
      ? ''
      : isAboutOwn
        ? OF_IDENTITY[language].when(when)
        : doer === null
          ? words.byTheServer(when)
          : words.done(doer, when, deviceOf(said)),
    advice: isByNobody
      ? OF_FISCAL[language].renew
      : (identityAdvice(language, said.act, isOwn) ?? (isOwn ? words.ownAdvice : words.advice)),
    mail: { subject: subject(title), greeting, label: isOwn && !isAboutOwn ? words.ownLabel : words.label, closing },
  }
}

function detailOf(language: Language, { act, detail }: GuardedActDone): string {
  if (act === 'roleChanged') return TYPES[language][detail] ?? detail
  if (act === 'fiscalModeChanged') return OF_FISCAL[language].modes[detail] ?? detail
  return act === 'restored' || act === 'certificateEnds' ? FORMATS[language].moment(new Date(detail)) : detail
}

const deviceOf = ({ userAgent, ip }: GuardedActDone): string | null => {
  if (!ip) return null
  const name = deviceName(userAgent)
  return name ? `${name} (${ip})` : ip
}
