import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, hasFocus, key, press, sees } from '../../testing/screen.ts'
import { SCAN_PAUSE_IN_MILLISECONDS } from '../../ui/keys/key-pace.ts'
import { useLetterKeys } from '../../ui/keys/letter-keys.ts'
import { useHotkey } from '../../ui/page/use-hotkey.ts'
import { useScanner } from './use-scanner.ts'

const heard: string[] = []

function Ears() {
  useScanner(() => undefined)
  return null
}

function Screen() {
  const [isStation, setStation] = useState(true)
  useLetterKeys((name) => () => heard.push(name))
  useHotkey('slash', () => heard.push('/'))
  return (
    <>
      <button type="button" onClick={() => setStation(false)}>
        Salir
      </button>
      {isStation ? <Ears /> : <p>Fuera</p>}
    </>
  )
}

async function types(...keys: string[]): Promise<void> {
  for (const one of keys) {
    await key(one)
    await new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_IN_MILLISECONDS + 40))
  }
}

test('where a scanner is heard no key is a person’s; once it is not, they are again', async () => {
  await renderScreen(<Screen />)
  await sees('Salir')
  await types('j', 'x', '/')
  expect(heard).toEqual([])
  await press('Salir')
  await sees('Fuera')
  await types('j', 'x', '/')
  expect(heard).toEqual(['j', 'x', '/'])
})

test('Enter right after a scan was taken is a person’s, who has read what it said', async () => {
  await renderScreen(<Screen />)
  await sees('Salir')
  await key('{Tab}')
  await hasFocus(button('Salir'))
  await key('TBA330000063352{Enter}{Enter}')
  await sees('Fuera')
})
