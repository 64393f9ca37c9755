import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchLines, type StatementFacts, type StatementLine } from '../index.ts'

const bill = (code: string, clientId: string, dueInCents: number) => ({ id: `id-${code}`, code, clientId, dueInCents })
const client = (id: string, name: string, casilleroCode: string, identification: string) => ({
  ...{ id, name, casilleroCode, identification, isClosed: false },
})
const FACTS: StatementFacts = {
  clients: [
    client('luz', 'Luz Paz Andrade', 'UIO-1008', '1712345678'),
    client('ines', 'Inés Ñacato Mora', 'UIO-1009', '0912345675'),
    client('leo', 'Leo Vera Solís', 'UIO-1010', 'AB123456'),
  ],
  openBills: [
    bill('VTA-000040', 'luz', 4_070),
    bill('VTA-000041', 'luz', 3_254),
    bill('VTA-000050', 'ines', 4_070),
    bill('VTA-000060', 'leo', 3_115),
    bill('VTA-000061', 'leo', 3_115),
  ],
  settledBills: [{ code: 'VTA-000030', clientId: 'luz' }],
  proofs: [{ clientId: 'ines', reference: 'PICH-88231' }],
}
const only = (amountInCents: number, words: string, facts = FACTS) => {
  const [match] = matchLines([{ id: '1', amountInCents, words }], facts)
  if (!match) throw new Error('no match')
  return match
}
const paidBy = (amountInCents: number, words: string) => {
  const { ready, because } = only(amountInCents, words)
  return ready ? [ready.clientId, ...ready.bills.map(({ code }) => code)] : because
}

describe('a line is ready', () => {
  test.each([
    ['the number of the bill', 4_070, 'TRANSF. VTA-000040 LUZ PAZ', ['luz', 'VTA-000040']],
    ['the number of the bill, as people write it', 4_070, 'pago vta 40', ['luz', 'VTA-000040']],
    ['the casillero', 3_254, 'Deposito uio 1008', ['luz', 'VTA-000041']],
    ['the identification', 4_070, '0912345675 NACATO INES', ['ines', 'VTA-000050']],
    ['an identification with letters', 3_115, 'ab-123456', null],
    ['the reference of a receipt', 4_070, 'REF PICH 88231', ['ines', 'VTA-000050']],
    ['the casillero, and the sum of two bills', 7_324, 'UIO-1008', ['luz', 'VTA-000040', 'VTA-000041']],
    ['one of the two bills that it pays', 7_324, 'VTA-000041', ['luz', 'VTA-000040', 'VTA-000041']],
  ])('by %s', (_what, amount, words, expected) => {
    expect(paidBy(amount, words)).toEqual(expected ?? 'severalCombinations')
  })

  test.each([
    ['names nobody', 4_070, 'TRANSFERENCIA 889123', 'nobodyNamed'],
    ['has a name alone', 4_070, 'TRANSF LUZ PAZ ANDRADE', 'nobodyNamed'],
    ['has digits beside each other', 4_070, '17123 45678', 'nobodyNamed'],
    ['has a code within a longer one', 4_070, 'UIO-10081 XVTA-000040', 'nobodyNamed'],
    ['names two clients', 4_070, 'UIO-1008 0912345675', 'severalNamed'],
    ['names a bill of one and the casillero of another', 4_070, 'VTA-000050 UIO-1008', 'severalNamed'],
    ['has another sum', 4_071, 'UIO-1008', 'amountDiffers'],
    ['pays one of two bills alike', 3_115, 'VTA-000060', 'severalCombinations'],
    ['names another bill of the client', 3_254, 'VTA-000040', 'otherBillNamed'],
    ['names a bill that is paid', 4_070, 'VTA-000030 UIO-1008', 'billSettled'],
  ])('not where it %s', (_what, amount, words, because) => {
    expect(paidBy(amount, words)).toBe(because)
  })

  test('not where its client is closed', () => {
    const [luz, ...others] = FACTS.clients
    const clients = luz ? [{ ...luz, isClosed: true }, ...others] : others
    expect(only(4_070, 'VTA-000040', { ...FACTS, clients })).toMatchObject({
      ...{ ready: null, because: 'clientClosed' },
      candidates: [{ clientId: 'ines' }],
    })
  })

  test('not twice for one bill', () => {
    const lines = ['1', '2'].map((id) => ({ id, amountInCents: 4_070, words: 'VTA-000040' }))
    expect(matchLines(lines, FACTS).map(({ because }) => because)).toEqual(['claimedTwice', 'claimedTwice'])
  })

  test('not by seven bills together', () => {
    const openBills = [1, 2, 4, 8, 16, 32, 64].map((dueInCents) => bill(`VTA-${dueInCents}`, 'luz', dueInCents))
    expect(only(127, 'UIO-1008', { ...FACTS, openBills }).because).toBe('amountDiffers')
    expect(only(126, 'UIO-1008', { ...FACTS, openBills }).ready?.bills).toHaveLength(6)
  })

  test('not where a hundred bills leave it open', () => {
    const openBills = Array.from({ length: 100 }, (_, index) => bill(`VTA-${index}`, 'luz', 10_000 + index * 2))
    expect(only(60_001, 'UIO-1008', { ...FACTS, openBills }).ready).toBeNull()
  })
})

