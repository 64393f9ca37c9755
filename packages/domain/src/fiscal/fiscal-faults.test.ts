import { describe, expect, test } from 'vitest'
import { element, type FiscalElement, type FiscalFault, facturaOf, faultsOf, notaCreditoOf } from '../index.ts'
import { EXAMPLE_FACTURA, EXAMPLE_NOTA_CREDITO } from '../testing/fiscal-vectors.ts'

const FACTURA = facturaOf(EXAMPLE_FACTURA)
const NOTA = notaCreditoOf(EXAMPLE_NOTA_CREDITO)
type Edit = (found: FiscalElement) => FiscalElement | FiscalElement[]

/** A copy in which the first element at this path is another, others or none. */
function edited(root: FiscalElement, path: string, edit: Edit): FiscalElement {
  const [name, ...rest] = path.split('/')
  if (typeof root.content === 'string') throw new Error(`nothing in ${root.name}`)
  const place = root.content.findIndex((child) => child.name === name)
  const found = root.content[place]
  if (!found) throw new Error(`no ${path}`)
  const changed = rest.length > 0 ? edited(found, rest.join('/'), edit) : edit(found)
  return { ...root, content: [...root.content.slice(0, place), changed, ...root.content.slice(place + 1)].flat() }
}
const says =
  (text: string): Edit =>
  ({ name }) =>
    element(name, text)

describe('by the table of fields, a factura', () => {
  // biome-ignore format: a table reads best as a table
  test.each<[string, Edit, FiscalFault['because']]>([
    ['infoTributaria/ambiente', says('3'), 'form'],
    ['infoTributaria/tipoEmision', says('2'), 'form'],
    ['infoTributaria/razonSocial', says('dos  espacios'), 'form'],
    ['infoTributaria/razonSocial', says(''), 'form'],
    ['infoTributaria/razonSocial', says('x'.repeat(301)), 'form'],
    ['infoTributaria/ruc', says('1790011674002'), 'form'],
    ['infoTributaria/claveAcceso', says('1'), 'form'],
    ['infoTributaria/codDoc', says('04'), 'form'],
    ['infoTributaria/estab', says('1'), 'form'],
    ['infoTributaria/secuencial', says('123'), 'form'],
    ['infoTributaria/dirMatriz', () => [], 'missing'],
    ['infoFactura/fechaEmision', says('2026-11-23'), 'form'],
    ['infoFactura/obligadoContabilidad', says('Sí'), 'form'],
    ['infoFactura/tipoIdentificacionComprador', says('07'), 'form'],
    ['infoFactura/identificacionComprador', says('17 1003'), 'form'],
    ['infoFactura/importeTotal', says('204,31'), 'form'],
    ['infoFactura/importeTotal', says('204.3'), 'form'],
    ['infoFactura/importeTotal', says('0204.31'), 'form'],
    ['infoFactura/propina', says('1.00'), 'form'],
    ['infoFactura/moneda', says('USD'), 'form'],
    ['infoFactura/pagos/pago/formaPago', says('16'), 'form'],
    ['infoFactura/pagos/pago', (found) => [element('pago', []), found], 'missing'],
    ['infoFactura/totalConImpuestos/totalImpuesto/codigo', says('3'), 'form'],
    ['detalles/detalle/codigoPrincipal', says('OTRO'), 'form'],
    ['detalles/detalle/cantidad', says('2.00'), 'form'],
    ['detalles/detalle/impuestos/impuesto/tarifa', says('100.00'), 'form'],
    ['otrosRubrosTerceros/rubro/concepto', says('a\nb'), 'form'],
    ['infoAdicional/campoAdicional', says('sin nombre'), 'form'],
  ])('with another %s', (path, edit, because) => {
    const faults = faultsOf(edited(FACTURA, path, edit))
    expect(faults.map(({ because: found }) => found)).toContain(because)
    expect(faults.every(({ field }) => field.startsWith(`factura/${path}`))).toBe(true)
  })

  test('has its fields in their order, once, and no others', () => {
    const after = edited(FACTURA, 'infoFactura/moneda', (found) => [found, element('placa', 'ABC')])
    expect(faultsOf(after)).toContainEqual({ field: 'factura/infoFactura/placa', because: 'unexpected' })
    const twice = edited(FACTURA, 'infoTributaria/ruc', (found) => [found, found])
    expect(faultsOf(twice)).toContainEqual({ field: 'factura/infoTributaria/ruc', because: 'unexpected' })
    const turned = { ...FACTURA, content: [...FACTURA.content].reverse() as FiscalElement[] }
    expect(faultsOf(turned).map(({ because }) => because)).toContain('missing')
    expect(faultsOf({ ...FACTURA, content: 'text' })).toEqual([{ field: 'factura', because: 'form' }])
  })

  test('has at most fifteen additional fields', () => {
    const field = element('campoAdicional', 'x', { nombre: 'x' })
    const of = (count: number) => edited(FACTURA, 'infoAdicional', () => element('infoAdicional', Array(count).fill(field)))
    expect(faultsOf(of(15))).toEqual([])
    expect(faultsOf(of(16))).toEqual([{ field: 'factura/infoAdicional/campoAdicional', because: 'unexpected' }])
  })

  test('is the version that the table describes', () => {
    expect(faultsOf({ ...FACTURA, attributes: { id: 'comprobante', version: '1.1.0' } })).toEqual([
      { field: 'factura/@version', because: 'form' },
    ])
    expect(faultsOf({ ...FACTURA, attributes: { version: '2.1.0' } })).toEqual([{ field: 'factura/@id', because: 'form' }])
    expect(faultsOf(element('liquidacionCompra', []))).toEqual([{ field: 'liquidacionCompra', because: 'unexpected' }])
  })
})

