// What the page and the remote notifications component say to each other by postMessage. No zod: the component stays light.
import type { Notification } from '../notifications.contract.ts'

/** Whether there is more than what is shown, and how it comes. */
export const OLDER = ['none', 'waiting', 'loading', 'failed'] as const
export type Older = (typeof OLDER)[number]

/** The page to the component: everything it shows. */
export type ShowMessage = {
  type: 'show'
  items: readonly Notification[]
  older: Older
  language: 'es' | 'en'
  theme: 'light' | 'dark'
  /** How large the person reads, as a share of the browser's own size. */
  textScale: number
}

const PLAIN_MESSAGES = ['ready', 'readAll', 'older', 'preferences', 'close'] as const

/**
 * The component to the page: it is ready, a notification was chosen, all are read, older ones are wanted, the preferences are wanted, or the
 * panel may close.
 */
export type ComponentMessage = { type: 'open'; id: string; location: string } | { type: (typeof PLAIN_MESSAGES)[number] }

const LONGEST_ID = 64
const LONGEST_LOCATION = 2_000

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (data: unknown): Fields => (typeof data === 'object' && data !== null ? (data as Fields) : {})

export function readShowMessage(data: unknown): ShowMessage | null {
  const { type, items, older, language, theme, textScale } = fieldsOf(data)
  const isShow =
    type === 'show' &&
    Array.isArray(items) &&
    (language === 'es' || language === 'en') &&
    (theme === 'light' || theme === 'dark') &&
    typeof textScale === 'number'
  // A page from before there were older ones to show says nothing of them.
  return isShow ? { type, items, older: OLDER.find((one) => one === older) ?? 'none', language, theme, textScale } : null
}

/** Whatever else a frame says is nothing. */
export function readComponentMessage(data: unknown): ComponentMessage | null {
  const { type, id, location } = fieldsOf(data)
  const plain = PLAIN_MESSAGES.find((one) => one === type)
  if (plain) return { type: plain }
  return type === 'open' && isText(id, LONGEST_ID) && isText(location, LONGEST_LOCATION) ? { type, id, location } : null
}

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest
