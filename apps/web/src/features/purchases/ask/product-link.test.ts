import { expect, test } from 'vitest'
import { hostOf, storeOf, tidyLink } from './product-link.ts'

test('a host is shown without www', () => {
  expect(hostOf('https://www.amazon.com/dp/B07')).toBe('amazon.com')
  expect(hostOf('unos zapatos')).toBe('unos zapatos')
})

test.each([
  ['www.amazon.com/dp/B07', 'https://www.amazon.com/dp/B07'],
  ['amazon.com', 'https://amazon.com'],
  ['  https://nike.com/t/1 ', 'https://nike.com/t/1'],
  ['Mira esto: https://a.co/d/1 está en oferta', 'https://a.co/d/1'],
  ['unos zapatos', 'unos zapatos'],
  ['', ''],
])('%s is taken for %s', (typed, link) => {
  expect(tidyLink(typed)).toBe(link)
})

test.each([
  ['https://www.amazon.com/dp/B07', 'Amazon'],
  ['https://smile.amazon.co.uk/dp/B07', 'Amazon'],
  ['https://shop.lego.com/x', 'Lego'],
  ['unos zapatos', ''],
])('the shop of %s is %s', (link, store) => {
  expect(storeOf(link)).toBe(store)
})
