import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fetchBackend } from './fetch-backend.ts'
import { currentLanguage, LANGUAGES, type Language, storeLanguage } from './language.ts'

/** Loading retries 5 times, waits 350 ms doubling, and reads 10 files at once at most (specification, section 9). */
const LOADING = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 }

export async function startTranslations(namespaces: readonly string[]): Promise<void> {
  await i18next
    .use(fetchBackend)
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      ns: namespaces,
      defaultNS: 'common',
      fallbackNS: 'common',
      load: 'languageOnly',
      interpolation: { escapeValue: false },
      ...LOADING,
      react: { useSuspense: true },
    })
}

export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
