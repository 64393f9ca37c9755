// A station's field, another field and a button, and scanners of every kind at a real keyboard's events and times.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, sees } from '../../../testing/screen.ts'
import { type GeneratedScan, scansOfAllProfiles } from '../../scanning/testing/scan-profiles.ts'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { ScanField } from './scan-field.tsx'

const heard: Readings[] = []
const nothing = () => {}

function Bench() {
  const [presses, setPresses] = useState(0)
  const [text, setText] = useState('')
  useScanner((readings) => heard.push(readings))
  return (
    <>
      <ScanField
        label="Tracking o número de pedido"
        placeholder="1Z999AA10123456784"
        field={{ current: null }}
        isLooking={false}
        onScan={(scanned) => heard.push([scanned])}
        onList={nothing}
        onOpenList={nothing}
        onOpenCamera={nothing}
      />
      <textarea aria-label="Nota" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Presionado {presses}
      </button>
    </>
  )
}

/** Keys as the browser gives them, at the generated times; a key prints where the focus is, if nobody stopped it. */
function play({ keys }: GeneratedScan, startsAt: number): void {
  for (const { type, key, code, at } of keys) {
    const target = document.activeElement ?? document.body
    const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: startsAt + at })
    const isFree = target.dispatchEvent(event)
    if (!isFree || type === 'keyup') continue
    if (document.activeElement instanceof HTMLButtonElement && key === 'Enter') document.activeElement.click()
    if (document.activeElement?.matches('input, textarea') && key.length === 1) document.execCommand('insertText', false, key)
  }
}

// Half a minute on a quiet machine.
test('300 scans, wherever the focus is: each number whole, no sign left or lost, no button pressed', {
  timeout: 300_000,
}, async () => {
  await renderScreen(<Bench />, { role: 'administrator' })
  await sees(box('Nota'))
  const scanField = box('Tracking o número de pedido').element() as HTMLInputElement
  const note = box('Nota').element() as HTMLTextAreaElement
  const pressed = button(/Presionado/).element() as HTMLButtonElement
  const wrong: unknown[] = []
  for (const [index, scan] of scansOfAllProfiles(300).entries()) {
    heard.length = 0
    const place = { scanField, otherField: note, nothing: pressed }[scan.focus]
    place.focus()
    note.select()
    if (scan.focus !== 'otherField') place.focus()
    play(scan, (index + 1) * 60_000)
    const readings = heard.flat()
    const isHeard = scan.focus === 'scanField' ? readings.join() === scan.number : readings.includes(scan.number)
    // Nothing tells slow keys that nobody is seen to let go of from a person's, in a field where people type.
    const isTyping = scan.name === '60 ms, never let go, in another field'
    if ((isTyping ? readings.length > 0 : !isHeard) || scanField.value !== '')
      wrong.push({ ...scan, readings, left: scanField.value })
    if (!note.value.startsWith(scan.typedBefore)) wrong.push({ ...scan, note: note.value })
  }
  expect(wrong).toEqual([])
  await expect.element(button('Presionado 0')).toBeVisible()
})
