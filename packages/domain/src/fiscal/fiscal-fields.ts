// Every field that a document may have: its order, whether it must be there, and what it may say. Stricter than the SRI's schemas, which
// allow fields that the house never writes.
import { CODE_OF_DOCUMENT, CODE_OF_ENVIRONMENT, EMISSION_TYPE, type FiscalDocumentKind } from './access-key.ts'
import { PRODUCT_CODES } from './fiscal-details.ts'
import { PAYMENT_FORMS } from './fiscal-payments.ts'
import { fiscalText, LONGEST_FISCAL_TEXT } from './fiscal-text.ts'

/** What a text may be. */
type TextForm = (text: string) => boolean

export type FiscalField = {
  name: string
  least: 0 | 1
  most: number
  form: TextForm | readonly FiscalField[]
  /** An attribute that says what the field is. */
  named?: true
}

const one = (name: string, form: FiscalField['form']): FiscalField => ({ name, least: 1, most: 1, form })
const optional = (name: string, form: FiscalField['form']): FiscalField => ({ name, least: 0, most: 1, form })
const several = (name: string, form: FiscalField['form'], most: number = Number.POSITIVE_INFINITY): FiscalField => ({
  ...{ name, least: 1, most, form },
})

const matching =
  (pattern: RegExp): TextForm =>
  (text) =>
    pattern.test(text)
const oneOf =
  (...texts: readonly string[]): TextForm =>
  (text) =>
    texts.includes(text)
const digits = (count: number): TextForm => matching(new RegExp(`^\\d{${count}}$`))
const cleanText =
  (most: number = LONGEST_FISCAL_TEXT): TextForm =>
  (text) =>
    text !== '' && text === fiscalText(text, most)
/** 14 digits, two of them decimals. */
const amount = matching(/^(0|[1-9]\d{0,11})\.\d{2}$/)
const percentage = matching(/^(0|[1-9]\d?)\.\d{2}$/)
const day = matching(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[012])\/20\d\d$/)

const taxHead = (kind: FiscalDocumentKind): FiscalField =>
  one('infoTributaria', [
    one('ambiente', oneOf(...Object.values(CODE_OF_ENVIRONMENT))),
    one('tipoEmision', oneOf(EMISSION_TYPE)),
    one('razonSocial', cleanText()),
    optional('nombreComercial', cleanText()),
    one('ruc', matching(/^\d{10}001$/)),
    one('claveAcceso', digits(49)),
    one('codDoc', oneOf(CODE_OF_DOCUMENT[kind])),
    one('estab', digits(3)),
    one('ptoEmi', digits(3)),
    one('secuencial', digits(9)),
    one('dirMatriz', cleanText()),
    optional('agenteRetencion', matching(/^[1-9]\d{0,7}$/)),
    optional('contribuyenteRimpe', oneOf('CONTRIBUYENTE RÉGIMEN RIMPE', 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE')),
  ])

const ISSUED = [one('fechaEmision', day), optional('dirEstablecimiento', cleanText())]
const TAXPAYER = [
  optional('contribuyenteEspecial', matching(/^[A-Za-z0-9]{3,13}$/)),
  one('obligadoContabilidad', oneOf('SI', 'NO')),
]
const BUYER = [
  one('tipoIdentificacionComprador', oneOf('04', '05', '06')),
  one('razonSocialComprador', cleanText()),
  one('identificacionComprador', matching(/^[A-Z0-9]{5,20}$/)),
]
const ivaCode = matching(/^\d{1,4}$/)

const TOTALS = one('totalConImpuestos', [
  several('totalImpuesto', [
    one('codigo', oneOf('2')),
    one('codigoPorcentaje', ivaCode),
    one('baseImponible', amount),
    one('valor', amount),
  ]),
])

const details = (codeName: string): FiscalField =>
  one('detalles', [
    several('detalle', [
      one(codeName, oneOf(...PRODUCT_CODES)),
      one('descripcion', cleanText()),
      one('cantidad', oneOf('1.00')),
      one('precioUnitario', amount),
      one('descuento', amount),
      one('precioTotalSinImpuesto', amount),
      one('impuestos', [
        one('impuesto', [
          one('codigo', oneOf('2')),
          one('codigoPorcentaje', ivaCode),
          one('tarifa', percentage),
          one('baseImponible', amount),
          one('valor', amount),
        ]),
      ]),
    ]),
  ])

const ADDITIONAL = optional('infoAdicional', [{ ...several('campoAdicional', cleanText(), 15), named: true }])

const PAYMENTS = one('pagos', [
  several('pago', [
    one('formaPago', oneOf(...PAYMENT_FORMS)),
    one('total', amount),
    optional('plazo', matching(/^(0|[1-9]\d{0,2})$/)),
    optional('unidadTiempo', oneOf('dias')),
  ]),
])

/** By the name of the root. */
export const FISCAL_FIELDS: Record<FiscalDocumentKind, readonly FiscalField[]> = {
  factura: [
    taxHead('factura'),
    one('infoFactura', [
      ...ISSUED,
      ...TAXPAYER,
      ...BUYER,
      optional('direccionComprador', cleanText()),
      one('totalSinImpuestos', amount),
      one('totalDescuento', amount),
      TOTALS,
      one('propina', oneOf('0.00')),
      one('importeTotal', amount),
      one('moneda', oneOf('DOLAR')),
      PAYMENTS,
    ]),
    details('codigoPrincipal'),
    optional('otrosRubrosTerceros', [several('rubro', [one('concepto', cleanText()), one('total', amount)])]),
    ADDITIONAL,
  ],
  notaCredito: [
    taxHead('notaCredito'),
    one('infoNotaCredito', [
      ...ISSUED,
      ...BUYER,
      ...TAXPAYER,
      one('codDocModificado', oneOf(CODE_OF_DOCUMENT.factura)),
      one('numDocModificado', matching(/^\d{3}-\d{3}-\d{9}$/)),
      one('fechaEmisionDocSustento', day),
      one('totalSinImpuestos', amount),
      one('valorModificacion', amount),
      one('moneda', oneOf('DOLAR')),
      TOTALS,
      one('motivo', cleanText()),
    ]),
    details('codigoInterno'),
    ADDITIONAL,
  ],
}
