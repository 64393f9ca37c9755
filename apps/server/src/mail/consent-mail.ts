// Asks a person without an account whether they may be declared in a client's place.
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Words = { to: string; name: string; client: string; language: Language }

/** A client writes both names: what is no name is not repeated to a stranger. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u
const saidName = (name: string): string | null => (NAME.test(name) && !/\.\p{L}/u.test(name) ? name : null)

const WORDS = {
  es: {
    subject: 'Te piden autorización para declarar paquetes a tu nombre',
    greeting: (name: string | null) => (name ? `Hola, ${name}` : 'Hola'),
    asks: (client: string | null) =>
      `${client ?? 'Un cliente nuestro'} te nombró como consignatario: pide que declaremos ante la aduana del Ecuador, a tu nombre, paquetes que trae de Estados Unidos.`,
    what: 'Lee qué autorizas y responde sí o no. Usa tu cupo anual; no pagas nada. El enlace sirve 14 días, y si aceptas, con él mismo lo retiras cuando quieras.',
    label: 'Leer y responder',
    closing:
      'Si no conoces a esta persona, responde que no o ignora este correo: sin tu respuesta no se declara nada a tu nombre.',
  },
  en: {
    subject: 'You are asked to let packages be declared in your name',
    greeting: (name: string | null) => (name ? `Hello, ${name}` : 'Hello'),
    asks: (client: string | null) =>
      `${client ?? 'A client of ours'} named you as consignee: they ask us to declare to Ecuador's customs, in your name, packages that they bring from the United States.`,
    what: 'Read what you authorise and answer yes or no. It uses your yearly quota; you pay nothing. The link works for 14 days, and if you agree, the same link withdraws it whenever you like.',
    label: 'Read and answer',
    closing:
      'If you do not know this person, answer no or ignore this mail: without your answer nothing is declared in your name.',
  },
} as const

export function consentMail({ to, name, client, language }: Words, link: string): Mail {
  const { subject, greeting, asks, what, label, closing } = WORDS[language]
  const paragraphs = [asks(saidName(client)), what]
  return composeMail({ to, subject, greeting: greeting(saidName(name)), paragraphs, action: { label, link }, closing })
}
