// What an owner gives or takes reaches the open page, as the stream of this browser tells of it.
import { listNotifications, streamNotifications } from '@app/contract/notifications.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { opensAs } from '../../testing/given-session.ts'
import { idOf, person } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, link, sees } from '../../testing/screen.ts'
import { answers, holds } from '../../testing/server.ts'
import { PurchaseForClientLink } from '../purchases/purchase-for-client-link.tsx'
import { NotificationsBell } from './notifications-bell.tsx'

const ME = person('administrator')

async function show(duties: Duty[]): Promise<void> {
  answers(listNotifications, {
    ...{ data: [], unread: 0 },
    meta: { page: 1, limit: 1, total: 0, totalPages: 0, nextCursor: null },
  })
  holds(streamNotifications)
  await renderScreen(
    <>
      <NotificationsBell />
      <PurchaseForClientLink />
    </>,
    { role: 'administrator', me: { duties } },
  )
}
/** Another tab of this browser holds the connection; this one listens a moment after it opened. */
const told = (id: string | null) => {
  const tab = new BroadcastChannel(`puente-news-${ME.id}`)
  tab.postMessage({ type: 'changed', change: { kind: 'user', id, by: idOf(400) } })
  tab.close()
}
const given = (duties: Duty[]) => opensAs({ ...ME, duties })

test('a duty that was given shows its acts without a reload, and one that was taken hides them', async () => {
  await show(['reader'])
  await isGone(link('Nueva compra para…'))
  given(['purchasing'])
  await expect.poll(() => [told(ME.id), link('Nueva compra para…').query()].at(1), { interval: 500 }).not.toBeNull()
  await sees('Cambiaron tus funciones: ves lo que te toca ahora.')
  given(['reader'])
  told(null)
  await isGone(link('Nueva compra para…'))
})

test('another person’s account asks nothing', async () => {
  await show(['reader'])
  given(['purchasing'])
  for (let times = 0; times < 6; times += 1) {
    told(idOf(401))
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await isGone(link('Nueva compra para…'))
})
