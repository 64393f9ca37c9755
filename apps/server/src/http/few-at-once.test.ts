import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('so many have a place, the others get one in the order in which they came', async () => {
  const enter = fewAtOnce(2)
  const entered: string[] = []
  const come = async (who: string) => {
    const leave = await enter('one')
    entered.push(who)
    return leave
  }
  const [first, second] = await Promise.all([come('first'), come('second')])
  const [third, fourth] = [come('third'), come('fourth')]
  await soon()
  expect(entered).toEqual(['first', 'second'])

  first()
  await soon()
  expect(entered).toEqual(['first', 'second', 'third'])
  second()
  await fourth
  expect(entered).toEqual(['first', 'second', 'third', 'fourth'])
  await third
})

test('one name does not wait for another, and a place that is given up is free', async () => {
  const enter = fewAtOnce(1)
  const leave = await enter('one')
  await enter('other')
  leave()
  await expect(enter('one')).resolves.toBeTypeOf('function')
})
