// The simulated SRI judges as the real one: by the samples that were made by hand, each damaged in one way.
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../features/fiscal-documents/sri/post.ts'
import { readAuthorisation, readReception } from '../../features/fiscal-documents/sri/read-answer.ts'
import { questionAbout, sendingOf } from '../../features/fiscal-documents/sri/soap-messages.ts'
import { SAMPLE_FACTURA_SIGNED } from '../fiscal/samples.ts'
import { judge, read } from './judged-document.ts'
import { type SimulatedSri, startSimulatedSri } from './simulator.ts'

const KEY = '2311202601179001167400110010020000001231234567815'
let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
})
afterAll(() => sri.stop())

const judged = (xml: string) => {
  const document = read(xml)
  return 'code' in document ? document : judge(xml, document.root)
}
const damaged = (from: string, to: string) => {
  const xml = SAMPLE_FACTURA_SIGNED.replace(from, to)
  if (xml === SAMPLE_FACTURA_SIGNED) throw new Error(`the sample has no ${from}`)
  return judged(xml)
}
const send = async (xml: string) => {
  const posted = await post(new URL('RecepcionComprobantesOffline', sri.url), sendingOf(xml))
  return readReception(posted.content, KEY)
}
const ask = async (key = KEY) =>
  readAuthorisation((await post(new URL('AutorizacionComprobantesOffline', sri.url), questionAbout(key))).content, key)

describe('the simulated SRI finds', () => {
  test('nothing wrong with the sample', () => {
    expect(judged(SAMPLE_FACTURA_SIGNED)).toBeNull()
  })

  test.each([
    ['what is no XML', '<factura id', '<factura <id'],
    ['a field that is missing', '<moneda>DOLAR</moneda><pagos>', '<moneda>DOLAR</moneda><pagos><pago/>'],
    ['a field in another place', '<ruc>1790011674001</ruc>', ''],
    ['a field that it does not know', '<propina>', '<descuentoSolidario>0.00</descuentoSolidario><propina>'],
    ['a run of spaces', 'CLIENTE DE PRUEBA', 'CLIENTE  DE PRUEBA'],
    ['a line break', 'CLIENTE DE PRUEBA', 'CLIENTE\nDE PRUEBA'],
    ['a key that is not the document’s', '<secuencial>000000123</secuencial>', '<secuencial>000000124</secuencial>'],
    ['a key of another day', '<fechaEmision>23/11/2026</fechaEmision>', '<fechaEmision>24/11/2026</fechaEmision>'],
    ['a wrong check digit', `<claveAcceso>${KEY}`, `<claveAcceso>${KEY.slice(0, 48)}6`],
  ])('%s: 35', (_what, from, to) => {
    expect(damaged(from, to)).toMatchObject({ code: 35 })
  })

  test.each([
    ['a byte that was changed after it was signed', 'Quito, Calle de Prueba 1', 'Quito, Calle de Prueba 2'],
    ['a wrong RSAKeyValue', '<ds:Modulus>t+V5', '<ds:Modulus>u+V5'],
    ['another digest of the certificate', '<ds:DigestValue>t+r//fpow', '<ds:DigestValue>u+r//fpow'],
    ['another serial number', '>20261123001<', '>20261123002<'],
  ])('%s: 39', (_what, from, to) => {
    expect(damaged(from, to)).toMatchObject({ code: 39 })
  })

  test('what is too large: 26', () => {
    expect(judged(`${SAMPLE_FACTURA_SIGNED}${' '.repeat(320 * 1024)}`)).toMatchObject({ code: 26 })
  })
})

describe('the simulated SRI answers', () => {
  test('of a key that it does not know, nothing', async () => {
    expect(await ask(`${KEY.slice(0, 40)}${randomInt(1e8)}`.padEnd(49, '0'))).toEqual({ outcome: 'unknown', because: '' })
  })

  test('of a document: RECIBIDA, once; then 43, and AUTORIZADO with the warning of trials', async () => {
    const first = await send(SAMPLE_FACTURA_SIGNED)
    // The sample is of one day: once it is a month old it is sent too late.
    if (first.outcome === 'givenBack') return expect(first.messages).toMatchObject([{ code: 65 }])
    expect(first.outcome).toBe('received')
    expect(await send(SAMPLE_FACTURA_SIGNED)).toMatchObject({ outcome: 'givenBack', messages: [{ code: 43 }] })
    sri.troubles = [{ call: 'ask', trouble: 'inProcess' }]
    expect((await ask()).outcome).toBe('inProcess')
    expect(await ask()).toMatchObject({
      outcome: 'authorised',
      messages: [{ code: 60, isWarning: true }],
      authorisation: { document: SAMPLE_FACTURA_SIGNED },
    })
    return undefined
  })

  test('what it is told to, once', async () => {
    sri.troubles = [
      { call: 'send', trouble: 'code70' },
      { call: 'ask', trouble: 'prefixes' },
    ]
    expect(await send(SAMPLE_FACTURA_SIGNED)).toMatchObject({
      outcome: 'givenBack',
      messages: [{ code: 70, more: 'on command' }],
    })
    expect((await ask()).outcome).toBe('authorised')
    expect(sri.troubles).toEqual([])
  })
})
