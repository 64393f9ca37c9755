// What the page and the remote notifications component say to each other by postMessage. No zod: the component stays light.
import type { Notification } from './notifications.contract.ts'

/** The page to the component: everything it shows. */
export type ShowMessage = {
  type: 'show'
  items: readonly Notification[]
  language: 'es' | 'en'
  theme: 'light' | 'dark'
  /** How large the person reads, as a share of the browser's own size. */
  textScale: number
}

/** The component to the page: it can show something, a notification was chosen, all are read, or it is done with. */
export type ComponentMessage =
  | { type: 'ready' }
  | { type: 'open'; id: string; location: string }
  | { type: 'readAll' }
  | { type: 'close' }

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (data: unknown): Fields => (typeof data === 'object' && data !== null ? (data as Fields) : {})

export function readShowMessage(data: unknown): ShowMessage | null {
  const { type, items, language, theme, textScale } = fieldsOf(data)
  const isShow =
    type === 'show' &&
    Array.isArray(items) &&
    (language === 'es' || language === 'en') &&
    (theme === 'light' || theme === 'dark') &&
    typeof textScale === 'number'
  return isShow ? { type, items, language, theme, textScale } : null
}

/** Whatever else a frame says is nothing. */
export function readComponentMessage(data: unknown): ComponentMessage | null {
  const { type, id, location } = fieldsOf(data)
  if (type === 'ready' || type === 'readAll' || type === 'close') return { type }
  return type === 'open' && typeof id === 'string' && typeof location === 'string' ? { type, id, location } : null
}
