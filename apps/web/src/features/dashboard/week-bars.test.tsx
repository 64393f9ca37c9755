// Bars of a large house: what is written above and below them stands apart, and all of it is there to be heard.
import { addDays } from '@app/domain'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Bars } from '../../ui/show/bars.tsx'
import { WeekBars } from './week-bars.tsx'

const WEEKS = Array.from({ length: 12 }, (_, week) => ({ startsOn: addDays('2026-09-07', week * 7), value: 64_982 + week * 413 }))
const SAID = {
  title: 'Facturado por semana',
  total: '$807.272,76',
  unit: 'USD',
  format: (value: number) => value.toLocaleString('es-EC'),
}

async function draw(widthInPixels: number, screen: ReactNode): Promise<void> {
  await renderScreen(<div style={{ width: widthInPixels }}>{screen}</div>, { width: widthInPixels < 360 ? 360 : 1280 })
  await expect.poll(() => document.querySelectorAll('li').length).toBe(12)
}

/** Of what is seen, without what is only heard. */
const seen = (within: string): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(within)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 2)

const touching = (boxes: readonly DOMRect[]): number =>
  boxes.filter((box, index) => boxes.some((other, place) => place > index && other.left < box.right && box.left < other.right))
    .length

test.each([280, 430])(
  'twelve figures of six signs on %i px: those that are shown do not touch, the last among them',
  async (width) => {
    await draw(width, <WeekBars {...SAID} weeks={WEEKS} />)
    const figures = seen('li span > span:first-child:not(.visually-hidden)').filter(({ height }) => height > 10)
    const days = seen('time > span:last-child')
    expect([touching(figures), touching(days)]).toEqual([0, 0])
    expect(days.length).toBe(4)
    const items = [...document.querySelectorAll('li')]
    expect(items.length).toBe(12)
    expect(items.every(({ textContent }) => /\d\d\.\d{3}/.test(textContent ?? ''))).toBe(true)
  },
)

test('no bar reaches into the next one', async () => {
  await draw(430, <WeekBars {...SAID} weeks={WEEKS} />)
  expect(touching(seen('li'))).toBe(0)
  expect(touching(seen('li [aria-hidden]'))).toBe(0)
})

test('where there is room, every bar has its figure and its day', async () => {
  const bars = WEEKS.map(({ startsOn: from, value }) => ({ from, value }))
  await draw(900, <Bars {...SAID} bars={bars} nothing="Nada" prefix="Semana del" />)
  expect(seen('time > span:last-child').length).toBe(12)
})
