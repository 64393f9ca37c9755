import './theme/layers.css'
import './theme/mantine-base.css'
import './theme/font.css'
import './theme/tokens.css'
import './theme/page.css'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'
import { prepareInside, SignedOut } from './entrances.ts'
import { startTranslations } from './i18n/i18n.ts'
import { Root } from './root.tsx'
import { startSession, watchSession } from './session/session.ts'
import { currentToken } from './session/token.ts'
import { WordsNotLoaded } from './ui/page/words-not-loaded.tsx'

/** Less than after what a page says that it waits (page-loading.tsx). */
const PATIENCE_IN_MILLISECONDS = 150

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

watchSession()
void begin()

/** No `await` of the module itself: whatever is loaded next has this file among its own, and would wait for its end. */
async function begin(): Promise<void> {
  const isInside = currentToken() !== null
  // What comes next is asked for at once, beside the words and the session.
  const words = startTranslations(isInside ? ['common'] : ['common', 'signed-out'])
  const isReady = (isInside ? startSession(prepareInside(words)) : SignedOut.load()).catch(() => undefined)
  const hasWords = await words
  // What was asked for ahead is there by now: to draw that it waits, only to draw over it, would cost a slow phone a twentieth of a second.
  await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, PATIENCE_IN_MILLISECONDS))])
  const container = document.getElementById('root')
  if (container) createRoot(container).render(hasWords ? <Root /> : <WordsNotLoaded />)
}
