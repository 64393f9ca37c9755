import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, says, sees } from '../../../testing/screen.ts'
import { readRecording } from '../../scanning/recording/recording-file.ts'
import { type GeneratedScan, scansOfAllProfiles } from '../../scanning/testing/scan-profiles.ts'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { ScannerCheckButton } from './scanner-check-button.tsx'

const heard: Readings[] = []
const saved: Blob[] = []

/** A station that hears scanners, with the button in its head. */
function Bench() {
  useScanner((readings) => heard.push(readings))
  return <ScannerCheckButton />
}

async function open(stage: Partial<Stage> = {}): Promise<void> {
  heard.length = 0
  saved.length = 0
  await renderScreen(<Bench />, { role: 'administrator', ...stage })
  await press('Probar lector')
  await sees(dialog('¿Se lee este lector?'))
}

let playedAt = 0
/** Keys as the browser gives them, at the generated times. */
function play(scans: readonly GeneratedScan[], { withoutEnd = false } = {}): void {
  for (const { keys } of scans) {
    playedAt += 60_000
    for (const { type, key, code, at } of keys) {
      if (withoutEnd && key.length > 1) continue
      const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: playedAt + at })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    }
  }
}

const scansLike = (name: string, count: number) =>
  scansOfAllProfiles(6_000)
    .filter((scan) => scan.name === name)
    .slice(0, count)

test('twenty scans of a quick scanner: it is read everywhere, and its times are saved for the tests', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return '#'
  })
  await open()
  const scans = scansLike('15 ms, even, in no field', 20)
  play(scans.slice(0, 19))
  await says(dialog(), '19 de 20 lecturas')
  await expect.element(button('Guardar los tiempos')).toBeDisabled()
  play(scans.slice(19))
  await says(dialog(), 'Este lector se lee en toda la página')
  await says(dialog(), /1[45] ms/)
  await says(dialog(), 'Enter')
  await press('Guardar los tiempos')

  const recording = readRecording(await (saved[0] as Blob).text())
  expect(recording.scans.map(({ number }) => number)).toEqual(scans.map(({ number }) => number))
  // Nothing of it was looked up.
  expect(heard).toEqual([])
  vi.restoreAllMocks()
})

test('a scanner whose keys look like a person’s is read in the scan field alone', async () => {
  await open()
  play(scansLike('60 ms, never let go, in no field', 20))
  await says(dialog(), 'Se lee en el campo de escaneo, o sin campo')
  await says(dialog(), 'se leen 0 de 20')
  await says(dialog(), 'No se ve que la suelte')
})

test('too few keys, and keys that nothing ends, say what is wrong; the scanner is heard again once it is closed', async () => {
  await open()
  const [scan] = scansLike('8 ms, even, in no field', 1)
  if (!scan) throw new Error('no scan')
  play([{ ...scan, keys: [...scan.keys.slice(0, 4), ...scan.keys.slice(-2)] }])
  await says(dialog(), 'demasiado corto')
  play([scan], { withoutEnd: true })
  await says(dialog(), 'El lector no envió Enter ni Tab al final')
  play([scan])
  await says(dialog(), '1 de 20 lecturas')
  await press('Empezar de nuevo')
  await says(dialog(), '0 de 20 lecturas')

  await userEvent.keyboard('{Escape}')
  await isGone(dialog())
  play([scan])
  expect(heard.flat()).toContain(scan.number)
})
