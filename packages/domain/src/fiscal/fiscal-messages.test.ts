import { describe, expect, test } from 'vitest'
import { effectOfRefusal, type FiscalEffect, type FiscalMessage, whatToDo } from '../index.ts'

const error = (code: number | null): FiscalMessage => ({ code, text: 'FIRMA INVALIDA', more: '', isWarning: false })
const warning = (code: number): FiscalMessage => ({ ...error(code), isWarning: true })

describe('what a refusal asks for', () => {
  test.each([
    [[39], 'person'],
    [[45], 'renumber'],
    [[65], 'redate'],
    [[50], 'again'],
    [[43, 35], 'known'],
    [[45, 70], 'wait'],
    [[65, 35], 'person'],
    [[12_345], 'person'],
    [[], 'person'],
  ] as const)('%j: %s', (codes, effect) => {
    expect(effectOfRefusal(codes.map((code) => error(code)))).toBe(effect)
  })

  test('is not asked for by a warning', () => {
    expect(effectOfRefusal([warning(45), error(50)])).toBe('again')
    expect(effectOfRefusal([warning(50)])).toBe('person')
  })
})

describe('what a person is told to do', () => {
  test('is said in our words, once, the house’s own first', () => {
    expect(whatToDo('certificateExpired', [error(39), error(47), error(48), error(43)])).toEqual([
      {
        es: 'La firma electrónica caducó: carga una vigente en la configuración.',
        en: 'The signing certificate has expired: upload a valid one in the settings.',
      },
      {
        es: 'Revisa la firma electrónica en la configuración y reintenta.',
        en: 'Check the signing certificate in the settings and try again.',
      },
      { es: 'Avisa a soporte.', en: 'Tell support.' },
    ])
  })

  test('of a message that the product does not know, or that has no number, is to read it', () => {
    const [told] = whatToDo(null, [error(12_345), error(null)])
    expect(told?.es).toBe('Mensaje del SRI que el sistema no conoce: léelo y reintenta o avisa a soporte.')
    expect(whatToDo(null, [])).toEqual([])
  })
})

// biome-ignore format: a table reads best as a table
const EVERY_MESSAGE: readonly [code: number, effect: FiscalEffect, es: string | null][] = [
  [2, 'person', 'Regulariza el RUC en el SRI y reintenta.'],
  [10, 'person', 'El establecimiento está clausurado: reintenta cuando termine.'],
  [26, 'person', 'El documento pesa demasiado: avisa a soporte.'],
  [27, 'person', 'Tu clase de contribuyente no puede emitir: consulta al SRI.'],
  [28, 'person', 'Acepta el acuerdo de medios electrónicos en SRI en línea y reintenta.'],
  [34, 'person', 'Pide en SRI en línea la emisión de este tipo de comprobante.'],
  [35, 'person', 'El SRI no acepta la forma del documento: avisa a soporte con este mensaje.'],
  [36, 'person', 'Hay que actualizar el sistema: avisa a soporte.'],
  [37, 'person', 'Pide la certificación de este ambiente en SRI en línea y reintenta.'],
  [39, 'person', 'Revisa la firma electrónica en la configuración y reintenta.'],
  [40, 'person', 'Carga de nuevo la firma electrónica y reintenta.'],
  [42, 'person', 'Carga una firma electrónica vigente y reintenta.'],
  [43, 'known', null],
  [45, 'renumber', 'Otro sistema usó este número: confirma para tomar el siguiente.'],
  [46, 'person', 'Revisa el RUC de la empresa.'],
  [47, 'person', 'Avisa a soporte.'],
  [48, 'person', 'Avisa a soporte.'],
  [49, 'person', 'Avisa a soporte.'],
  [50, 'again', null],
  [52, 'person', 'El SRI calcula otros valores: avisa a soporte con este mensaje.'],
  [56, 'person', 'Revisa el establecimiento en la configuración.'],
  [57, 'person', 'El SRI suspendió la emisión: regulariza y reintenta.'],
  [58, 'person', 'Avisa a soporte.'],
  [59, 'person', 'La identificación del cliente no consta en el SRI.'],
  [60, 'person', 'Ambiente de pruebas.'],
  [62, 'person', 'La identificación del cliente parece equivocada.'],
  [63, 'person', 'Regulariza el RUC en el SRI y reintenta.'],
  [64, 'person', 'Avisa a soporte.'],
  [65, 'redate', null],
  [67, 'person', 'Avisa a soporte.'],
  [68, 'person', 'La factura que esta nota modifica no consta como electrónica.'],
  [69, 'person', 'Corrige la identificación del comprador y reintenta.'],
  [70, 'wait', null],
  [80, 'person', 'Avisa a soporte.'],
]

test.each(EVERY_MESSAGE)('%i given back: %s, and a person reads %s', (code, effect, es) => {
  expect(effectOfRefusal([error(code)])).toBe(effect)
  const told = whatToDo(null, [error(code)])
  expect(told.map((words) => words.es)).toEqual(es === null ? [] : [es])
  expect(told.every(({ en }) => en.length > 0)).toBe(true)
})

test.each([
  ['certificateMissing', 'Falta la firma electrónica: cárgala en la configuración.'],
  ['boxClosed', 'No se puede abrir la firma electrónica en este servidor: cárgala de nuevo o revisa SECRETS_KEY.'],
  ['documentFaulty', 'Con estos datos no se puede hacer el documento: corrige lo que se indica.'],
  ['setupIncomplete', 'Completa la configuración de facturación electrónica.'],
  ['silentForADay', 'El SRI no respondió en 24 horas: revisa en SRI en línea, o reintenta.'],
  ['dateRefused', 'El SRI no aceptó la fecha de hoy: revisa el reloj del servidor y reintenta mañana.'],
  ['numberUsedElsewhere', 'Otro sistema usó este número: confirma para tomar el siguiente.'],
] as const)('%s, which the house finds itself, is said so: %s', (trouble, es) => {
  expect(whatToDo(trouble, []).map((words) => words.es)).toEqual([es])
})
