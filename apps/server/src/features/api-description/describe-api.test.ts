import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from '../../places.ts'
import { describeApi } from './describe-api.ts'

test('beside the built server lies what its sources say', () => {
  const built = JSON.parse(readFileSync(join(SOURCES, '../dist/api-description.json'), 'utf8'))

  expect(built).toEqual(describeApi())
})

test('a field is published with what the contract says of it; of what it holds, where nothing is said of itself; and with its unit', () => {
  const { components } = JSON.parse(describeApi().document)
  const descriptionOf = (schema: string, field: string) => components.schemas[schema].properties[field].description

  expect(descriptionOf('Order', 'requestNumber')).toBe(
    'Packages asked for together share it. Empty to clients, as the codes of bundles and manifests are.',
  )
  expect(descriptionOf('Order', 'client')).toBe(
    'A person as another record shows them; `code` is a casillero, else a user name, else the name.',
  )
  expect(descriptionOf('OrderDetail', 'timeline')).toMatch(/^What happened to a record: /)
  expect(descriptionOf('Bundle', 'customsInvoiceValueInCents')).toBe(
    'Defaults to what was declared; editable until shipped. US cents.',
  )
})
