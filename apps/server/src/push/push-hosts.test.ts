import { describe, expect, test } from 'vitest'
import { isAtPushService, isPushHost, PUSH_HOSTS } from './push-hosts.ts'

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QGh',
    'https://eu.push.apple.com/QGh',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('%s is at a push service', (endpoint) => {
    expect(isAtPushService(endpoint, PUSH_HOSTS)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://me@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.puente.test/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://notify.windows.com/w/',
    'https://evilnotify.windows.com/w/',
    'https://puente.test/fcm.googleapis.com',
    'https://142.250.1.95/fcm/send/abc',
    'https://[::1]/fcm/send/abc',
    'https://2130706433/',
    'http://127.0.0.1:5432/',
    'http://localhost/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
  ])('%s is at none', (endpoint) => {
    expect(isAtPushService(endpoint, PUSH_HOSTS)).toBe(false)
  })

  test('on this machine is at one only where the installation says so, on that port', () => {
    expect(isAtPushService('http://127.0.0.1:4000/send/abc', ['http://127.0.0.1:4000'])).toBe(true)
    expect(isAtPushService('http://127.0.0.1:4001/send/abc', ['http://127.0.0.1:4000'])).toBe(false)
  })
})

test.each(['push.example.com', '*.example.com', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
  '%s can be named as a push service',
  (host) => expect(isPushHost(host)).toBe(true),
)

test.each([
  '',
  '*',
  '*.com.',
  'https://push.example.com',
  '10.0.0.1',
  'http://10.0.0.1:80',
  'push.example.com/path',
  'localhost',
])('%s cannot', (host) => expect(isPushHost(host)).toBe(false))
