import { expect, test } from 'vitest'
import { open, openBytes, seal, sealBytes, sealedName } from './seal.ts'
import { storageKeyOf } from './storage-key.ts'

const ONE = await storageKeyOf('A'.repeat(43))
const ANOTHER = await storageKeyOf(`${'A'.repeat(42)}E`)
const PACKAGE = { tracking: '1Z999AA10123456784', client: 'Lucía Andrade', valueInCents: 12_345 }
const readable = (sealed: Uint8Array): string => new TextDecoder('latin1').decode(sealed)

test('what is sealed cannot be read, and opens with the same key in the same place', async () => {
  const sealed = await seal(ONE, 'scanQueue/1', PACKAGE)

  for (const word of ['1Z999AA10123456784', 'Luc', 'Andrade', '12345', 'tracking']) expect(readable(sealed)).not.toContain(word)
  expect(await open(ONE, 'scanQueue/1', sealed)).toEqual(PACKAGE)
})

test('the same, sealed twice, is not the same', async () => {
  const [first, second] = await Promise.all([seal(ONE, 'p', PACKAGE), seal(ONE, 'p', PACKAGE)])
  expect(first).not.toEqual(second)
})

test('another key, another place or a changed bit opens nothing', async () => {
  const sealed = await seal(ONE, 'scanQueue/1', PACKAGE)
  const changed = sealed.slice()
  changed[20] = (changed[20] ?? 0) ^ 1

  expect(await open(ANOTHER, 'scanQueue/1', sealed)).toBeNull()
  expect(await open(ONE, 'scanQueue/2', sealed)).toBeNull()
  expect(await open(ONE, 'scanQueue/1', changed)).toBeNull()
  expect(await open(ONE, 'scanQueue/1', sealed.slice(0, 5))).toBeNull()
})

test('a photo comes back byte by byte', async () => {
  const photo = crypto.getRandomValues(new Uint8Array(60_000))
  const opened = await openBytes(ONE, 'photo', await sealBytes(ONE, 'photo', photo))
  expect(new Uint8Array(opened ?? new ArrayBuffer())).toEqual(photo)
})

test('a number has one name for each key, which does not say it', async () => {
  const name = await sealedName(ONE, '1Z999AA10123456784')

  expect(name).toMatch(/^[\w-]{22}$/)
  expect(await sealedName(ONE, '1Z999AA10123456784')).toBe(name)
  expect(await sealedName(ONE, '1Z999AA10123456785')).not.toBe(name)
  expect(await sealedName(ANOTHER, '1Z999AA10123456784')).not.toBe(name)
})

test('nothing reads the keys themselves', async () => {
  await expect(crypto.subtle.exportKey('raw', ONE.cipher)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('raw', ONE.naming)).rejects.toThrow()
})
