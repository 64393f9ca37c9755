import type { Company } from '@app/contract/company.contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { OpeningHours } from './opening-hours.tsx'

const OPEN: Company['openingHours'] = [{ weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' }]
/** Quito is five hours behind: a Thursday, half a minute before closing. */
const BEFORE_CLOSING = '2026-11-26T22:59:30Z'

afterEach(() => void vi.useRealTimers())

test('a page that is left open says when the counter has closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(BEFORE_CLOSING) })
  await renderScreen(<OpeningHours company={{ openingHours: OPEN }} isShort />)
  await expect.element(page.getByText('Abierto hasta las 18:00')).toBeVisible()

  vi.setSystemTime(new Date('2026-11-26T23:00:00Z'))
  const comesBack = () => document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => comesBack() && document.body.textContent).toContain('Abre mañana a las 9:00')
})
