import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type Fetched, pickListDocument } from './pick-list.document.ts'

const fetched = (description: string): Fetched[] =>
  Array.from({ length: 60 }, (_, index) => ({
    ...{ code: `ORD-${index}`, description, goesTo: 'BUL-1', client: { code: 'UIO-1', name: 'Ana Loor' } },
    shelves: [{ code: `MA-${index}`, zone: 'Pasillo A', walkingOrder: index }],
  }))
const pagesOf = async (description: string) => {
  const { content } = await pickListDocument(fetched(description), { tradeName: 'Puente', language: 'es' })
  return readPdf(content)
}

test('a long description is cut to its line and takes no more paper than a short one', async () => {
  const long = await pagesOf('Cafetera de cápsulas con dos juegos de filtros y una jarra de vidrio de repuesto, Audífonos')
  expect(long).toHaveLength((await pagesOf('Cafetera')).length)
  expect(long[0]).toContain('Cafetera de cápsulas')
  expect(long[0]).not.toContain('Audífonos')
})
