import type { Found } from '@app/contract/search.contract'
import { describe, expect, test } from 'vitest'
import { folded, partsAround } from '../../i18n/folded.ts'
import { addressOf, groupsOf, searchOptions } from './search-options.ts'

const SCREENS = [
  { path: '/operations/bodega', name: 'Bodega' },
  { path: '/operations/consolidaciondepedidos', name: 'Consolidación de pedidos' },
  { path: '/operations/estadodepedidos', name: 'Estado de pedidos' },
]
const ACTS = [{ path: '/operations/estadodepedidos?new=1', name: 'Nuevo pedido' }]
const found = (kind: Found['kind'], id: string): Found => ({
  kind,
  id,
  code: id,
  title: '',
  things: null,
  status: null,
  outcome: null,
  location: `/at?open=${id}`,
})
const offer = (text: string, records: readonly Found[] = []) =>
  searchOptions({ text, recent: ['1Z999', 'quispe'], screens: SCREENS, acts: ACTS, found: records })

describe('what the search offers', () => {
  test('earlier searches while nothing is typed', () => {
    expect(offer('  ').map(({ key }) => key)).toEqual(['recent-1Z999', 'recent-quispe'])
    expect(offer('').map(addressOf)).toEqual([null, null])
  })

  test('screens by the beginning of a word, whatever its accents and capitals', () => {
    expect(offer('CONSOLIDACION').map(addressOf)).toEqual(['/operations/consolidaciondepedidos'])
    expect(offer('esta').map(addressOf)).toEqual(['/operations/estadodepedidos'])
    expect(offer('didos')).toEqual([])
  })

  test('what can be begun before the screens of that name', () => {
    const options = offer('ped')
    expect(options.map(addressOf)).toEqual([
      '/operations/estadodepedidos?new=1',
      '/operations/consolidaciondepedidos',
      '/operations/estadodepedidos',
    ])
    expect(groupsOf(options).map(([group]) => group)).toEqual(['act', 'screen'])
  })

  test('records after the screens, under one heading a kind', () => {
    const options = offer('bod', [found('order', 'a'), found('order', 'b'), found('client', 'c')])
    expect(groupsOf(options).map(([group, { length }]) => [group, length])).toEqual([
      ['screen', 1],
      ['order', 2],
      ['client', 1],
    ])
    expect(options.map(addressOf)).toEqual(['/operations/bodega', '/at?open=a', '/at?open=b', '/at?open=c'])
  })
})

describe('what was typed is found in what stands there', () => {
  test('letter for letter', () => {
    expect(folded('Ñandú ß')).toBe('nandu ß')
    expect(partsAround('Zoila Muñoz', 'MUNO')).toEqual(['Zoila ', 'Muño', 'z'])
    expect(partsAround('Zoila', 'x')).toBeNull()
    expect(partsAround('Zoila', '')).toBeNull()
  })
})
