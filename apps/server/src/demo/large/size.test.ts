import { expect, test } from 'vitest'
import { StartError } from '../../db/start-error.ts'
import { askedSize, folderOf } from './size.ts'

test('nothing said is the small company, in the folder it always had', () => {
  expect(askedSize([])).toBeNull()
  expect(folderOf('./data/demo', askedSize([]))).toBe('./data/demo')
})

test('--large is thirty staff, five thousand clients and ten thousand packages a month, in a folder of its own', () => {
  const size = askedSize(['--large'])
  expect(size).toEqual({
    ...{ oneIn: 1, staff: 30, associates: 20, clients: 5_000, packages: 120_000 },
    ...{ bundlesOfManifest: 1_000, shelvesOfWarehouse: 200 },
  })
  expect(folderOf('./data/demo', size)).toBe('./data/demo-large')
})

test('--large=10 is a tenth of its clients and packages, with as many staff, in another folder', () => {
  const size = askedSize(['--large=10'])
  expect(size).toMatchObject({ oneIn: 10, staff: 30, clients: 500, packages: 12_000, bundlesOfManifest: 100 })
  expect(folderOf('/srv/demo', size)).toBe('/srv/demo-large-10')
})

test('the smallest is a thousandth', () => {
  expect(askedSize(['--large=1000'])).toMatchObject({ clients: 5, packages: 120, bundlesOfManifest: 1, shelvesOfWarehouse: 10 })
})

test.each([
  ['--larg'],
  ['large'],
  ['--large=0'],
  ['--large=1001'],
  ['--large=1.5'],
  ['--large='],
  ['--large=-1'],
  ['--large --small'],
  ['--small'],
])('%s stops the start with a sentence', (given) => {
  const sentence = 'Usage: npm run demo [-- --large[=<one in so many, 1 to 1000>]]'
  expect(() => askedSize(given.split(' '))).toThrow(new StartError(sentence))
})
