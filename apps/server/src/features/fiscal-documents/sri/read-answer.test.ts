// Answers as the SRI's servers have written them, in their several hands: what each means, and what counts as none.
import { describe, expect, test } from 'vitest'
import { readAuthorisation, readReception } from './read-answer.ts'
import { questionAbout, sendingOf } from './soap-messages.ts'

const KEY = '2311202601179001167400110010020000001231234567815'
const OTHER = '2411202604179001167400110010020000000078765432113'

const jaxWs = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${body}</S:Body></S:Envelope>`
const cxf = (body: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`

const reception = (inside: string) =>
  `<ns2:validarComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.recepcion"><RespuestaRecepcionComprobante>${inside}</RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`
const authorisation = (inside: string) =>
  `<ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion"><RespuestaAutorizacionComprobante>${inside}</RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>`

const returned = (key: string, ...messages: string[]) =>
  `<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso>${key}</claveAcceso><mensajes>${messages.join('')}</mensajes></comprobante></comprobantes>`
const message = (code: string, text: string, type = 'ERROR', more = '') =>
  `<mensaje><identificador>${code}</identificador><mensaje>${text}</mensaje>${more && `<informacionAdicional>${more}</informacionAdicional>`}<tipo>${type}</tipo></mensaje>`

describe('what reception answers', () => {
  test('RECIBIDA, with an empty list', () => {
    const answer = jaxWs(reception('<estado>RECIBIDA</estado><comprobantes/>'))
    expect(readReception(answer, KEY)).toEqual({ outcome: 'received', messages: [], because: '' })
  })

  test('RECIBIDA by another server: other prefixes, no declaration, spaces around', () => {
    const answer = `\n  ${cxf(reception('\n<estado> RECIBIDA </estado>\n<comprobantes></comprobantes>'))}\n`
    expect(readReception(answer, KEY).outcome).toBe('received')
  })

  test('DEVUELTA, with each message', () => {
    const messages = [
      message('35', 'ARCHIVO NO CUMPLE ESTRUCTURA XML', 'ERROR', 'linea 1, columna 20 &lt;ruc&gt;'),
      message('60', 'ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS', 'ADVERTENCIA'),
      message('', 'SIN NUMERO', 'INFORMATIVO'),
    ]
    expect(readReception(jaxWs(reception(returned(KEY, ...messages))), KEY)).toEqual({
      outcome: 'givenBack',
      because: '',
      messages: [
        { code: 35, text: 'ARCHIVO NO CUMPLE ESTRUCTURA XML', more: 'linea 1, columna 20 <ruc>', isWarning: false },
        { code: 60, text: 'ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS', more: '', isWarning: true },
        { code: null, text: 'SIN NUMERO', more: '', isWarning: true },
      ],
    })
  })

  test('DEVUELTA without a key, which it could not read; RECHAZADA, as one sample of the SRI has it', () => {
    expect(readReception(jaxWs(reception(returned('N/A', message('35', 'X')))), KEY).outcome).toBe('givenBack')
    const refused = returned(KEY, message('43', 'CLAVE ACCESO REGISTRADA')).replace('DEVUELTA', 'RECHAZADA')
    expect(readReception(jaxWs(reception(refused)), KEY).outcome).toBe('givenBack')
  })

  test.each([
    ['another document’s', jaxWs(reception(returned(OTHER, message('35', 'X')))), 'otherKey'],
    ['of a state that nobody knows', jaxWs(reception('<estado>PENDIENTE</estado>')), 'otherContent'],
    ['without a state', jaxWs(reception('')), 'otherContent'],
    ['of the other service', jaxWs(authorisation('<estado>RECIBIDA</estado>')), 'otherContent'],
    ['a fault', cxf('<soap:Fault><faultcode>soap:Server</faultcode><faultstring>X</faultstring></soap:Fault>'), 'fault'],
    ['HTML', '<html><head><title>X</title></head><body><p>Mantenimiento<br></body></html>', 'notXml'],
    ['HTML that is XML too', '<html><body/></html>', 'otherContent'],
    ['HTML with its type', '<!DOCTYPE html><html></html>', 'doctype'],
    ['XML with a type of its own', '<?xml version="1.0"?><!doctype x [<!ENTITY a "b">]><x>&a;</x>', 'doctype'],
    ['nothing', '', 'notXml'],
    ['words', 'Service Unavailable', 'notXml'],
    ['cut off', jaxWs(reception('<estado>RECIBIDA</estado>')).slice(0, -30), 'notXml'],
  ])('%s is no clear answer', (_what, answer, because) => {
    expect(readReception(answer, KEY)).toEqual({ outcome: 'unclear', because })
  })
})

const SIGNED = '<?xml version="1.0" encoding="UTF-8"?>\n<factura id="comprobante"><a>1 &amp; 2</a></factura>'
const escaped = SIGNED.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const one = (state: string, { key = KEY, date = '2026-11-23T10:42:07-05:00', document = escaped, messages = '' } = {}) =>
  `<autorizacion><estado>${state}</estado><numeroAutorizacion>${key}</numeroAutorizacion><fechaAutorizacion>${date}</fechaAutorizacion><ambiente>PRUEBAS</ambiente><comprobante>${document}</comprobante><mensajes>${messages}</mensajes></autorizacion>`
const about = (key: string, ...all: string[]) =>
  `<claveAccesoConsultada>${key}</claveAccesoConsultada><numeroComprobantes>${all.length}</numeroComprobantes><autorizaciones>${all.join('')}</autorizaciones>`

