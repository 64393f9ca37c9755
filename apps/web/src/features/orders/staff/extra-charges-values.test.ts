import { expect, test } from 'vitest'
import { chargesForm } from '../orders.schemas.ts'
import { bodyFrom, emptyCharge, typedFrom } from './extra-charges-values.ts'

const STORAGE = '019aa000-0000-7000-8000-000000000009'

test('a charge of the catalogue goes by its id, one of its own by its name', () => {
  const typed = typedFrom([
    { id: 'a', chargeId: STORAGE, name: 'Bodegaje', amountInCents: 500, treatment: 'general', note: '10 días' },
    { id: 'b', chargeId: null, name: 'Embalaje de vidrio', amountInCents: 250, treatment: 'zero', note: '' },
  ])
  expect(bodyFrom(typed)).toEqual({
    charges: [
      { chargeId: STORAGE, amountInCents: 500, note: '10 días' },
      { name: 'Embalaje de vidrio', amountInCents: 250, treatment: 'zero', note: '' },
    ],
  })
})

test('a charge needs a name and an amount, which may be nothing', () => {
  const problems = (charge: object) =>
    (chargesForm.safeParse({ charges: [{ ...emptyCharge(), ...charge }] }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ])
  expect(problems({})).toEqual([
    ['charges.0.name', 'required'],
    ['charges.0.amountInCents', 'required'],
  ])
  expect(problems({ name: 'Regalo de la casa', amountInCents: 0 })).toEqual([])
})
