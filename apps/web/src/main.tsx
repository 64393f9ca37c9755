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

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

watchSession()
const isInside = currentToken() !== null
// What comes next is asked for at once, beside the words and the session.
const words = startTranslations(isInside ? ['common'] : ['common', 'signed-out'])
if (isInside) void startSession(prepareInside(words))
else void SignedOut.load()
const hasWords = await words

const container = document.getElementById('root')
if (container) createRoot(container).render(hasWords ? <Root /> : <WordsNotLoaded />)
