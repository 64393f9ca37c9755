import { expect, test } from 'vitest'
import { howToAnswer } from './how-to-answer.ts'

const HERE = 'https://puente.test'
const FILES = new Set(['/boot.js', '/locales/es/common.json'])
const how = (path: string, { method = 'GET', mode = 'cors' as RequestMode } = {}) =>
  howToAnswer({ method, mode, url: new URL(path, HERE).href }, HERE, FILES)
const visit = (path: string) => how(path, { mode: 'navigate' })

test.each(['/', '/login', '/operations/bodega', '/tuspedidos?open=0198', '/no-existe'])('%s is opened as the page', (path) => {
  expect(visit(path)).toBe('page')
})

test.each(['/assets/start-a1b2.js', '/boot.js', '/locales/es/common.json'])('%s is a part of the program', (path) => {
  expect(how(path)).toBe('file')
})

test.each([
  '/api/auth/me',
  '/api/docs',
  '/api',
  '/remote/notifications/',
  '/bienvenida?lang=en',
  '/remote/notifications/assets/index.js',
  'https://elsewhere.test/',
])('%s is not ours, whoever asks', (path) => {
  expect(how(path)).toBeNull()
  expect(visit(path)).toBeNull()
})

test('what another application shares is taken; a page that calls the same address shares nothing', () => {
  expect(how('/compartido', { method: 'POST', mode: 'navigate' })).toBe('shared')
  expect(how('/compartido', { method: 'POST' })).toBeNull()
  expect(visit('/compartido')).toBe('page')
  expect(how('https://elsewhere.test/compartido', { method: 'POST', mode: 'navigate' })).toBeNull()
})

test('a file that is visited, an unknown file, or anything that changes something is not ours', () => {
  expect(visit('/favicon.svg')).toBeNull()
  expect(how('/robots.txt')).toBeNull()
  expect(how('/boot.js', { method: 'POST' })).toBeNull()
})
