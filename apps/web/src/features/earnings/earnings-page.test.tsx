import { type EarningOrder, listEarnings } from '@app/contract/earnings.contract'
import { listOwnClients } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { heading, isGone, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, refusesOnce } from '../../testing/server.ts'
import { EarningsPage } from './earnings-page.tsx'

const TOTALS = { pendingInCents: 0, collectedInCents: 1_250, settledInCents: 0, toTakeOffInCents: 0 }
const has = (orders: EarningOrder[], totals = TOTALS) => {
  hasNoSavedViews()
  answers(listOwnClients, aPage([]))
  answers(listEarnings, { ...aPage(orders), totals })
}
const show = (stage: Stage = {}) => renderScreen(<EarningsPage />, { role: 'associate', at: '/tusganancias', ...stage })

test('who earned nothing yet reads what will be here', async () => {
  has([])
  await show()
  await sees('Todavía no hay ganancias')
  await sees('$12,50')
  await isGone('Por descontar')
})

test('what is to be taken off is said, below zero', async () => {
  has([], { ...TOTALS, toTakeOffInCents: 300 })
  await show()
  await sees('Por descontar')
  await sees(/^[-−]\s?\$3,00$/)
})

test('each part that cannot be read says so by itself', async () => {
  has([])
  refusesOnce(listEarnings, 'roleNotAllowed')
  await show()
  await sees(heading('Por mes'))
  await sees('Tu rol no permite hacer esto.')
  await sees('Todavía no hay ganancias')
})

test('fits the narrowest phone, in English and dark', async () => {
  has([], { pendingInCents: 123_456_789, collectedInCents: 123_456_789, settledInCents: 123_456_789, toTakeOffInCents: 99 })
  await show({ width: 360, language: 'en', theme: 'dark', me: { id: idOf(2) } })
  await sees(page.getByText('$1,234,567.89').first())
  expect(whatSticksOut()).toEqual([])
})
