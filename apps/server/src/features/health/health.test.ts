import { health } from '@app/contract'
import { expect, test } from 'vitest'
import { anonymous } from '../../testing/world.ts'

test('says that it runs', async () => {
  expect(await anonymous.call(health.live)).toEqual({ ok: true })
})

test('says that it is ready, and in which version', async () => {
  expect(await anonymous.call(health.ready)).toEqual({ ok: true, version: '0.1.0' })
})
