import { LANGUAGES, type Language } from '@app/domain'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fetchBackend } from './fetch-backend.ts'
import { currentLanguage, storeLanguage } from './language.ts'
import { INTERPOLATION, numbersInWords } from './numbers-in-words.ts'
import { WordsMissing } from './words-missing.ts'

/** Loading retries 5 times, waits 350 ms doubling, and reads 10 files at once at most (specification, section 9). */
export const LOADING = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 } as const

const failed = new Set<string>()

const areWordsMissing = (): boolean =>
  namespacesInUse().some((name) => {
    const { language } = i18next
    return failed.has(`${language}|${name}`) && !i18next.hasResourceBundle(language, name)
  })

/** Says whether the words came. */
export async function startTranslations(namespaces: readonly string[]): Promise<boolean> {
  i18next.on('failedLoading', (language: string, namespace: string) => failed.add(`${language}|${namespace}`))
  await i18next
    .use(fetchBackend)
    .use(numbersInWords)
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      // A copy: i18next adds to it what is asked for later.
      ns: [...namespaces],
      defaultNS: 'common',
      fallbackNS: 'common',
      load: 'languageOnly',
      interpolation: INTERPOLATION,
      ...LOADING,
      react: { useSuspense: true },
      parseMissingKeyHandler: (key: string, words?: string) => {
        if (words === undefined && areWordsMissing()) throw new WordsMissing(key)
        return words ?? key
      },
    })
  followOtherTabs()
  // Others may have been asked for meanwhile: the page does not wait for them.
  return haveWords(currentLanguage(), namespaces)
}

const haveWords = (language: Language, namespaces: readonly string[]): boolean =>
  namespaces.every((name) => i18next.hasResourceBundle(language, name))

const namespacesInUse = (): readonly string[] => [i18next.options.ns ?? []].flat()

/** False where its words could not be loaded: the page stays in the language that it has. */
export async function changeLanguage(language: Language): Promise<boolean> {
  const isReady = await speak(language)
  if (isReady) storeLanguage(language)
  return isReady
}

async function speak(language: Language): Promise<boolean> {
  await loadWords(language).catch(() => undefined)
  if (!haveWords(language, namespacesInUse())) return false
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
  return true
}

/**
 * Each name once: what did not come is asked for by whoever presses again, which i18next does not do by itself, and what a screen asks for
 * meanwhile is waited for too.
 */
async function loadWords(language: Language): Promise<void> {
  const asked = new Set<string>()
  const missing = () => namespacesInUse().filter((name) => !asked.has(name) && !i18next.hasResourceBundle(language, name))
  for (let names = missing(); names.length > 0; names = missing()) {
    for (const name of names) asked.add(name)
    const wasLoaded = [i18next.options.preload || []].flat().includes(language)
    await (wasLoaded ? i18next.reloadResources(language, names) : i18next.loadLanguages(language))
  }
}

/** What could not be loaded once i18next does not ask for again by itself. */
function mayAskAgain(language: string, name: string): void {
  const { state } = i18next.services.backendConnector as { state: Record<string, number> }
  const isOnItsWay = (state[`${language}|${name}`] ?? 0) === 1
  if (!isOnItsWay && !i18next.hasResourceBundle(language, name)) delete state[`${language}|${name}`]
}

/** The sentences of refusals are no part of `common`: a screen on which nothing is refused does without them (docs/decisions/0183). */
const REFUSALS = 'refusals'
/** Longer than this nobody waits to hear that something was refused: then the server's own words say it. */
const PATIENCE_IN_MILLISECONDS = 3_000

/** Loads how refusals are said. It never fails. */
export async function loadRefusalWords(): Promise<void> {
  const isStarted = i18next.services?.backendConnector !== undefined
  if (!isStarted || i18next.hasResourceBundle(i18next.language, REFUSALS)) return
  mayAskAgain(i18next.language, REFUSALS)
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_IN_MILLISECONDS))
  await Promise.race([i18next.loadNamespaces(REFUSALS), patience]).catch(() => undefined)
}

function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'Lang' && currentLanguage() !== i18next.language) void speak(currentLanguage())
  })
}
