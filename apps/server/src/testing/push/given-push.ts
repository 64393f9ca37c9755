// Browsers that are sent push messages, and what they were sent.
import { push as contract } from '@app/contract'
import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import type { PushChoice, Title } from '@app/domain'
import { expect, vi } from 'vitest'
import { now } from '../../clock.ts'
import { newId } from '../../db/id.ts'
import { notify } from '../../features/notifications/notify.ts'
import { bringForward } from '../../features/outbox/outbox.repository.ts'
import { PATIENCE } from '../patience.ts'
import { anonymous, currentServer, type Person, signIn } from '../world.ts'
import { type Browser, newBrowser } from './browser.ts'
import type { TestPushService } from './push-receiver.ts'

export type OwnBrowser = Browser & { headers: Record<string, string> }

/** In a session of its own. */
export async function browserOf(person: Person, service: TestPushService, choice: PushChoice = 'important'): Promise<OwnBrowser> {
  const browser = { ...newBrowser(service.url), headers: await signIn(person) }
  await subscribe(browser, choice)
  return browser
}

export const subscribe = ({ subscription, headers }: OwnBrowser, choice: PushChoice = 'important') =>
  anonymous.call(contract.subscribeToPush, { body: { ...subscription, choice }, headers })

export const ownPush = ({ headers }: Pick<OwnBrowser, 'headers'>) => anonymous.call(contract.getPush, { headers })

/** What a push service was handed for a browser, oldest first, as soon as there is so much. */
export const shownBy = (browser: Browser, { received }: TestPushService, count: number) =>
  vi.waitFor(() => {
    const own = received.filter(({ path }) => path === browser.path)
    expect(own).toHaveLength(count)
    return own.map(({ content }) => browser.read(content))
  }, PATIENCE)

type Told = { kind: NotificationKind; name?: string; payload?: Partial<NotificationPayload>; location?: string; key?: string }

/** As the readers of what happened tell it. */
export async function tellOf(person: Person, { kind, name, payload, location = `/?open=${newId()}`, key = newId() }: Told) {
  const { db, wakeJobs } = await currentServer()
  const titles: Title[] = name ? [{ kind: 'thing', name, more: 0 }] : []
  const things = name ? { things: { titles, count: 1 } } : {}
  await notify(db, {
    id: newId(),
    deduplicationKey: key,
    userId: person.id,
    kind,
    payload: { orderCode: 'ORD-000007', from: null, to: null, note: '', ...things, ...payload },
    recordKind: 'order',
    recordId: newId(),
    location,
    createdAt: now(),
  })
  wakeJobs()
}

/** What waits or is tried again is due now, as if the time had passed. */
export async function letTimePass(): Promise<void> {
  const { db, wakeJobs } = await currentServer()
  await bringForward(db, 'newsPushed', new Date(now().getTime() + 3_600_000))
  wakeJobs()
}
