// The page for whoever does not know the company: what it says, what it calculates, and what it does with what strangers type.
import { quotations } from '@app/contract'
import type { OpeningHours } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { FORMATS } from '../../documents/formats.ts'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'
import { LIMITS } from '../rate-limits/limit-tries.ts'

const LARGEST_IN_BYTES = 60_000
const HOUSE = {
  ...houseWith(),
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' },
    { weekdays: [6], opensAt: '09:00', closesAt: '13:00' },
  ] satisfies OpeningHours[],
  mapLink: 'https://mapa.example/puente?a=1&b=2',
  whatsAppNumber: '+593987654321',
}
type Query = Record<string, string>

const ask = (query: Query = {}, headers: Query = {}): Promise<Response> => {
  const address = new URLSearchParams(query).toString()
  return anonymous.fetch(`/bienvenida${address && `?${address}`}`, { headers })
}
const page = async (query: Query = {}, headers: Query = {}) => (await ask(query, headers)).text()

beforeAll(async () => {
  await changeHouse(HOUSE)
})

describe('anybody reads, without an account and without scripts', () => {
  test.each([
    [
      'es',
      ['Compra en Estados Unidos.', 'Recíbelo en Ecuador.', 'Crea tu casillero gratis', 'Entrar', 'lun – vie', '9:00 – 18:00'],
    ],
    [
      'en',
      [
        'Buy in the United States.',
        'Receive it in Ecuador.',
        'Get your free address',
        'Sign in',
        'Mon – Fri',
        '9:00 AM – 6:00 PM',
      ],
    ],
  ])('who the company is and what it does, in %s', async (lang, words) => {
    const answer = await ask({ lang })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe(lang)
    for (const one of words) expect(text).toContain(one)
    for (const fact of ['Puente Courier S.A.', '1790011674001', 'Av. Amazonas N34-12', 'href="tel:+59322345678"'])
      expect(text).toContain(fact)
    for (const link of [
      'href="https://wa.me/593987654321"',
      'href="https://mapa.example/puente?a=1&amp;b=2"',
      'href="/registro"',
    ])
      expect(text).toContain(link)
    for (const link of ['href="/login"', 'href="/terminos"', 'href="/privacidad"']) expect(text).toContain(link)
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/i)
  })

  test('in the language of the browser, unless the address names one', async () => {
    const english = { 'accept-language': 'en-US,en;q=0.9' }
    expect(await page({}, english)).toContain('<html lang="en">')
    expect(await page({ lang: 'es' }, english)).toContain('<html lang="es">')
    expect(await page({ lang: 'fr' })).toContain('<html lang="es">')
    expect((await ask()).headers.get('vary')).toContain('accept-language')
  })

  test('what search engines need to show it', async () => {
    const answer = await ask({ lang: 'en' })
    const text = await answer.text()
    expect(answer.headers.get('x-robots-tag')).toBeNull()
    expect(text).toMatch(/<title>Puente: [^<]{20,}<\/title>/)
    expect(text).toMatch(/<meta name="description" content="[^"]{50,160}">/)
    expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/bienvenida\?lang=en">/)
    for (const hreflang of ['es', 'en', 'x-default']) expect(text).toContain(`hreflang="${hreflang}" href="http`)
  })

  test.each<Query>([{}, { lang: 'en', value: '95', weight: '1.8' }])('in at most 60 kB: %j', async (query) => {
    expect(Buffer.byteLength(await page(query))).toBeLessThanOrEqual(LARGEST_IN_BYTES)
  })

  test('under a policy that runs nothing and sends the form nowhere else', async () => {
    const policy = (await ask()).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'/)
    for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script-src|unsafe/)
  })

  test('in the colours of the product, by day and by night', async () => {
    const text = await page()
    expect(text).toContain(':root {\n  color-scheme: light;')
    expect(text).toMatch(/@media \(prefers-color-scheme: dark\) \{ :root \{\s+color-scheme: dark;/)
    expect(text).not.toContain('data-mantine-color-scheme')
  })
})

test('of a house that said no hours, map or WhatsApp it shows none', async () => {
  await changeHouse({ ...HOUSE, openingHours: [], mapLink: '', whatsAppNumber: '' })
  const text = await page()
  await changeHouse(HOUSE)
  expect(text).not.toMatch(/class="now"|wa\.me|mapa\.example/)
  expect(text).toContain('https://www.google.com/maps/search/?api=1&amp;query=Av.%20Amazonas%20N34-12')
})

