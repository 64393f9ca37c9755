import { describe, expect, test } from 'vitest'
import { filled, inWords, withBox, withOneLess, withOneMore } from './boxes.ts'

const TWO = [
  [2, 0],
  [1, 1],
]

describe('one of an item', () => {
  test('comes out of the next box that has one, and goes into the next box', () => {
    expect(inWords(withOneMore(TWO, 0, 0))).toBe('3,0;0,1')
    expect(inWords(withOneMore(TWO, 0, 1))).toBe('2,1;1,0')
    expect(inWords(withOneLess(TWO, 0, 0))).toBe('1,0;2,1')
    expect(inWords(withOneMore([[0], [0], [4]], 0, 0))).toBe('1;0;3')
  })

  test('stays where there is none to move, or no other box', () => {
    expect(withOneMore(TWO, 1, 1)).toBe(TWO)
    expect(withOneLess(TWO, 0, 1)).toBe(TWO)
    expect(inWords(withOneLess([[3]], 0, 0))).toBe('3')
  })
})

test('a box more is empty, and is no box until it holds something', () => {
  expect(inWords(withBox(TWO))).toBe('2,0;1,1;0,0')
  expect(inWords(filled(withBox(TWO)))).toBe('2,0;1,1')
})
