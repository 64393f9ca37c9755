/** The push services of Chrome, Edge, Firefox and Safari; `*.` is any name below. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
]

const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/
const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+)(:\d+)?$/

/** A name, or a service on this machine, which alone may be without TLS. */
export const isPushHost = (text: string): boolean => HOST.test(text) || LOOPBACK.test(text)

/** Whether an endpoint that a browser names is at one of these services: the server calls nothing else. */
export function isAtPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (hosts.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}
