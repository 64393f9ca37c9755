// One message to one browser: encrypted for it alone (RFC 8291) and signed by the house (RFC 8292).
import type { Config } from '../config.ts'
import { isAtPushService } from './push-hosts.ts'

export type Browser = { endpoint: string; p256dh: string; auth: string }
export type PushMessage = {
  /** 32 letters, digits, - and _ at most: the push service keeps one of a topic. */
  topic: string
  content: string
  urgency: 'normal' | 'high'
}
type Keys = { publicKey: string; privateKey: string }
/** `gone`: the browser left. `refused`: no later try would be taken. */
export type PushOutcome = 'taken' | 'gone' | 'refused'

const LONGEST_WAIT_IN_MILLISECONDS = 5_000
/** What waits longer for a browser that is off is old news. */
const KEPT_FOR_IN_SECONDS = 86_400
const GONE: readonly number[] = [404, 410]
const COMES_BACK: readonly number[] = [408, 425, 429]

/** @throws what kept it from being taken, where a later try may be */
export async function sendPush(config: PushConfig, keys: Keys, browser: Browser, message: PushMessage): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = browser
  // The list may have changed since it subscribed.
  if (!isAtPushService(endpoint, config.pushHosts)) return 'gone'
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.content, {
    ...{ TTL: KEPT_FOR_IN_SECONDS, urgency: message.urgency, topic: message.topic },
    vapidDetails: { ...keys, subject: subjectOf(config.publicUrl) },
  })
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT_IN_MILLISECONDS),
  })
  await answer.body?.cancel()
  return outcomeOf(answer.status)
}

type PushConfig = Pick<Config, 'pushHosts' | 'publicUrl'>

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (GONE.includes(status)) return 'gone'
  if (status >= 500 || COMES_BACK.includes(status)) throw new Error(`the push service answered ${status}`)
  return 'refused'
}

/** Whom a push service may ask; Apple's takes no address of http. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`