describe('what is answered of a key', () => {
  test('AUTORIZADO, with its instant, the document and the warnings', () => {
    const warned = one('AUTORIZADO', { messages: message('60', 'AMBIENTE DE PRUEBAS', 'ADVERTENCIA') })
    const { authorisation: given, ...answer } = readAuthorisation(jaxWs(authorisation(about(KEY, warned))), KEY)
    expect(answer).toEqual({
      outcome: 'authorised',
      because: '',
      messages: [{ code: 60, text: 'AMBIENTE DE PRUEBAS', more: '', isWarning: true }],
    })
    expect(given?.at?.toISOString()).toBe('2026-11-23T15:42:07.000Z')
    expect(given?.document).toBe(SIGNED)
  })

  test('what is kept of it is the SRI’s file: without prefixes, the document as it was signed', () => {
    const { authorisation: given } = readAuthorisation(jaxWs(authorisation(about(KEY, one('AUTORIZADO')))), KEY)
    expect(given?.xml).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n<autorizacion><estado>AUTORIZADO</estado>',
        `<numeroAutorizacion>${KEY}</numeroAutorizacion><fechaAutorizacion>2026-11-23T10:42:07-05:00</fechaAutorizacion>`,
        `<ambiente>PRUEBAS</ambiente><comprobante><![CDATA[${SIGNED}]]></comprobante><mensajes/></autorizacion>`,
      ].join(''),
    )
  })

  test('as CDATA, with the date as the older server writes it, twice, or after a refusal', () => {
    const inCdata = one('AUTORIZADO', { document: `<![CDATA[${SIGNED}]]>`, date: '23/11/2026 10:42:07' })
    const answer = readAuthorisation(cxf(authorisation(about(KEY, inCdata))), KEY)
    expect([answer.authorisation?.document, answer.authorisation?.at?.toISOString()]).toEqual([
      SIGNED,
      '2026-11-23T15:42:07.000Z',
    ])
    const twice = readAuthorisation(jaxWs(authorisation(about(KEY, one('AUTORIZADO'), one('AUTORIZADO')))), KEY)
    const corrected = readAuthorisation(
      jaxWs(authorisation(about(KEY, one('NO AUTORIZADO', { key: '' }), one('AUTORIZADO')))),
      KEY,
    )
    expect([twice.outcome, corrected.outcome]).toEqual(['authorised', 'authorised'])
  })

  test('an instant that cannot be read is none', () => {
    const answer = readAuthorisation(jaxWs(authorisation(about(KEY, one('AUTORIZADO', { date: 'ayer' })))), KEY)
    expect(answer.authorisation?.at).toBeNull()
  })

  test.each([
    ['nothing of it', about(KEY), 'unknown'],
    ['EN PROCESO', about(KEY, one('EN PROCESO', { key: '' })), 'inProcess'],
    ['EN PROCESAMIENTO', about(KEY, one('EN PROCESAMIENTO', { key: '' })), 'inProcess'],
    ['refused, and in process again', about(KEY, one('NO AUTORIZADO', { key: '' }), one('EN PROCESO', { key: '' })), 'inProcess'],
  ])('%s: %s', (_what, inside, outcome) => {
    expect(readAuthorisation(jaxWs(authorisation(inside)), KEY).outcome).toBe(outcome)
  })

  test('NO AUTORIZADO, by the last refusal', () => {
    const first = one('NO AUTORIZADO', { key: '', date: '2026-11-24T10:00:00-05:00', messages: message('39', 'FIRMA INVALIDA') })
    const before = one('NO AUTORIZADO', {
      key: '',
      date: '2026-11-23T10:00:00-05:00',
      messages: message('52', 'ERROR EN DIFERENCIAS'),
    })
    const answer = readAuthorisation(jaxWs(authorisation(about(KEY, first, before))), KEY)
    expect(answer).toMatchObject({ outcome: 'notAuthorised', messages: [{ code: 39 }] })
  })

  test.each([
    ['of another key', about(OTHER, one('AUTORIZADO', { key: OTHER })), 'otherKey'],
    ['AUTORIZADO with another number', about(KEY, one('AUTORIZADO', { key: OTHER })), 'otherKey'],
    ['AUTORIZADO without a number', about(KEY, one('AUTORIZADO', { key: '' })), 'otherKey'],
    ['without a key', '<numeroComprobantes>0</numeroComprobantes>', 'otherKey'],
    ['of one document that is not there', about(KEY).replace('>0<', '>1<'), 'otherContent'],
    ['without how many', about(KEY).replace('<numeroComprobantes>0</numeroComprobantes>', ''), 'otherContent'],
  ])('%s is no clear answer', (_what, inside, because) => {
    expect(readAuthorisation(jaxWs(authorisation(inside)), KEY)).toEqual({ outcome: 'unclear', because })
  })
})

describe('what is asked', () => {
  test('is the document as base64, in the reception’s namespace', () => {
    expect(sendingOf('<a>ñ</a>')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ec="http://ec.gob.sri.ws.recepcion">',
        '<soapenv:Header/><soapenv:Body><ec:validarComprobante><xml>PGE+w7E8L2E+</xml></ec:validarComprobante></soapenv:Body></soapenv:Envelope>',
      ].join(''),
    )
  })

  test('is the key, in the authorisation’s', () => {
    expect(questionAbout(KEY)).toContain(
      `xmlns:ec="http://ec.gob.sri.ws.autorizacion"><soapenv:Header/><soapenv:Body><ec:autorizacionComprobante><claveAccesoComprobante>${KEY}</claveAccesoComprobante>`,
    )
  })
})