describe('who is offered', () => {
  test('is the client with the most that speaks for them', () => {
    expect(only(4_070, 'TRANSF INES NACATO').candidates).toEqual([
      { clientId: 'ines', speaks: ['amount', 'total', 'name'], bills: [FACTS.openBills[2]] },
      { clientId: 'luz', speaks: ['amount'], bills: [FACTS.openBills[0]] },
    ])
    expect(only(3_115, 'VTA-000060').candidates).toMatchObject([
      { clientId: 'leo', speaks: ['bill', 'amount'], bills: [{ code: 'VTA-000060' }] },
    ])
    expect(only(9_999, 'UIO-1009').candidates).toEqual([{ clientId: 'ines', speaks: ['casillero'], bills: [] }])
    expect(only(1, 'COMISION').candidates).toEqual([])
  })
})

describe('whatever the lines say', () => {
  const amount = fc.constantFrom(4_070, 3_254, 7_324, 3_115, 6_230, 100)
  const noise = fc.constantFrom('TRANSF', 'LUZ PAZ ANDRADE', 'INES NACATO MORA', '889123', 'SPI', 'LEO VERA')
  const marks = {
    luz: ['VTA-000040', 'VTA-000041', 'UIO-1008', '1712345678'],
    ines: ['VTA-000050', 'UIO-1009', 'PICH-88231'],
    leo: ['UIO-1010'],
  }
  const mark = fc.constantFrom(...Object.values(marks).flat())
  const line = fc.record({ amountInCents: amount, said: fc.array(fc.oneof(noise, mark), { maxLength: 4 }) })
  const owners = (said: readonly string[]) =>
    Object.entries(marks).flatMap(([id, own]) => (own.some((one) => said.includes(one)) ? [id] : []))

  test('a ready one is paid to the cent, by its only named client, who is marked', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (given) => {
        const lines: StatementLine[] = given.map(({ amountInCents, said }, index) => ({
          id: `${index}`,
          amountInCents,
          words: said.join(' '),
        }))
        const claimed = new Set<string>()
        matchLines(lines, FACTS).forEach(({ ready, because }, index) => {
          expect(ready === null).toBe(because !== null)
          if (!ready) return
          expect(owners(given[index]?.said ?? [])).toEqual([ready.clientId])
          expect(ready.bills.reduce((total, { dueInCents }) => total + dueInCents, 0)).toBe(lines[index]?.amountInCents)
          for (const { id } of ready.bills) {
            expect(claimed.has(id)).toBe(false)
            claimed.add(id)
          }
        })
      }),
    )
  })

  test('names and amounts alone make none ready', () => {
    fc.assert(
      fc.property(amount, fc.array(noise, { maxLength: 5 }), (amountInCents, said) => {
        expect(only(amountInCents, said.join(' ')).ready).toBeNull()
      }),
    )
  })

  test('their order changes nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (given) => {
        const lines = given.map(({ amountInCents, said }, index) => ({ id: `${index}`, amountInCents, words: said.join(' ') }))
        const byId = (some: StatementLine[]) => new Map(matchLines(some, FACTS).map((match) => [match.lineId, match]))
        expect(byId(lines.toReversed())).toEqual(byId(lines))
      }),
    )
  })
})

test('400 lines against 2,000 open bills take well under a second', () => {
  const clients = Array.from({ length: 1_500 }, (_, index) =>
    client(`c${index}`, `Ana Pérez ${index % 40}`, `UIO-${1000 + index}`, `${1_700_000_000 + index}`),
  )
  const openBills = Array.from({ length: 2_000 }, (_, index) => bill(`VTA-${index}`, `c${index % 1_500}`, 3_000 + (index % 307)))
  const lines = Array.from({ length: 400 }, (_, index) => ({
    id: `${index}`,
    amountInCents: 3_000 + (index % 307),
    words: `TRANSF ANA PEREZ UIO-${1000 + index}`,
  }))
  const facts = { clients, openBills, settledBills: [], proofs: [] }
  // The best of three: other work on the machine is none of this.
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    expect(matchLines(lines, facts).filter(({ ready }) => ready)).toHaveLength(400)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(1_000)
})
