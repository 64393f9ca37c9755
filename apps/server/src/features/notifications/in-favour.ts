import type { Language } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'

const WORDS = {
  es: (amount: string) => `Quedan ${amount} a tu favor.`,
  en: (amount: string) => `${amount} stay in your favour.`,
} as const

/** What is the client's credit now; nothing where there is none. */
export const inFavour = (cents: number | undefined, language: Language): string =>
  cents ? WORDS[language](FORMATS[language].money(cents)) : ''
