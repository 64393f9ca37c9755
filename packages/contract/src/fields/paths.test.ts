import { describe, expect, test } from 'vitest'
import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, CLIENT_PATHS, clientAddress, purchaseAddress } from '../paths.ts'

describe('an address', () => {
  test.each([
    [addressOf(CLIENT_PATHS.orders, {}), '/tuspedidos'],
    [addressOf(CLIENT_PATHS.orders, { open: 'one', view: undefined }), '/tuspedidos?open=one'],
    [
      addressOf(ADMINISTRATOR_PATHS.orders, { status: ['inWarehouseUIO', 'paid'], mode: 'asc' }),
      '/operations/estadodepedidos?status=inWarehouseUIO&status=paid&mode=asc',
    ],
    [addressOf(ADMINISTRATOR_PATHS.warehouse, { scan: 'TBA 1&2' }), '/operations/bodega?scan=TBA%201%262'],
    [purchaseAddress('client', 'one'), '/tuscompraasistidas?open=one'],
    [purchaseAddress('associate', 'one'), '/carrito?open=one'],
    [purchaseAddress('administrator', 'one'), '/operations/estadodepedidos?view=purchases&open=one'],
    [bundleAddress('associate', 'one'), '/detallesporconsolidacion?open=one'],
    [bundleAddress('administrator', 'one'), '/operations/detallesporconsolidacion?open=one'],
    [clientAddress('associate', 'one'), '/detalleporcliente?client=one'],
    [clientAddress('administrator', 'one'), '/operations/detalleporcliente?client=one'],
  ])('is %s', (address, expected) => {
    expect(address).toBe(expected)
  })

  test('of a screen that is not there does not compile', () => {
    // @ts-expect-error nobody has this screen
    expect(addressOf('/pedidos', { open: 'one' })).toBe('/pedidos?open=one')
  })
})
