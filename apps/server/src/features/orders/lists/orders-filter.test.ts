// What the office's file of orders says it was asked for.
import { orders } from '@app/contract'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'
import { ordersFilter } from './orders-filter.document.ts'

const administrator = signedInAs('administrator')
const NO_FILTERS = ['page', 'limit', 'paginate', 'cursor', 'orderBy', 'mode']

describe('the office’s file of orders', () => {
  test('says what was asked for on a sheet of its own, in words of the reader', async () => {
    const client = await given.client()
    await given.order({ client, valueInCents: 7_700 })
    const query = {
      clientId: [client.id],
      status: ['inReview' as const, 'reviewed' as const],
      productValueInCents: '5000..',
      weightInGrams: '..4500',
      hasTracking: 'true',
      from: '2020-01-01',
      to: '2099-12-31',
    }
    const filterIn = async (language: string) => {
      const asked = { query, headers: { 'accept-language': language } } as never
      const { content } = await administrator.call(orders.exportAllOrders, asked)
      const [, filter] = await readXlsxFile(Buffer.from(content as Uint8Array))
      return filter
    }
    expect(await filterIn('es')).toMatchObject({
      sheet: 'Filtro',
      data: [
        ['Filtro', 'Valor'],
        ['Estado', 'En revisión, Revisado'],
        ['Clientes', '1'],
        ['Peso', '… – 4,50 kg'],
        ['Valor', '$50,00 – …'],
        ['Con tracking', 'Sí'],
        ['Desde', '2020-01-01'],
        ['Hasta', '2099-12-31'],
      ],
    })
    expect((await filterIn('en'))?.data).toContainEqual(['Weight', '… – 4.50 kg'])
  })

  test('has words for each parameter of the list', () => {
    const names = Object.keys(orders.listAllOrders.query.shape).filter((name) => !NO_FILTERS.includes(name))
    const asked = Object.fromEntries(names.map((name) => [name, '1..2']))
    for (const language of ['es', 'en'] as const) expect(ordersFilter.of(asked, language)).toHaveLength(names.length)
  })
})
