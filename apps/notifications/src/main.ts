// The remote notifications component. It stands in a frame of opaque origin: what it shows comes in by message, what is chosen goes out.
import './notifications.css'
import { type ComponentMessage, readShowMessage, type ShowMessage } from '@app/contract/remote-notifications'
import { showPanel } from './panel.ts'

const A_MINUTE_IN_MILLISECONDS = 60_000

/** `location.origin` is the address this page came from, which is the host's too (`frame-ancestors 'self'`). */
const say = (message: ComponentMessage) => parent.postMessage(message, location.origin)

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
  if (source !== parent || origin !== location.origin) return
  shown = readShowMessage(data) ?? shown
  render()
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') say({ type: 'close' })
})
// "5 minutes ago" ages.
setInterval(render, A_MINUTE_IN_MILLISECONDS)
say({ type: 'ready' })
