// Tells people that the way into their account changed, so that whoever did not do it can act.
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

export const SIGN_IN_CHANGES = ['passwordChanged', 'secondStepTurnedOn', 'recoveryCodesRenewed'] as const
export type SignInChange = (typeof SIGN_IN_CHANGES)[number]

type Receiver = { email: string; firstName: string; language: Language }

const WORDS = {
  es: {
    greeting: (name: string) => `Hola, ${name}`,
    label: 'Elegir otra contraseña',
    closing: 'Si fuiste tú, no tienes que hacer nada. Si no, elige otra contraseña y avísanos.',
    changes: {
      passwordChanged: ['Tu contraseña cambió', 'La contraseña de tu cuenta cambió. Las demás sesiones se cerraron.'],
      secondStepTurnedOn: ['Activaste el segundo paso', 'Desde ahora tu cuenta pide un código al iniciar sesión.'],
      recoveryCodesRenewed: ['Tienes nuevos códigos de recuperación', 'Los códigos de recuperación anteriores ya no sirven.'],
    },
  },
  en: {
    greeting: (name: string) => `Hello, ${name}`,
    label: 'Choose another password',
    closing: 'If it was you, there is nothing to do. If not, choose another password and tell us.',
    changes: {
      passwordChanged: ['Your password changed', 'The password of your account changed. All other sessions ended.'],
      secondStepTurnedOn: ['You turned on the second step', 'From now on your account asks for a code when you sign in.'],
      recoveryCodesRenewed: ['You have new recovery codes', 'The recovery codes of before no longer count.'],
    },
  },
} as const

/** `link`: where another password is asked for. */
export function signInMail({ email, firstName, language }: Receiver, change: SignInChange, link: string, id: string): Mail {
  const { greeting, label, closing, changes } = WORDS[language]
  const [subject, sentence] = changes[change]
  return composeMail({
    id,
    to: email,
    subject,
    greeting: greeting(firstName),
    paragraphs: [sentence],
    action: { label, link },
    closing,
  })
}
