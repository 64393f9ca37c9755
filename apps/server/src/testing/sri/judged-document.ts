// Judges a document as the SRI does, by a table and sums of its own: nothing of the product's reading or writing is asked.
import { DOMParser } from '@xmldom/xmldom'
import { faultsOfSignature } from '../fiscal/verify-signature.ts'

/** A message of the SRI: its number, and what it adds. */
export type Judgement = { code: number; more: string }

const MOST_BYTES = 320 * 1024

/** Each parent's children in the SRI's order: `?` may be missing, `*` may come often. */
const CHILDREN: Readonly<Record<string, string>> = {
  factura: 'infoTributaria infoFactura detalles otrosRubrosTerceros? infoAdicional? ds:Signature',
  notaCredito: 'infoTributaria infoNotaCredito detalles infoAdicional? ds:Signature',
  infoTributaria:
    'ambiente tipoEmision razonSocial nombreComercial? ruc claveAcceso codDoc estab ptoEmi secuencial dirMatriz agenteRetencion? contribuyenteRimpe?',
  infoFactura:
    'fechaEmision dirEstablecimiento? contribuyenteEspecial? obligadoContabilidad? tipoIdentificacionComprador razonSocialComprador identificacionComprador direccionComprador? totalSinImpuestos totalDescuento totalConImpuestos propina importeTotal moneda? pagos',
  infoNotaCredito:
    'fechaEmision dirEstablecimiento? tipoIdentificacionComprador razonSocialComprador identificacionComprador contribuyenteEspecial? obligadoContabilidad? codDocModificado numDocModificado fechaEmisionDocSustento totalSinImpuestos valorModificacion moneda? totalConImpuestos motivo',
  totalConImpuestos: 'totalImpuesto*',
  totalImpuesto: 'codigo codigoPorcentaje baseImponible valor',
  pagos: 'pago*',
  pago: 'formaPago total plazo? unidadTiempo?',
  detalles: 'detalle*',
  detalle: 'codigoPrincipal? codigoInterno? descripcion cantidad precioUnitario descuento precioTotalSinImpuesto impuestos',
  impuestos: 'impuesto*',
  impuesto: 'codigo codigoPorcentaje tarifa baseImponible valor',
  otrosRubrosTerceros: 'rubro*',
  rubro: 'concepto total',
  infoAdicional: 'campoAdicional*',
}

const elementsOf = (node: Element): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1)
const textIn = (root: Element, name: string): string => root.getElementsByTagName(name)[0]?.textContent ?? ''
const centsOf = (text: string): number => (/^\d+\.\d\d$/.test(text) ? Number(text.replace('.', '')) : Number.NaN)
const totalOf = (parent: Element, row: string, field: string): number =>
  Array.from(parent.getElementsByTagName(row)).reduce((sum, one) => sum + centsOf(textIn(one, field)), 0)

export type Read = { root: Element; accessKey: string; number: string; issuedOn: string; environment: string }

/** What reception finds: size, form and key. */
export function read(xml: string): Read | Judgement {
  if (Buffer.byteLength(xml) > MOST_BYTES) return { code: 26, more: `${Buffer.byteLength(xml)} bytes` }
  const root = parsed(xml)
  if (!root) return { code: 35, more: 'no XML' }
  const fault = faultOfForm(root)
  if (fault) return { code: 35, more: fault }
  const accessKey = textIn(root, 'claveAcceso')
  const expected = keyOf(root)
  if (accessKey !== expected) return { code: 35, more: `claveAcceso ${accessKey}, expected ${expected}` }
  const number = ['ambiente', 'codDoc', 'ruc', 'estab', 'ptoEmi', 'secuencial'].map((name) => textIn(root, name)).join('-')
  const [day, month, year] = textIn(root, 'fechaEmision').split('/')
  return { root, accessKey, number, issuedOn: `${year}-${month}-${day}`, environment: textIn(root, 'ambiente') }
}

function parsed(xml: string): Element | null {
  const refuse = (message: string) => {
    throw new Error(message)
  }
  try {
    return new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } }).parseFromString(
      xml,
      'text/xml',
    ).documentElement
  } catch {
    return null
  }
}

function faultOfForm(node: Element): string | null {
  const expected = CHILDREN[node.nodeName]
  if (expected === undefined)
    return /\s{2}|[\r\n]/.test(node.textContent ?? '') && node.nodeName !== 'ds:Signature' ? `${node.nodeName}: spaces` : null
  const left = elementsOf(node)
  for (const part of expected.split(' ')) {
    const [, name = '', many = ''] = /^([\w:]+)([?*]?)$/.exec(part) ?? []
    if (left[0]?.nodeName !== name && many !== '?') return `${node.nodeName}: ${name} is missing`
    do {
      if (left[0]?.nodeName === name) left.shift()
    } while (many === '*' && left[0]?.nodeName === name)
  }
  if (left[0]) return `${node.nodeName}: ${left[0].nodeName} is not expected`
  return elementsOf(node).reduce<string | null>(
    (fault, child) => fault ?? (child.nodeName === 'ds:Signature' ? null : faultOfForm(child)),
    null,
  )
}

/** Weights 2 to 7 from the right, modulo 11. */
function keyOf(root: Element): string {
  const given = textIn(root, 'claveAcceso')
  const parts = [
    textIn(root, 'fechaEmision').replaceAll('/', ''),
    textIn(root, 'codDoc'),
    textIn(root, 'ruc'),
    textIn(root, 'ambiente'),
  ]
  const digits = `${parts.join('')}${textIn(root, 'estab')}${textIn(root, 'ptoEmi')}${textIn(root, 'secuencial')}${given.slice(39, 47)}1`
  let total = 0
  for (let place = 0; place < digits.length; place += 1) total += Number(digits[digits.length - 1 - place]) * (2 + (place % 6))
  const rest = 11 - (total % 11)
  return `${digits}${rest === 11 ? 0 : rest === 10 ? 1 : rest}`
}

/** What is found at the authorisation: signature, then sums. */
export function judge(xml: string, root: Element): Judgement | null {
  const [signature] = faultsOfSignature(xml)
  if (signature) return { code: 39, more: signature }
  const difference = differenceIn(root)
  return difference ? { code: 52, more: difference } : null
}

function differenceIn(root: Element): string | null {
  const info = root.getElementsByTagName(root.nodeName === 'factura' ? 'infoFactura' : 'infoNotaCredito')[0]
  const [details] = Array.from(root.getElementsByTagName('detalles'))
  if (!info || !details) return 'nothing'
  const net = totalOf(details, 'detalle', 'precioTotalSinImpuesto')
  const iva = totalOf(info, 'totalImpuesto', 'valor')
  const thirdParty = totalOf(root, 'rubro', 'total')
  const [total, ofMoney] =
    root.nodeName === 'factura' ? ['importeTotal', totalOf(info, 'pago', 'total')] : ['valorModificacion', null]
  const expected: [string, number, number][] = [
    ['totalSinImpuestos', centsOf(textIn(info, 'totalSinImpuestos')), net],
    [total, centsOf(textIn(info, total)), net + iva + thirdParty],
    ['valor', totalOf(details, 'impuesto', 'valor'), iva],
    ['pagos', ofMoney ?? centsOf(textIn(info, total)), centsOf(textIn(info, total))],
  ]
  const [wrong] = expected.filter(([, said, computed]) => said !== computed)
  return wrong ? `${wrong[0]}: ${wrong[1]}, computed ${wrong[2]}` : null
}
