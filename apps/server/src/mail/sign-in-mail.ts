// Tells people that the way into their account changed, so that whoever did not do it can act.
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

export const SIGN_IN_CHANGES = [
  'passwordChanged',
  'secondStepTurnedOn',
  'recoveryCodesRenewed',
  'applicationRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
] as const
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
      applicationRemoved: [
        'Quitaste tu aplicación de códigos',
        'Tu cuenta ya no acepta códigos de la aplicación; sigue pidiendo una llave de acceso.',
      ],
      passkeyAdded: ['Tienes una llave de acceso nueva', 'Desde ahora se puede entrar a tu cuenta con una llave de acceso más.'],
      passkeyRemoved: ['Quitaste una llave de acceso', 'Esa llave ya no abre tu cuenta. Las demás sesiones se cerraron.'],
      passkeyCopied: [
        'No aceptamos una llave de acceso',
        'Alguien usó una llave de acceso tuya que parece una copia. No entró. Quita esa llave en tu perfil y crea otra.',
      ],
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
      applicationRemoved: [
        'You removed your code application',
        'Your account no longer takes codes of the application; it still asks for a passkey.',
      ],
      passkeyAdded: ['You have a new passkey', 'From now on one more passkey opens your account.'],
      passkeyRemoved: ['You removed a passkey', 'That passkey no longer opens your account. All other sessions ended.'],
      passkeyCopied: [
        'We refused a passkey',
        'A passkey of yours was used that looks like a copy. It did not get in. Remove it in your profile and make another.',
      ],
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