describe('the calculator', () => {
  test.each([
    ['1,80', 'kg', '95,00', 1_800, 9_500],
    ['1', 'kg', '200', 1_000, 20_000],
    ['0.25', 'kg', '12.99', 250, 1_299],
    ['2,5', 'lb', '60', 1_134, 6_000],
  ] as const)(
    'says for %s %s and $%s what a client is quoted',
    async (weight, unit, value, weightInGrams, productValueInCents) => {
      const client = signedInAs(await given.client())
      const body = { service: 'COU', category: 'B', weightInGrams, productValueInCents } as const
      const { price } = await client.call(quotations.requestQuotation, { body })
      const { money } = FORMATS.es
      const text = await page({ lang: 'es', value, weight, unit })
      expect(text).toContain(
        `<span>Puesto en Quito</span> <strong class="sum">${money(productValueInCents + price.totalInCents)}</strong>`,
      )
      expect(text).toContain(`Traerlo a Quito</th><td>${money(price.totalInCents)}</td>`)
      for (const { amountInCents } of price.lines) expect(text).toContain(`<td>${money(amountInCents)}</td>`)
    },
  )

  test('keeps what was typed', async () => {
    const text = await page({ value: '95,00', weight: '4', unit: 'lb' })
    expect(text).toMatch(/name="value"[^>]* value="95,00"/)
    expect(text).toMatch(/value="lb" checked/)
  })

  test.each([
    [{ value: '', weight: '' }, ['Escribe cuánto cuesta.', 'Escribe cuánto pesa.']],
    [{ value: 'mucho', weight: '-1' }, ['Escribe el valor en dólares, como 95,00.', 'Escribe el peso en números, como 1,80.']],
    [{ value: '0', weight: '1' }, ['Escribe el valor en dólares, como 95,00.']],
    [
      { value: '1e9', weight: '99999999' },
      ['Escribe el valor en dólares, como 95,00.', 'Escribe el peso en números, como 1,80.'],
    ],
    [{ weight: '1' }, ['Escribe cuánto cuesta.']],
  ])('says at the field what is wrong of %j', async (query, sentences) => {
    const text = await page(query as Query)
    for (const sentence of sentences) expect(text).toContain(`-fault">${sentence}</p>`)
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(sentences.length)
    expect(text).not.toContain('class="told"')
  })

  test.each([
    ['more than 4 kg', { value: '50', weight: '4,01' }],
    ['more than 400 USD', { value: '399', weight: '1' }],
  ])('gives no price for %s, and says what to do', async (_what, query) => {
    const text = await page(query)
    expect(text).toMatch(/Pasa de 4 kg o de \$400 con impuesto[^<]* Divide la compra/)
    expect(text).not.toContain('class="landed"')
  })

  test.each(['"><script>alert(1)</script>', "' onfocus=alert(1) x='", '</style><img src=x onerror=1>', '{{7*7}}\u0000\u202e'])(
    'writes %s as the text it is',
    async (hostile) => {
      const answer = await ask({ value: hostile, weight: hostile, unit: hostile, lang: hostile })
      const text = await answer.text()
      expect(answer.status).toBe(200)
      expect(text).not.toMatch(/<script|<img| onfocus=alert\(1\) x='"/)
      expect(text.split('</style>')).toHaveLength(2)
    },
  )

  test('a parameter that is given twice is none', async () => {
    const text = await (await anonymous.fetch('/bienvenida?value=1&value=2&weight=1')).text()
    expect(text).toContain('Escribe cuánto cuesta.')
  })

  test('may be asked so often from one network; the page itself is always read', async () => {
    const here = { 'x-forwarded-for': '192.0.2.77' }
    const query = { value: '95', weight: '1' }
    for (let asked = 0; asked < LIMITS.frontDoorFromNetwork.tries; asked++) expect((await ask(query, here)).status).toBe(200)
    const over = await ask(query, here)
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await over.text()).toContain('Prueba otra vez en unos minutos.')
    expect((await ask({}, here)).status).toBe(200)
    expect((await ask(query, { 'x-forwarded-for': '192.0.2.78' })).status).toBe(200)
  })
})

test('another method is refused, and its head is answered', async () => {
  expect((await anonymous.fetch('/bienvenida', { method: 'POST' })).status).toBe(405)
  expect((await anonymous.fetch('/bienvenida', { method: 'HEAD' })).status).toBe(200)
})
