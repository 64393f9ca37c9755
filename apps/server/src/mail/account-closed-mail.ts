// The last mail that a person gets: their account is closed, and what stays of it.
import type { Language } from '@app/domain'
import { composeMail, type Mail } from './mail.ts'

type Closed = {
  email: string
  firstName: string
  language: Language
  code: string
  customsForYears: number
  booksForYears: number
}

const WORDS = {
  es: {
    subject: 'Cerramos tu cuenta',
    greeting: (name: string) => `Hola, ${name}`,
    paragraphs: ({ code, customsForYears, booksForYears }: Closed) => [
      'Tu cuenta está cerrada: nadie puede entrar con ella y quitamos tus datos.',
      `Lo que la ley pide guardar queda con el código ${code} en lugar de tu nombre: las declaraciones a la aduana ${customsForYears} años; las notas de cobro y los pagos, ${booksForYears} años. En las declaraciones y en las notas de cobro está el nombre con el que se emitieron.`,
      'Con este correo puedes abrir otra cuenta cuando quieras.',
    ],
    label: 'Abrir otra cuenta',
    closing: 'Si no pediste cerrarla, respóndenos hoy mismo.',
  },
  en: {
    subject: 'We closed your account',
    greeting: (name: string) => `Hello, ${name}`,
    paragraphs: ({ code, customsForYears, booksForYears }: Closed) => [
      'Your account is closed: nobody can sign in with it, and we removed your data.',
      `What the law tells us to keep stays under the code ${code} instead of your name: customs declarations for ${customsForYears} years; bills of sale and payments for ${booksForYears} years. Declarations and invoices bear the name they were issued with.`,
      'You can open another account with this address whenever you like.',
    ],
    label: 'Open another account',
    closing: 'If you did not ask for it, answer us today.',
  },
} as const

/** `link`: where another account is opened. */
export function accountClosedMail(closed: Closed, link: string, id: string): Mail {
  const { subject, greeting, paragraphs, label, closing } = WORDS[closed.language]
  const said = { subject, greeting: greeting(closed.firstName), paragraphs: paragraphs(closed), action: { label, link }, closing }
  return composeMail({ id, to: closed.email, ...said })
}
