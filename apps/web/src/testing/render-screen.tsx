// A part of a screen in a real browser, between the same providers as in the product: theme, router, queries, words, toasts, questions.
import type { Language } from '@app/domain'
import '../theme/layers.css'
import '../theme/mantine-base.css'
import '../theme/mantine-inside.css'
import '../theme/font.css'
import '../theme/tokens.css'
import '../theme/page.css'
import '../api/calls-inside.ts'
import type { Me } from '@app/contract/session.contract'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { forgetRecords } from '../api/record-versions.ts'
import { changeLanguage, startTranslations } from '../i18n/i18n.ts'
import { startSession } from '../session/session.ts'
import { forgetToken, keepToken } from '../session/token.ts'
import { cssVariablesResolver, themeFor } from '../theme/theme.ts'
import { GuardedRouter } from '../ui/edit/guarded-router.tsx'
import { Questions } from '../ui/edit/questions.tsx'
import { CallNotices } from '../ui/say/call-notices.tsx'
import { forgetToasts } from '../ui/say/toast.ts'
import { Toasts } from '../ui/say/toasts.tsx'
import { opensAs } from './given-session.ts'
import { type PersonOf, person } from './people.ts'

export type Stage = {
  language?: Language
  theme?: 'light' | 'dark'
  /** Who is signed in; nobody where it is left out. */
  role?: PersonOf
  me?: Partial<Me>
  /** In CSS pixels: 360 is the narrowest phone that the product promises to fit. */
  width?: 360 | 1280
  /** The address of the screen. */
  at?: string
}

let shown: { root: Root; container: HTMLElement } | null = null
const NAMESPACES = Object.keys(import.meta.glob('../../public/locales/es/*.json')).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? '',
)
let areWordsStarted = false
const HEIGHT = 800

export async function renderScreen(screen: ReactNode, stage: Stage = {}): Promise<void> {
  const { language = 'es', theme = 'light', role, width = 1280, at = '/' } = stage
  removeScreen()
  await resize(width)
  await speak(language)
  if (role) await signIn({ ...person(role), ...stage.me })
  // Once they are in: another person than before is led home.
  history.replaceState(null, '', at)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  shown = { root, container }
  root.render(
    <MantineProvider
      theme={themeFor({ reducedMotion: true })}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={theme}
    >
      <QueryClientProvider client={queryClient}>
        <GuardedRouter>
          <Suspense fallback={<p>…</p>}>
            <main>{screen}</main>
          </Suspense>
        </GuardedRouter>
        <Questions />
        <CallNotices />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

/** The next test finds an empty page, no session and nothing stored. */
export async function leaveScreen(): Promise<void> {
  removeScreen()
  queryClient.clear()
  forgetRecords()
  forgetToasts()
  forgetToken()
  await startSession()
  localStorage.clear()
  sessionStorage.clear()
  await removeDatabases()
}

/** Until they are gone: the next test would open what is about to go. Whoever has one open lets go of it (session/sealed/open-once.ts). */
async function removeDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const removal = indexedDB.deleteDatabase(name)
    await new Promise((resolve) => {
      for (const end of ['success', 'error', 'blocked']) removal.addEventListener(end, resolve, { once: true })
    })
  }
}

/** A test that draws several leaves none of them behind; where a session ends, its screen goes first, as in the application. */
export function removeScreen(): void {
  shown?.root.unmount()
  shown?.container.remove()
  shown = null
}

/** Asked of the window: between files of tests the runner sets its own size. */
async function resize(width: number): Promise<void> {
  if (width !== innerWidth || innerHeight !== HEIGHT) await page.viewport(width, HEIGHT)
}

async function speak(language: Language): Promise<void> {
  if (!areWordsStarted) await startTranslations(['common', 'table'])
  // All before the first drawing: read one after another, on a busy machine they took the time of what is waited for.
  await i18next.loadNamespaces(NAMESPACES)
  areWordsStarted = true
  if (!(await changeLanguage(language))) throw new Error(`the words of ${language} could not be loaded`)
}

async function signIn(me: Me): Promise<void> {
  opensAs(me)
  keepToken('the-token-of-a-test')
  await startSession()
}
