// The mail whose link confirms an address.
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Receiver = { email: string; firstName: string; language: Language }
/** Why the address is to be confirmed: somebody signed up with it, or it takes another's place. */
type Kind = 'signedUp' | 'changed'

const WORDS = {
  es: {
    subject: 'Confirma tu correo',
    greeting: (name: string) => `Hola, ${name}`,
    label: 'Confirmar mi correo',
    sentences: {
      signedUp:
        'Creaste una cuenta con este correo. Confírmalo para hacer pedidos, compras y declaraciones. El enlace sirve una sola vez, durante un día, también en otro dispositivo.',
      changed: 'Este es ahora el correo de tu cuenta, si lo confirmas. El enlace sirve una sola vez, durante un día.',
    },
    closing: 'Si no lo pediste, ignora este correo: sin este paso nadie hace pedidos con tu dirección.',
  },
  en: {
    subject: 'Confirm your email',
    greeting: (name: string) => `Hello, ${name}`,
    label: 'Confirm my email',
    sentences: {
      signedUp:
        'You made an account with this address. Confirm it to place orders, buy and declare. The link works once, for one day, on another device too.',
      changed: 'This becomes the address of your account once you confirm it. The link works once, for one day.',
    },
    closing: 'If it was not you, ignore this mail: without this step no one places orders with your address.',
  },
} as const

export function confirmEmailMail({ email, firstName, language }: Receiver, kind: Kind, link: string): Mail {
  const { subject, greeting, label, sentences, closing } = WORDS[language]
  const paragraphs = [sentences[kind]]
  return composeMail({ to: email, subject, greeting: greeting(firstName), paragraphs, action: { label, link }, closing })
}
