import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, field, isRefused, key, press, sees } from '../../testing/screen.ts'
import { DateField } from './date-field.tsx'

type Given = { initial?: string; onLeave?: () => void }

function Form({ initial = '', onLeave }: Given) {
  const [day, setDay] = useState(initial)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <DateField label="Llegó el" value={day} onChange={setDay} onBlur={onLeave} />
      <output>{`Día: ${day}`}</output>
      <button type="button">Otro campo</button>
    </form>
  )
}
const show = (given: Given = {}, language: 'es' | 'en' = 'es') => renderScreen(<Form {...given} />, { language })

test('a day is typed and shown in the order of the language, whatever the browser’s is', async () => {
  await show({ initial: '2026-01-05' })
  await expect.element(field('Llegó el')).toHaveValue('05/01/2026')
  await field('Llegó el').fill('25/11/2026')
  await sees('Día: 2026-11-25')
})

test('in English the month comes first', async () => {
  await show({ initial: '2026-01-05' }, 'en')
  await expect.element(field('Llegó el')).toHaveValue('01/05/2026')
  await field('Llegó el').fill('11/25/2026')
  await sees('Día: 2026-11-25')
})

test('it may be typed without signs, and is printed with them once the field is left', async () => {
  await show()
  await field('Llegó el').fill('251126')
  await press('Otro campo')
  await expect.element(field('Llegó el')).toHaveValue('25/11/2026')
  await sees('Día: 2026-11-25')
})

test('25/11/20 is no year of 2020 while it is typed', async () => {
  await show()
  await field('Llegó el').fill('25/11/20')
  await sees('Día:')
  await field('Llegó el').fill('25/11/2026')
  await sees('Día: 2026-11-25')
})

test('what is no day is refused where it stands, kept as it was typed, and the field is not taken for left', async () => {
  const onLeave = vi.fn()
  await show({ initial: '2026-01-05', onLeave })
  await field('Llegó el').fill('31/02/2026')
  await key('{Enter}')
  await isRefused(field('Llegó el'), 'Escribe un día del calendario: dd/mm/aaaa.')
  await expect.element(field('Llegó el')).toHaveValue('31/02/2026')
  await press('Otro campo')
  await sees('Día: 31/02/2026')
  expect(onLeave).not.toHaveBeenCalled()
  await field('Llegó el').fill('28/02/2026')
  await press('Otro campo')
  await sees('Día: 2026-02-28')
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('the browser’s calendar gives a day too', async () => {
  await show({ initial: '2026-01-05' })
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined)
  await press('Abrir el calendario')
  expect(opened).toHaveBeenCalledTimes(1)
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]')
  if (!calendar) throw new Error('no calendar')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(calendar, '2026-11-25')
  calendar.dispatchEvent(new Event('input', { bubbles: true }))
  await sees('Día: 2026-11-25')
  await expect.element(field('Llegó el')).toHaveValue('25/11/2026')
  await expect.element(button('Abrir el calendario')).toBeEnabled()
})
