import { labels, locations } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { givenShelf } from '../../testing/shelves/given-shelves.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const ABSENT = '00000000-0000-7000-8000-000000000000'
type Query = { warehouse?: 'MIA' | 'UIO'; id?: string[] }
const print = (query: Query, language = 'es') =>
  administrator.call(labels.getLocationLabels, { query, headers: { 'accept-language': language } })

describe('the labels of shelves', () => {
  test('are a page each in walking order, with bars of letters and digits alone', async () => {
    const [first, second] = [await givenShelf('UIO', 'Pasillo 1'), await givenShelf('UIO', 'Altillo')]

    const { content, name } = await print({ warehouse: 'UIO', id: [second.id, first.id] })

    expect(name).toMatch(/^estantes-Quito-.*\.pdf$/)
    const bars = (await readBarCodes(content)).map(({ text }) => text)
    expect(bars).toEqual([first, second].map(({ code }) => code.replace('-', '')))
    const [page = ''] = await readPdf(content)
    for (const said of [first.code, 'Pasillo 1', 'Quito', 'Orden de recorrido', `${first.walkingOrder}`])
      expect(page).toContain(said)
  })

  test('are those in use of the warehouse, where none are named; a retired one is printed where it is', async () => {
    const [used, retired, elsewhere] = [await givenShelf('UIO'), await givenShelf('UIO'), await givenShelf('MIA')]
    const body = { zone: '', walkingOrder: retired.walkingOrder, isActive: false }
    await administrator.call(locations.updateLocation, { params: { id: retired.id }, body })

    const all = (await readPdf((await print({ warehouse: 'UIO' }, 'en')).content)).join('\n')

    expect(all).toContain(used.code)
    expect(all).toContain('Walking order')
    expect(all).not.toContain(retired.code)
    expect(all).not.toContain(elsewhere.code)
    const alone = await print({ warehouse: 'UIO', id: [retired.id] })
    expect(alone.name).toBe(`etiqueta-${retired.code.replace('-', '')}.pdf`)
  })

  test('are of both warehouses where none is named, those of Miami first', async () => {
    const [quito, miami] = [await givenShelf('UIO'), await givenShelf('MIA')]

    const { content, name } = await print({ id: [quito.id, miami.id] })

    expect(name).toMatch(/^estantes-Miami-Quito-.*\.pdf$/)
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual([miami, quito].map(({ code }) => code.replace('-', '')))
  })

  test('are none of a shelf that is not there, or in the other warehouse', async () => {
    const [here, elsewhere] = [await givenShelf('UIO'), await givenShelf('MIA')]
    for (const id of [ABSENT, elsewhere.id])
      await expect(print({ warehouse: 'UIO', id: [here.id, id] })).rejects.toMatchObject({
        status: 404,
        code: 'locationNotFound',
        details: { ids: [id] },
      })
  })

  test('are for administrators', async () => {
    const query = { warehouse: 'UIO' } as const
    await expect(anonymous.call(labels.getLocationLabels, { query })).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs('associate').call(labels.getLocationLabels, { query })).rejects.toMatchObject({ status: 403 })
  })
})
