import { passwordLinkPath } from '@app/contract/paths'
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Receiver = { email: string; firstName: string; language: Language }

const RESET = {
  es: {
    subject: 'Elige una nueva contraseña',
    greeting: (name: string) => `Hola, ${name}`,
    paragraphs: ['Recibimos un pedido para cambiar la contraseña de tu cuenta. El enlace sirve una sola vez, durante una hora.'],
    label: 'Elegir contraseña',
    closing: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
  },
  en: {
    subject: 'Choose a new password',
    greeting: (name: string) => `Hello, ${name}`,
    paragraphs: ['We were asked to change the password of your account. The link works once, for one hour.'],
    label: 'Choose a password',
    closing: 'If it was not you, ignore this mail: your password stays as it is.',
  },
} as const

const INVITATION = {
  es: {
    subject: 'Tu cuenta de administración',
    greeting: (name: string) => `Hola, ${name}`,
    paragraphs: [
      'Ya existe una cuenta de administración con este correo. Elige su contraseña: el enlace sirve una sola vez, durante un día.',
    ],
    label: 'Elegir contraseña',
    closing: 'Si no esperabas este correo, puedes ignorarlo.',
  },
  en: {
    subject: 'Your administrator account',
    greeting: (name: string) => `Hello, ${name}`,
    paragraphs: [
      'There is now an administrator account for this address. Choose its password: the link works once, for one day.',
    ],
    label: 'Choose a password',
    closing: 'If you did not expect this mail, you can ignore it.',
  },
} as const

const WELCOME = {
  es: {
    subject: 'Tu cuenta en Puente',
    greeting: (name: string) => `Hola, ${name}`,
    paragraphs: [
      'Abrimos una cuenta para ti con este correo. Elige su contraseña: el enlace sirve una sola vez, durante un día.',
    ],
    label: 'Elegir contraseña',
    closing: 'Si el enlace ya no sirve, pide otro en "¿Olvidaste tu contraseña?". Si no esperabas este correo, puedes ignorarlo.',
  },
  en: {
    subject: 'Your account at Puente',
    greeting: (name: string) => `Hello, ${name}`,
    paragraphs: ['We opened an account for you with this address. Choose its password: the link works once, for one day.'],
    label: 'Choose a password',
    closing:
      'If the link no longer works, ask for another with "Forgot your password?". If you did not expect this mail, you can ignore it.',
  },
} as const

const compose = (
  words: typeof RESET | typeof INVITATION | typeof WELCOME,
  { email, firstName, language }: Receiver,
  link: string,
): Mail => {
  const { subject, greeting, paragraphs, label, closing } = words[language]
  return composeMail({ to: email, subject, greeting: greeting(firstName), paragraphs, action: { label, link }, closing })
}

export const passwordResetMail = (receiver: Receiver, link: string): Mail => compose(RESET, receiver, link)
export const welcomeMail = (receiver: Receiver, link: string): Mail => compose(WELCOME, receiver, link)
export const administratorInvitationMail = (receiver: Receiver, link: string): Mail => compose(INVITATION, receiver, link)

/** Where a link lets its owner choose a password (screens: signed out, /password-reset). */
export const passwordLink = (publicUrl: string, token: string): string => publicUrl + passwordLinkPath(token)
