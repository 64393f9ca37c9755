import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharesOf, withFiles } from './file-selection.ts'

const file = (name: string, size = 1_000, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 })
const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('files that are given', () => {
  test('join those there are; a bad one is refused and the others stay', () => {
    const { files, refused } = withFiles([file('a.pdf')], [file('b.pdf'), file('c.exe', 10, 'application/x-msdownload')], 10)

    expect(names(files)).toEqual(['a.pdf', 'b.pdf'])
    expect(refused).toEqual([{ name: 'c.exe', problem: 'fileTypeNotAllowed' }])
  })

  test('are not taken twice, nor beyond their number', () => {
    const { files, refused } = withFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf'), file('c.pdf')], 2)

    expect(names(files)).toEqual(['a.pdf', 'b.pdf'])
    expect(refused).toEqual([
      { name: 'a.pdf', problem: 'fileTwice' },
      { name: 'c.pdf', problem: 'tooManyFiles' },
    ])
  })

  test('take the place of the one there is where there is room for one; a bad one leaves it', () => {
    expect(names(withFiles([file('a.pdf')], [file('b.pdf')], 1).files)).toEqual(['b.pdf'])
    expect(names(withFiles([file('a.pdf')], [file('b.pdf', 0)], 1).files)).toEqual(['a.pdf'])
  })
})

describe('how much of each file has left', () => {
  test('is told one after the other', () => {
    expect(sharesOf([{ size: 100 }, { size: 300 }], 0.5)).toEqual([1, 1 / 3])
  })

  test('never goes back, and ends with all of them', () => {
    const sizes = fc.array(fc.record({ size: fc.integer({ min: 1, max: 10_000_000 }) }), { minLength: 1 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(sizes, share, share, (files, one, other) => {
        const [earlier, later] = [sharesOf(files, Math.min(one, other)), sharesOf(files, Math.max(one, other))]
        expect(earlier.every((value, index) => value <= (later[index] ?? 0) + 1e-9)).toBe(true)
        expect(sharesOf(files, 1).every((value) => value > 0.999)).toBe(true)
      }),
    )
  })
})
