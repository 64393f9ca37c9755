// An associate's open page follows what others change of what they reach, as the stream of this browser tells of it.
import { listEarnings } from '@app/contract/earnings.contract'
import { listNotifications, streamNotifications } from '@app/contract/notifications.contract'
import { listOwnClients } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { idOf, person } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { answers, holds, received } from '../../testing/server.ts'
import { EarningsPage } from '../earnings/earnings-page.tsx'
import { NotificationsBell } from './notifications-bell.tsx'

const ME = person('associate')
const earned = (collectedInCents: number) =>
  answers(listEarnings, {
    ...aPage([]),
    totals: { pendingInCents: 0, collectedInCents, settledInCents: 0, toTakeOffInCents: 0 },
  })

async function show(): Promise<void> {
  hasNoSavedViews()
  answers(listNotifications, {
    ...{ data: [], unread: 0 },
    meta: { page: 1, limit: 1, total: 0, totalPages: 0, nextCursor: null },
  })
  holds(streamNotifications)
  answers(listOwnClients, aPage([]))
  earned(1_250)
  await renderScreen(
    <>
      <NotificationsBell />
      <EarningsPage />
    </>,
    { role: 'associate', at: '/tusganancias' },
  )
  await sees('$12,50')
}
/** Another tab of this browser holds the connection; this one listens a moment after it opened. */
const told = (kind: 'bill' | 'tariff', by: string | null) => {
  const tab = new BroadcastChannel(`puente-news-${ME.id}`)
  tab.postMessage({ type: 'changed', change: { kind, id: idOf(40), by } })
  tab.close()
}
const isSeen = (text: string) => document.body.textContent.includes(text)

test('a bill of theirs that the house paid shows in what they earned, without a reload', async () => {
  await show()
  earned(2_475)
  await expect.poll(() => [told('bill', null), isSeen('$24,75')].at(1), { interval: 500 }).toBe(true)
})

test('what they did themselves, and what their page does not show, asks nothing', async () => {
  await show()
  const asked = received(listEarnings).length
  for (let times = 0; times < 6; times += 1) {
    told('bill', ME.id)
    told('tariff', null)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  expect(received(listEarnings)).toHaveLength(asked)
})
