// The remote notifications component. It stands in a frame of opaque origin: what it shows comes in by message, what is chosen goes out.
import './page.css'
import './notifications.css'
import { type ComponentMessage, readShowMessage, type ShowMessage } from '@app/contract/news/remote-notifications'
import { ageTimes, showPanel } from './panel.ts'

const A_MINUTE_IN_MILLISECONDS = 60_000

/** The origin of the page around it, as soon as that has spoken: who may be around is said by `frame-ancestors`. */
let host: string | null = null
const say = (message: ComponentMessage) => {
  if (host) parent.postMessage(message, host)
}

let shown: ShowMessage | null = null

function render(): void {
  if (!shown) return
  const { theme, textScale, language } = shown
  const { style, dataset } = document.documentElement
  dataset.mantineColorScheme = theme
  style.fontSize = `${textScale * 100}%`
  document.documentElement.lang = language
  showPanel(shown, say)
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== (host ?? origin)) return
  const message = readShowMessage(data)
  if (!message) return
  host = origin
  shown = message
  render()
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') say({ type: 'close' })
})
setInterval(() => shown && ageTimes(shown.language), A_MINUTE_IN_MILLISECONDS)
// Whoever is around may know that much.
parent.postMessage({ type: 'ready' } satisfies ComponentMessage, '*')
