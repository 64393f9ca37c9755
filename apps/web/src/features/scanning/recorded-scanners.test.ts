// Scanners as stations recorded them (*Probar lector*): each file in testing/recordings is tried by the recogniser.
import { describe, expect, test } from 'vitest'
import { hearKeys, verdictOf } from './recording/key-times.ts'
import { readRecording, writeRecording } from './recording/recording-file.ts'

const TEXTS: Record<string, string> = import.meta.glob('./testing/recordings/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
})
const FILES = Object.keys(TEXTS)
const read = (name: string) => TEXTS[name] ?? ''

test('there is a recording to try', () => {
  expect(FILES).toContain('./testing/recordings/generated-15-ms.json')
})

describe.each(FILES)('%s', (name) => {
  const { scans, ...about } = readRecording(read(name))

  test('holds twenty scans, and is written as it was read', () => {
    expect(scans).toHaveLength(20)
    expect(writeRecording({ ...about, scans })).toBe(read(name))
  })

  test('no scan is cut or another number, wherever the focus is', () => {
    for (const { number, keys } of scans) {
      for (const focus of ['nothing', 'otherField'] as const) {
        const { readings } = hearKeys(keys, focus)
        expect(readings.length === 0 || readings.includes(number), `${number} ${focus}: ${readings.join()}`).toBe(true)
      }
    }
  })

  test('each is read where nobody types', () => {
    expect(verdictOf(scans)).toMatchObject({ scans: 20, inNothing: 20 })
  })
})

test.each(['{}', '{"format":"puente-scanner-1"}', '{"format":"puente-scanner-1","scans":[{"number":"A","keys":"x"}]}'])(
  'another file is no recording: %s',
  (text) => {
    expect(() => readRecording(text)).toThrow(TypeError)
  },
)
