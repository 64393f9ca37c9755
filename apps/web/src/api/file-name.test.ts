import { expect, test } from 'vitest'
import { fileNameFrom } from './file-name.ts'

test('reads the name of a download', () => {
  expect(fileNameFrom('attachment; filename="factura-0001.pdf"')).toBe('factura-0001.pdf')
})

test('prefers the extended name, which keeps its accents', () => {
  expect(fileNameFrom("attachment; filename=cedula.pdf; filename*=UTF-8''c%C3%A9dula.pdf")).toBe('cédula.pdf')
})

test('has no name without the header', () => {
  expect(fileNameFrom(null)).toBeNull()
})
