import { readFile } from 'node:fs/promises'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lightened, namedQuestions } from './light-translations.ts'

const I18NEXT = new URL('i18next.js', import.meta.resolve('i18next'))

/** The library as it is built, which begins in a file of its own. */
async function built() {
  const code = lightened(await readFile(I18NEXT, 'utf8'), namedQuestions())
  const { createInstance } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { code, createInstance }
}

test('what is told to whoever looks for faults goes, and what nobody asks; errors stay, each on its line', () => {
  const code = `formatter = Formatter;
class Words { get() { return this.b } dir() {} b() { if (a) this.logger.warn('a',
  'b');else b(); } }
this.logger.error('c');`
  const left = `
class Words { get() { return this.b } ; b() { if (a) ;
else b(); } }
this.logger.error('c');`
  expect(lightened(code, new Set(['get', 'b']))).toBe(left)
})

test('the words are found as before, by number, language and namespace', async () => {
  const { code, createInstance } = await built()
  expect(() => parseAst(code)).not.toThrow()
  const i18n = createInstance()
  await i18n.use({ type: 'formatter', init: () => undefined, format: (value: unknown) => `[${value}]` }).init({
    lng: 'es',
    ns: ['common', 'orders'],
    defaultNS: 'common',
    resources: {
      es: {
        common: { hello: 'Hola {{name}}' },
        orders: { found_one: '{{count, number}} pedido', found_other: '{{count, number}} pedidos' },
      },
    },
  })
  expect(i18n.t('hello', { name: 'Ana' })).toBe('Hola Ana')
  expect(i18n.t('orders:found', { count: 1 })).toBe('[1] pedido')
  expect(i18n.t('orders:found', { count: 2 })).toBe('[2] pedidos')
  expect(i18n.t('nothing')).toBe('nothing')
  expect(i18n.exists('orders:found', { count: 1 })).toBe(true)
})
