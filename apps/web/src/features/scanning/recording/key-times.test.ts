import { expect, test } from 'vitest'
import { scansOfAllProfiles } from '../testing/scan-profiles.ts'
import { keyRecorder } from './key-recorder.ts'
import { type KeyTime, timesOf, verdictOf } from './key-times.ts'

/** A scan of these signs, whose keys come so far apart. */
const scanOf = (number: string, pause: number, held: number | null = 2) => {
  const keys = [...number, 'Enter'].flatMap((key, place): KeyTime[] => {
    const at = place * pause
    const press: KeyTime = { type: 'keydown', key, code: `Key${place}`, at }
    return held === null ? [press] : [press, { ...press, type: 'keyup', at: at + held }]
  })
  return { number, keys }
}

test('a quick scanner is read wherever the focus is', () => {
  const scans = Array.from({ length: 20 }, () => scanOf('TBA330000063352', 15))
  expect(verdictOf(scans)).toEqual({ scans: 20, inNothing: 20, inOtherField: 20 })
  expect(timesOf(scans)).toEqual({ usualPause: 15, longestPause: 15, usualHold: 2, ends: ['Enter'] })
})

test('slow keys that nobody is seen to let go of are read where nobody types alone', () => {
  const scans = [scanOf('TBA330000063352', 60, null)]
  expect(verdictOf(scans)).toEqual({ scans: 1, inNothing: 1, inOtherField: 0 })
  expect(timesOf(scans)).toMatchObject({ usualPause: 60, usualHold: null })
})

test('a scanner that rests between its keys is read nowhere but in the scan field', () => {
  expect(verdictOf([scanOf('TBA330000063352', 200)])).toEqual({ scans: 1, inNothing: 0, inOtherField: 0 })
})

test('every generated scan that is read by the recogniser is said to be', () => {
  const scans = scansOfAllProfiles(300).filter(({ typedBefore }) => typedBefore === '')
  const { inNothing } = verdictOf(scans)
  expect(inNothing).toBe(scans.length)
})

const press = (key: string, timeStamp: number, repeat = false) => ({ key, code: `Key${key}`, timeStamp, repeat })

test('a recorder takes scan after scan; keys that are let go of after the end belong to the one before', () => {
  const recorder = keyRecorder()
  const numbers = ['ABC123', 'DEF456'].map((number, round) => {
    const begins = round * 1_000
    for (const [place, key] of [...number].entries())
      expect(recorder.press(press(key, begins + place))).toEqual({ kind: 'taken' })
    const ended = recorder.press(press('Enter', begins + 7))
    recorder.release(press(number.at(-1) ?? '', begins + 8))
    if (ended.kind !== 'ended') throw new Error('the scan did not end')
    return { number: ended.scan.number, releases: ended.scan.keys.filter(({ type }) => type === 'keyup').length }
  })
  expect(numbers).toEqual([
    { number: 'ABC123', releases: 1 },
    { number: 'DEF456', releases: 1 },
  ])
})

test('keys of a person stay theirs: Enter and Tab without a label before them, Escape, arrows', () => {
  const recorder = keyRecorder()
  for (const key of ['Enter', 'Tab', 'Escape', 'ArrowDown', 'Shift'])
    expect(recorder.press(press(key, 0))).toEqual({ kind: 'free' })
  expect(recorder.isUnderWay()).toBe(false)
})

test('too few keys are no scan, and a held key is one', () => {
  const recorder = keyRecorder()
  for (const key of 'ABC') recorder.press(press(key, 0))
  expect(recorder.press(press('C', 1, true))).toEqual({ kind: 'taken' })
  expect(recorder.isUnderWay()).toBe(true)
  expect(recorder.press(press('Enter', 9))).toEqual({ kind: 'tooShort' })
  recorder.press(press('A', 20))
  recorder.forget()
  expect(recorder.isUnderWay()).toBe(false)
})
