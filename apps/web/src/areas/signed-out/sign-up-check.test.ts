import { expect, test } from 'vitest'
import { signUpProblems } from './sign-up-check.ts'
import { EMPTY, type SignUpValues } from './sign-up-values.ts'

const complete: SignUpValues = {
  firstName: 'María',
  lastName: 'Quishpe',
  identificationType: 'cedula',
  identification: '1710034065',
  birthDate: '1990-05-04',
  phone: '+593991234567',
  email: 'maria@correo.ec',
  province: 'Pichincha',
  city: 'Quito',
  address: 'Av. Amazonas N21-147',
  password: 'tres volcanes',
  repeated: 'tres volcanes',
}

test('nothing is wrong with a complete form', () => {
  expect(signUpProblems(complete)).toEqual({})
})

test('an empty form is told every field that is missing', () => {
  const { identificationType: _chosen, ...missing } = EMPTY
  expect(Object.keys(signUpProblems(EMPTY)).sort()).toEqual(
    Object.keys(missing)
      .filter((name) => name !== 'repeated')
      .sort(),
  )
  expect(new Set(Object.values(signUpProblems(EMPTY)))).toEqual(new Set(['required']))
})

test.each([
  [{ identification: '1710034064' }, { identification: 'identificationNotValid' }],
  [{ birthDate: '2020-01-01' }, { birthDate: 'notAnAdult' }],
  [{ phone: '+59312' }, { phone: 'phoneNotValid' }],
  [{ email: 'maria@' }, { email: 'emailNotValid' }],
  [{ password: 'corta', repeated: 'corta' }, { password: 'weakPassword' }],
  [{ repeated: 'otra cosa más' }, { repeated: 'passwordsDoNotMatch' }],
])('%o is %o', (change, problems) => {
  expect(signUpProblems({ ...complete, ...change })).toEqual(problems)
})
