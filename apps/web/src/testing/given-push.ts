import { vi } from 'vitest'

export const PUBLIC_KEY = 'BJOG_i81b5_CeWkjpq3w1JodPkUVLwEtb08b8ayucPKoUAlDbDA4YSMb-Eop1fFSgDMks-iw2ZswWY-vc7FAnNA'
export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: PUBLIC_KEY, auth: 'EhWPIgxWEZ_PYog4N7LCQQ' },
}

type Situation = {
  permission?: NotificationPermission
  /** What its person says when they are asked; nothing where they are not done. */
  says?: NotificationPermission | null
  /** The key that it subscribed with before. */
  subscribedWith?: string
  /** The push service of its maker cannot be reached. */
  isCutOff?: boolean
}

/** Only the browser's question to its person and its maker's push service are replaced. @returns how often the person was asked */
export function browserWith(situation: Situation = {}): () => number {
  const { permission = 'default', says = 'granted', subscribedWith, isCutOff = false } = situation
  const requestPermission = vi.fn(() => {
    if (says === null) return new Promise<NotificationPermission>(() => undefined)
    notification.permission = says
    return Promise.resolve(says)
  })
  const notification = { permission, requestPermission }
  let subscription = subscribedWith === undefined ? null : subscriptionWith(subscribedWith)
  function subscriptionWith(key: string) {
    return {
      options: { applicationServerKey: bytesOf(key) },
      // Some browsers pad what they say.
      toJSON: () => ({ ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, auth: `${SUBSCRIPTION.keys.auth}==` } }),
      unsubscribe: () => {
        subscription = null
        return Promise.resolve(true)
      },
    }
  }
  const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (isCutOff) return Promise.reject(new DOMException('no push service', 'AbortError'))
    subscription = subscriptionWith(applicationServerKey)
    return Promise.resolve(subscription)
  }
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscription) }
  const registration = { pushManager, getNotifications: () => Promise.resolve([]) }
  vi.stubGlobal('Notification', notification)
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  return () => requestPermission.mock.calls.length
}

/** As the page had it before. */
export function browserAgain(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
}

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
