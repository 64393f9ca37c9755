import { WordsMissing } from '../../i18n/words-missing.ts'

/** What browsers say of a part of the program that could not be fetched: Chromium, Firefox, Safari; Vite of a style sheet. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i

/** A part that is gone belongs to an older version of the product, unless nothing can be fetched at all. */
export function whyItBroke(error: unknown, isOnline: boolean): 'offline' | 'newVersion' | 'crash' {
  const isMissing = error instanceof WordsMissing || (error instanceof Error && NOT_FETCHED.test(error.message))
  if (!isMissing) return 'crash'
  return isOnline ? 'newVersion' : 'offline'
}
