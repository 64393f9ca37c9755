import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { INTERPOLATION, numbersInWords } from './numbers-in-words.ts'

const WORDS = {
  es: {
    packages_one: '{{count}} paquete',
    packages_other: '{{count}} paquetes',
    of: '{{done}} de {{total}} · {{code}}',
    year: 'Cupo {{year}}',
  },
  en: {
    packages_one: '{{count}} package',
    packages_other: '{{count}} packages',
    of: '{{done}} of {{total}} · {{code}}',
    year: 'Quota {{year}}',
  },
}

async function speaking(language: 'es' | 'en') {
  const words = i18next.createInstance()
  const resources = { es: { translation: WORDS.es }, en: { translation: WORDS.en } }
  await words.use(numbersInWords).init({ lng: language, fallbackLng: false, resources, interpolation: INTERPOLATION })
  return (key: string, values: Record<string, unknown>): string => words.t(key, values)
}

describe.each([
  [
    'es',
    ['0 paquetes', '1 paquete', '2 paquetes', '1.872 paquetes', '1.000.000 paquetes'],
    '1.500 de 12.000 · ORD-001500',
    'Cupo 2026',
  ],
  [
    'en',
    ['0 packages', '1 package', '2 packages', '1,872 packages', '1,000,000 packages'],
    '1,500 of 12,000 · ORD-001500',
    'Quota 2026',
  ],
] as const)('in %s', (language, packages, ofAll, year) => {
  test('a count has the sign of thousands, and the plural of its number', async () => {
    const t = await speaking(language)
    expect([0, 1, 2, 1_872, 1_000_000].map((count) => t('packages', { count }))).toEqual(packages)
  })

  test('so has every other number, and text stays as it is', async () => {
    const t = await speaking(language)
    expect(t('of', { done: 1_500, total: 12_000, code: 'ORD-001500' })).toBe(ofAll)
    expect(t('year', { year: '2026' })).toBe(year)
  })

  test('what was not given is not said', async () => {
    expect((await speaking(language))('of', { done: 1 })).toContain('1 ')
  })
})
