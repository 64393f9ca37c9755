import { elementAt, fiscalTextAt, readFiscalDocument } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { authorisationOf } from '../../testing/fiscal/authorisation.ts'
import { SAMPLE_FACTURA, SAMPLE_FACTURA_SIGNED, SAMPLE_NOTA_CREDITO } from '../../testing/fiscal/samples.ts'
import { authorisedDocumentOf } from './read-fiscal-xml.ts'

const KEY = '2311202601179001167400110010020000001231234567815'
const SIGNED = authorisationOf(SAMPLE_FACTURA_SIGNED, KEY)
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const withoutMark = SAMPLE_FACTURA_SIGNED.replace(/^<\?xml[^>]*\?>\n/, '')

/** As the SRI's services wrap it, and as older ones did. */
const WAYS = {
  'as text': SIGNED.replace(/<!\[CDATA\[.*\]\]>/s, escaped(SAMPLE_FACTURA_SIGNED)),
  'without its own declaration': authorisationOf(withoutMark, KEY),
  'after a declaration': `<?xml version="1.0" encoding="UTF-8"?>\n${SIGNED}`,
  'between spaces': `\n  ${SIGNED}\n`,
  'within the answer': `<autorizaciones>${SIGNED}</autorizaciones>`,
  'within an envelope': [
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    '<ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion">',
    `<RespuestaAutorizacionComprobante><autorizaciones>${SIGNED}</autorizaciones></RespuestaAutorizacionComprobante>`,
    '</ns2:autorizacionComprobanteResponse></soap:Body></soap:Envelope>',
  ].join(''),
  'with a prefix': SIGNED.replace('<autorizacion>', '<a:autorizacion xmlns:a="urn:a">').replace(
    '</autorizacion>',
    '</a:autorizacion>',
  ),
}

describe('what the SRI authorised is read', () => {
  test('with its number and moment', () => {
    const { document, authorisation, authorisedAt } = authorisedDocumentOf(SIGNED)

    expect(authorisation).toBe(KEY)
    expect(authorisedAt).toBe('2026-11-23T10:42:09-05:00')
    expect(document.name).toBe('factura')
    expect(document.attributes).toEqual({ id: 'comprobante', version: '2.1.0' })
    expect(fiscalTextAt(document, 'infoTributaria', 'claveAcceso')).toBe(KEY)
  })

  test.each(Object.entries(WAYS))('%s', (_way, xml) => {
    expect(authorisedDocumentOf(xml)).toEqual(authorisedDocumentOf(SIGNED))
  })

  test('without its signature: what is left is the document as it was before', () => {
    const unsigned = authorisedDocumentOf(authorisationOf(SAMPLE_FACTURA, KEY))

    expect(authorisedDocumentOf(SIGNED).document).toEqual(unsigned.document)
    expect(elementAt(unsigned.document, 'Signature')).toBeUndefined()
  })

  test('with marks that XML escapes', () => {
    const name = 'Ñusta &amp; Hijos &lt;Cía.&gt; "Sur"'
    const xml = SAMPLE_FACTURA.replace('CLIENTE DE PRUEBA', name)

    expect(readFiscalDocument(authorisedDocumentOf(authorisationOf(xml, KEY)).document).buyer.name).toBe(
      'Ñusta & Hijos <Cía.> "Sur"',
    )
  })

  test('of a nota de crédito too', () => {
    const { document } = authorisedDocumentOf(authorisationOf(SAMPLE_NOTA_CREDITO, KEY))

    expect(readFiscalDocument(document)).toMatchObject({ kind: 'notaCredito', totalInCents: 1_758 })
  })
})

describe('nothing is read', () => {
  test.each([
    ['of what is not authorised', SIGNED.replace('>AUTORIZADO<', '>NO AUTORIZADO<'), 'not authorised: NO AUTORIZADO'],
    ['without a state', SIGNED.replace('<estado>AUTORIZADO</estado>', ''), 'not authorised: '],
    ['without an authorisation', SAMPLE_FACTURA_SIGNED, 'no autorizacion'],
    ['with a type of its own', `<!DOCTYPE a [<!ENTITY b "c">]>${SIGNED}`, 'no document'],
    ['with a document of such a type', authorisationOf(`<!DOCTYPE factura>${withoutMark}`, KEY), 'no document'],
  ])('%s', (_what, xml, because) => {
    expect(() => authorisedDocumentOf(xml)).toThrow(new RangeError(because))
  })

  test.each([
    ['of nothing', ''],
    ['of words', 'AUTORIZADO'],
    ['of a page', '<html><body>503</body>'],
    ['of a half', SIGNED.slice(0, 700)],
    ['of more than one', `${SIGNED}<`],
    ['without a document', SIGNED.replace(/<comprobante>.*<\/comprobante>/s, '')],
  ])('%s', (_what, xml) => {
    expect(() => authorisedDocumentOf(xml)).toThrow(RangeError)
  })
})
