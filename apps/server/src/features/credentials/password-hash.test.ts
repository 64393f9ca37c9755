import { describe, expect, test } from 'vitest'
import { PASSWORD_HASHING } from '../../config.ts'
import { hashPassword, isPassword } from './password-hash.ts'

describe('a password at rest', () => {
  test('is argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = [
      await hashPassword('puerta azul', PASSWORD_HASHING),
      await hashPassword('puerta azul', PASSWORD_HASHING),
    ]

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test('is recognised, and no other is', async () => {
    const encoded = await hashPassword('contraseña con ñ', PASSWORD_HASHING)

    expect(await isPassword('contraseña con ñ', encoded, PASSWORD_HASHING)).toBe(true)
    expect(await isPassword('contrasena con n', encoded, PASSWORD_HASHING)).toBe(false)
    expect(await isPassword('contraseña con ñ'.normalize('NFD'), encoded, PASSWORD_HASHING)).toBe(true)
  })

  test('stays valid when new ones cost more', async () => {
    const encoded = await hashPassword('puerta azul', { memoryInKibibytes: 64, passes: 1, parallelism: 1 })

    expect(await isPassword('puerta azul', encoded, PASSWORD_HASHING)).toBe(true)
  })

  test('recognises the vector of the reference implementation', async () => {
    const encoded = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

    expect(await isPassword('password', encoded, PASSWORD_HASHING)).toBe(true)
  })

  test('of nobody is never right', async () => {
    expect(await isPassword('', null, PASSWORD_HASHING)).toBe(false)
  })
})
