// What people read of an identification that two accounts claim. The one never learns who the other is.
import type { GuardedAct } from '../../outbox/guarded-act-payload.ts'

const ACTS = [
  'identificationClaimedTwice',
  'identificationClaimedByAnother',
  'identificationProved',
  'identificationLost',
  'identificationUndisputed',
] as const satisfies GuardedAct[]
type Act = (typeof ACTS)[number]
export const isOfIdentity = (act: GuardedAct): act is Act => (ACTS as readonly GuardedAct[]).includes(act)

/** The administrators read of the claim once, and decide themselves: all else is told to its person alone. */
export const isForItsPerson = (act: GuardedAct): boolean => isOfIdentity(act) && act !== 'identificationClaimedTwice'

type Words = {
  titles: Record<Act, string>
  /** To the administrators. */
  sentences: Record<Act, (person: string, detail: string) => string>
  own: Record<Act, (person: string, detail: string) => string>
  when: (moment: string) => string
  advice: Record<Act, string>
  officeAdvice: string
}

const SHOW_IT = {
  es: 'Muestra tu documento en la oficina, o escríbenos: con él se decide de quién es. Mientras tanto puedes pedir, cotizar y pagar como siempre.',
  en: 'Show your document at the office, or write to us: it decides whose it is. Meanwhile you can order, ask for quotes and pay as always.',
}

/** In Spanish a time ends with the stop of «p. m.» */
const withoutStop = (moment: string): string => moment.replace(/\.$/, '')

export const OF_IDENTITY: Record<'es' | 'en', Words> = {
  es: {
    titles: {
      identificationClaimedTwice: 'una identificación de dos cuentas',
      identificationClaimedByAnother: 'otra cuenta dio tu identificación',
      identificationProved: 'vimos tu documento',
      identificationLost: 'tu identificación es de otra cuenta',
      identificationUndisputed: 'tu identificación ya no está en disputa',
    },
    sentences: {
      identificationClaimedTwice: (person, detail) =>
        `${person} dio la identificación ${detail}, que ya tenía otra cuenta. Nada se declara con ella hasta que se vea un documento.`,
      identificationClaimedByAnother: (person, detail) => `Otra cuenta dio la identificación ${detail} de ${person}.`,
      identificationProved: (person, detail) => `Se vio el documento ${detail} de ${person}.`,
      identificationLost: (person, detail) =>
        `La identificación ${detail} ya no es de ${person}: se vio el documento de otra cuenta.`,
      identificationUndisputed: (person, detail) => `Solo la cuenta de ${person} da ya la identificación ${detail}.`,
    },
    own: {
      identificationClaimedTwice: (_person, detail) =>
        `La identificación ${detail} que diste ya la tenía otra cuenta. Nada se declara con ella hasta que veamos un documento.`,
      identificationClaimedByAnother: (_person, detail) =>
        `Otra cuenta dio tu identificación ${detail}. Si no hemos visto tu documento, nada se declara con ella hasta que lo veamos.`,
      identificationProved: (_person, detail) => `Vimos tu documento: la identificación ${detail} es tuya.`,
      identificationLost: (_person, detail) =>
        `Vimos el documento de otra persona con la identificación ${detail}: ya no vale en tu cuenta, y nada sale con ella a tu nombre.`,
      identificationUndisputed: (_person, detail) =>
        `Ninguna otra cuenta da ya tu identificación ${detail}: tus paquetes se declaran otra vez con ella.`,
    },
    when: (moment) => `Fue el ${withoutStop(moment)}.`,
    advice: {
      identificationClaimedTwice: SHOW_IT.es,
      identificationClaimedByAnother: SHOW_IT.es,
      identificationProved: 'No tienes que hacer nada más.',
      identificationLost:
        'Corrige tu número en tu perfil y elige otra vez a nombre de quién vienen los paquetes que esperan. Si el número es tuyo, muestra tu documento en la oficina.',
      identificationUndisputed: 'No tienes que hacer nada más.',
    },
    officeAdvice: 'En su cuenta lees quién más la dio: marca la identidad como vista en la de quien muestre el documento.',
  },
  en: {
    titles: {
      identificationClaimedTwice: 'one identification of two accounts',
      identificationClaimedByAnother: 'another account gave your identification',
      identificationProved: 'we saw your document',
      identificationLost: 'your identification is of another account',
      identificationUndisputed: 'your identification is no longer disputed',
    },
    sentences: {
      identificationClaimedTwice: (person, detail) =>
        `${person} gave the identification ${detail}, which another account had already. Nothing is declared with it until a document is seen.`,
      identificationClaimedByAnother: (person, detail) => `Another account gave the identification ${detail} of ${person}.`,
      identificationProved: (person, detail) => `The document ${detail} of ${person} was seen.`,
      identificationLost: (person, detail) =>
        `The identification ${detail} is no longer of ${person}: the document of another account was seen.`,
      identificationUndisputed: (person, detail) => `Only the account of ${person} gives the identification ${detail} now.`,
    },
    own: {
      identificationClaimedTwice: (_person, detail) =>
        `Another account already had the identification ${detail} that you gave. Nothing is declared with it until we see a document.`,
      identificationClaimedByAnother: (_person, detail) =>
        `Another account gave your identification ${detail}. Unless we saw your document, nothing is declared with it until we do.`,
      identificationProved: (_person, detail) => `We saw your document: the identification ${detail} is yours.`,
      identificationLost: (_person, detail) =>
        `We saw another person's document with the identification ${detail}: it no longer counts in your account, and nothing leaves with it in your name.`,
      identificationUndisputed: (_person, detail) =>
        `No other account gives your identification ${detail} any more: your packages are declared with it again.`,
    },
    when: (moment) => `It was on ${withoutStop(moment)}.`,
    advice: {
      identificationClaimedTwice: SHOW_IT.en,
      identificationClaimedByAnother: SHOW_IT.en,
      identificationProved: 'There is nothing more to do.',
      identificationLost:
        'Correct your number in your profile and choose again in whose name the packages that wait are declared. If the number is yours, show your document at the office.',
      identificationUndisputed: 'There is nothing more to do.',
    },
    officeAdvice:
      'Their account names who else gave it: mark the identity as seen in the account of the one who shows the document.',
  },
}

/** What the person, or the office, does about it; null where the act is not of an identification. */
export function identityAdvice(language: 'es' | 'en', act: GuardedAct, isOwn: boolean): string | null {
  if (!isOfIdentity(act)) return null
  const { advice, officeAdvice } = OF_IDENTITY[language]
  return isOwn ? advice[act] : officeAdvice
}
