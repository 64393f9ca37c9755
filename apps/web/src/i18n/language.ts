import type { Language } from '@app/domain'
import { readStored, writeStored } from '../session/storage.ts'

/** Each language says its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English' }

/** Stored under `Lang` (specification, section 9); Spanish until the person chooses. */
export const currentLanguage = (): Language => (readStored('Lang') === 'en' ? 'en' : 'es')

export const storeLanguage = (language: Language): void => writeStored('Lang', language)

/** Plain `es` prints money wrongly: Ecuador writes $1.234,50. */
export const localeOf = (language: string): 'es-EC' | 'en-US' => (language.startsWith('en') ? 'en-US' : 'es-EC')
