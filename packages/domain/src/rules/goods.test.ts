import { describe, expect, test } from 'vitest'
import { GOODS_RULES, goodsIn, notCarried } from '../index.ts'

const inB = { category: 'B', on: '2026-11-25' } as const
const inC = { category: 'C', on: '2026-11-25' } as const

const named = (description: string, shipped: typeof inB | typeof inC = inB) => {
  const found = goodsIn(description, shipped)
  return found && `${found.effect} ${found.goods}`
}

describe('what nobody brings', () => {
  test.each([
    'Pistola',
    'Glock 19 pistol',
    'Pistola de balines',
    'Revólver calibre 38',
    'Escopeta',
    'Airsoft rifle',
    'Arma de fuego',
    'Caja de munición 9 mm',
    'Shotgun',
  ])('is a weapon: %s', (description) => expect(named(description)).toBe('stop weapons'))

  test.each([
    'Pistola de silicona',
    'Pistola de masaje',
    'Pistola para pintar',
    'Pistola a presión',
    'Pistola de agua',
    'Nerf pistol',
    'Heat gun',
    'Lego rifle set',
    'Pistol holster',
    'Armario',
  ])('is no weapon: %s', (description) => expect(named(description)).toBeNull())

  test.each(['Efectivo', 'cash', 'Dinero en efectivo', 'Billetes de dólar', 'Bank notes'])('is cash: %s', (description) =>
    expect(named(description)).toBe('stop cash'),
  )

  test.each(['Caja registradora', 'Cash register toy', 'Contador de billetes de banco', 'Tratamiento efectivo', 'Billetera'])(
    'is no cash: %s',
    (description) => expect(named(description)).toBeNull(),
  )

  test.each([
    'Power bank Anker 20000',
    'PowerBank',
    'Batería externa',
    'Cargador portátil',
    'Portable charger',
    'batería portatil',
  ])('is a power bank: %s', (description) => expect(named(description)).toBe('stop powerBanks'))

  test.each(['Funda para power bank', 'Cable de carga', 'Cargador de pared'])('is no power bank: %s', (description) =>
    expect(named(description)).toBeNull(),
  )

  test.each(['Batería de litio', 'Baterías', 'Batería para laptop HP', '18650 x4', 'Replacement battery', 'Pilas recargables'])(
    'is a loose battery: %s',
    (description) => expect(named(description)).toBe('stop looseBatteries'),
  )

  test.each(['Batería musical', 'Cargador de baterías', 'Reloj de pared con batería', 'Pilas AA', 'Juguete a pilas', 'Ollas'])(
    'is no loose battery: %s',
    (description) => expect(named(description)).toBeNull(),
  )

  test('is found in any category, at its place', () => {
    const items = [{ description: 'Zapatos' }, { description: 'Power bank' }, { description: 'Pistola' }]
    expect(notCarried(items, inC)).toEqual({ position: 1, goods: 'powerBanks' })
    expect(notCarried([{ description: 'iPhone 17' }, { description: 'Perfume' }], inB)).toBeNull()
  })
})

describe('what is asked', () => {
  test.each(['iPhone 17 Pro', 'Samsung Galaxy S26', 'Celular Xiaomi', 'Teléfono', 'cell phone', 'Smartphone'])(
    'is a telephone in B: %s',
    (description) => expect(named(description)).toBe('ask telephones'),
  )

  test.each(['iPhone case', 'Funda para celular', 'Cargador de teléfono', 'Headphones', 'Microphone'])(
    'is no telephone: %s',
    (description) => expect(named(description)).toBeNull(),
  )

  test('is nothing in C, where a telephone may come', () => {
    expect(named('iPhone 17', inC)).toBeNull()
  })
})

describe('what is to know', () => {
  test.each(['Laptop Dell', 'AirPods Pro', 'Audífonos inalámbricos', 'Taladro recargable', 'Smartwatch Garmin'])(
    'has its battery inside: %s',
    (description) => expect(named(description)).toBe('note batteriesInside'),
  )

  test.each(['Perfume de 100 ml', 'Eau de toilette', 'Desodorante en aerosol'])(
    'is perfume or under pressure: %s',
    (description) => expect(named(description)).toBe('note perfume'),
  )

  test.each(['Mochila para laptop', 'Funda de iPad', 'Zapatos de correr', 'Libro', ''])('is nothing: %s', (description) =>
    expect(named(description)).toBeNull(),
  )
})

test('a rule holds from its day on', () => {
  expect(goodsIn('Power bank', { category: 'B', on: '2016-03-31' })).toBeNull()
  expect(goodsIn('Power bank', { category: 'B', on: '2016-04-01' })).toEqual({ goods: 'powerBanks', effect: 'stop' })
})

test('each rule names where it comes from', () => {
  for (const { source } of Object.values(GOODS_RULES)) expect(source.length).toBeGreaterThan(20)
})
