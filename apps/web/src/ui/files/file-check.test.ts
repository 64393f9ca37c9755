import { expect, test } from 'vitest'
import { problemOfFile } from './file-check.ts'

test.each([
  [{ name: 'factura.pdf', size: 10_485_760, type: 'application/pdf' }, null],
  [{ name: 'factura.pdf', size: 10_485_761, type: 'application/pdf' }, 'fileTooLarge'],
  [{ name: 'foto.JPG', size: 2_000, type: '' }, null],
  [{ name: 'foto.HEIC', size: 2_000, type: '' }, 'fileTypeNotAllowed'],
  [{ name: 'dibujo.svg', size: 2_000, type: 'image/svg+xml' }, 'fileTypeNotAllowed'],
  [{ name: 'programa', size: 2_000, type: '' }, 'fileTypeNotAllowed'],
  [{ name: 'vacio.pdf', size: 0, type: 'application/pdf' }, 'fileEmpty'],
] as const)('%o', (file, problem) => {
  expect(problemOfFile(file)).toBe(problem)
})
