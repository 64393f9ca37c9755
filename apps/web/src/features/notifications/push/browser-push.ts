// What this browser can do, and what its person allowed it.

/** `impossible`: it knows no push messages. `notInstalled`: a telephone of Apple shows them to applications on its home screen alone. */
export type Standing = 'impossible' | 'notInstalled' | 'refused' | 'off' | 'on'
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

const IS_OF_APPLE = /iPhone|iPad|iPod/
export const isTelephone = (): boolean => /Android|Mobile|iPhone|iPad|iPod/.test(navigator.userAgent)

/** @param publicKey of the house: what was subscribed with another one is over */
export async function standingHere(publicKey: string): Promise<Standing> {
  if (!globalThis.Notification || !globalThis.PushManager || !navigator.serviceWorker)
    return IS_OF_APPLE.test(navigator.userAgent) ? 'notInstalled' : 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  const registration = await navigator.serviceWorker.getRegistration()
  // Soon after the start there will be one, but not while the program is developed.
  if (!registration) return import.meta.env.PROD ? 'off' : 'impossible'
  const subscription = await registration.pushManager.getSubscription()
  return Notification.permission === 'granted' && subscription && isWith(subscription, publicKey) ? 'on' : 'off'
}

const PATIENCE_IN_MILLISECONDS = 15_000

/** @throws where the browser reaches no push service */
export async function subscribeHere(publicKey: string): Promise<Subscription> {
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate()])
  const before = await registration.pushManager.getSubscription()
  if (before && !isWith(before, publicKey)) await before.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: unpadded(p256dh), auth: unpadded(auth) } }
}

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker became ready')), PATIENCE_IN_MILLISECONDS)
  })

function isWith({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return unpadded(text.replaceAll('+', '-').replaceAll('/', '_')) === publicKey
}

const unpadded = (text: string): string => text.replaceAll('=', '')