describe('once its form is right, a factura', () => {
  // biome-ignore format: a table reads best as a table
  test.each<[string, Edit, string, FiscalFault['because']]>([
    ['infoTributaria/claveAcceso', says('2311202601179001167400110010020000001231234567816'), 'infoTributaria/claveAcceso', 'key'],
    ['infoTributaria/secuencial', says('000000124'), 'infoTributaria/claveAcceso', 'key'],
    ['infoFactura/fechaEmision', says('24/11/2026'), 'infoTributaria/claveAcceso', 'key'],
    ['infoFactura/identificacionComprador', says('9999999999999'), 'infoFactura/identificacionComprador', 'buyer'],
    ['infoFactura/totalSinImpuestos', says('48.35'), 'infoFactura/totalSinImpuestos', 'sum'],
    ['infoFactura/totalDescuento', says('0.00'), 'infoFactura/totalDescuento', 'sum'],
    ['infoFactura/importeTotal', says('50.59'), 'infoFactura/importeTotal', 'sum'],
    ['infoFactura/pagos/pago/total', says('100.01'), 'infoFactura/pagos', 'sum'],
    ['infoFactura/totalConImpuestos/totalImpuesto/baseImponible', says('33.33'), 'infoFactura/totalConImpuestos', 'sum'],
    ['infoFactura/totalConImpuestos/totalImpuesto/codigoPorcentaje', says('6'), 'infoFactura/totalConImpuestos', 'sum'],
    ['infoFactura/totalConImpuestos/totalImpuesto', (found) => [found, found], 'infoFactura/totalConImpuestos', 'sum'],
    ['detalles/detalle/descuento', says('1.75'), 'detalles/detalle', 'sum'],
    ['detalles/detalle/impuestos/impuesto/valor', says('0.01'), 'detalles/detalle', 'sum'],
    ['detalles/detalle/impuestos/impuesto/tarifa', says('15.00'), 'detalles/detalle', 'sum'],
    ['otrosRubrosTerceros', () => [], 'infoFactura/importeTotal', 'sum'],
  ])('with another %s', (path, edit, field, because) => {
    expect(faultsOf(edited(FACTURA, path, edit))).toContainEqual({ field: `factura/${field}`, because })
  })

  test('has IVA rounded over all details, not one by one', () => {
    // 0.645 and 1.605 are 2.25 together, and 0.65 + 1.61 one by one.
    const byLine = edited(FACTURA, 'detalles', (found) => {
      const [freight, handling, fee] = found.content as readonly FiscalElement[]
      if (!freight || !handling || !fee) throw new Error('three details')
      return element('detalles', [freight, handling, edited(fee, 'impuestos/impuesto/valor', says('1.61'))])
    })
    expect(faultsOf(byLine)).toContainEqual({ field: 'factura/infoFactura/totalConImpuestos', because: 'sum' })
  })
})

describe('a credit note', () => {
  // biome-ignore format: a table reads best as a table
  test.each<[string, Edit, FiscalFault]>([
    ['infoNotaCredito/numDocModificado', says('001-002-123'), { field: 'notaCredito/infoNotaCredito/numDocModificado', because: 'form' }],
    ['infoNotaCredito/motivo', () => [], { field: 'notaCredito/infoNotaCredito/motivo', because: 'missing' }],
    ['infoNotaCredito/valorModificacion', says('17.59'), { field: 'notaCredito/infoNotaCredito/valorModificacion', because: 'sum' }],
    ['detalles/detalle/codigoInterno', ({ content }) => element('codigoPrincipal', content), { field: 'notaCredito/detalles/detalle/codigoInterno', because: 'missing' }],
  ])('with another %s', (path, edit, fault) => {
    expect(faultsOf(edited(NOTA, path, edit))).toContainEqual(fault)
  })
})
