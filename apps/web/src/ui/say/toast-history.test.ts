import { afterEach, expect, test } from 'vitest'
import { currentToasts, dismissToast, forgetToasts, showError, showSuccess, showUndo } from './toast.ts'
import { clearMessages, currentMessages, openMessages } from './toast-history.ts'

afterEach(forgetToasts)

const texts = () => currentMessages().map(({ text }) => text)

test('every notice is kept, the newest first, also after it was closed', () => {
  openMessages('lucia')
  showSuccess('Orden creada exitosamente.')
  showError('No logramos conectarnos.')
  showUndo('Recepción guardada', () => undefined)
  for (const { id } of currentToasts()) dismissToast(id)

  expect(currentToasts()).toEqual([])
  expect(texts()).toEqual(['Recepción guardada', 'No logramos conectarnos.', 'Orden creada exitosamente.'])
})

test('a success lasts three seconds, an undo longer, an error as long as a success, unless it leads somewhere', () => {
  showSuccess('uno')
  showUndo('dos', () => undefined)
  showError('tres')
  showError('cuatro', '/tuspagos')
  expect(currentToasts().map(({ lastsInMilliseconds }) => lastsInMilliseconds)).toEqual([3_000, 8_000, 3_000, 8_000])
})

test('the same notice again takes the place of the first, and both are kept', () => {
  openMessages('lucia')
  showError('No logramos conectarnos.')
  showError('No logramos conectarnos.')
  expect(currentToasts()).toHaveLength(1)
  expect(texts()).toHaveLength(2)
})

test('fifty are kept at most, and none once the person has left', () => {
  openMessages('lucia')
  for (let count = 1; count <= 60; count += 1) showSuccess(`aviso ${count}`)
  expect(texts()).toHaveLength(50)
  expect(texts()[0]).toBe('aviso 60')
  clearMessages()
  expect(texts()).toEqual([])

  showSuccess('aviso')
  forgetToasts()
  openMessages('pedro')
  expect(texts()).toEqual([])
  expect(currentToasts()).toEqual([])
})
